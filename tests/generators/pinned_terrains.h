// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

/// Terrains whose bits are fixed: they may only change with the step's algorithm number. Without Qt, so that
/// other compilers check them quickly (fingerprint_matrix).
namespace pinned {

using Values = std::vector<std::pair<std::string, std::string>>;

struct Terrain {
    int columns = 0;
    int rows = 0;
    Values values; ///< of the diamond-square step's parameters; the others are those of allValues()
    const char* fingerprint = nullptr;

    [[nodiscard]] std::string name() const {
        std::string out = std::to_string(columns) + "x" + std::to_string(rows);
        for (const auto& [id, text] : values)
            out += ' ' + id + '=' + text;
        return out;
    }

    /// Everything said, so that defaults may change.
    [[nodiscard]] Values allValues() const {
        Values out = {{"seed", "1"},        {"form", "half_step"}, {"amplitude", "600"},
                      {"falloff", "hurst"}, {"hurst", "0.85"},     {"distribution", "uniform"},
                      {"edges", "three"},   {"corners", "fixed"},  {"corner_range", "300"}};
        out.insert(out.end(), values.begin(), values.end());
        return out;
    }
};

inline std::vector<Terrain> terrains() {
    return {
        {257, 257, {}, "eef1a645f4ba3ce698f95b3bb84a8b21"},
        {1025,
         1025,
         {{"seed", "4"}, {"form", "classic"}, {"hurst", "1"}},
         "09014bcb7b8db3e5e3cfd3b0137282d7"},
        {129,
         129,
         {{"form", "classic"},
          {"falloff", "factor"},
          {"factor", "0.6"},
          {"distribution", "positive"},
          {"amplitude", "0.3"},
          {"corner_nw", "0.01"},
          {"corner_ne", "0.01"},
          {"corner_sw", "0.01"},
          {"corner_se", "0.01"}},
         "f0f963180931900e25aedae89e0095d2"},
        {513,
         513,
         {{"distribution", "gaussian"}, {"hurst", "0.7"}, {"seed", "hello"}},
         "0db73ef5459e5a69e1673b29fdae938d"},
        {300,
         200,
         {{"seed", "-1"}, {"corners", "random"}, {"corner_range", "300"}},
         "46cdf8c5147af75be19ddd861aa14e3d"},
        {257,
         257,
         {{"edges", "wrap"}, {"form", "classic"}, {"hurst", "0.5"}},
         "8955a0b2250b9351ca252728dea0a23c"},
        {193,
         321,
         {{"edges", "wrap"}, {"distribution", "gaussian"}, {"seed", "9223372036854775808"}},
         "50d9a956e7d801ba2a61573c20bee65e"},
        {385,
         129,
         {{"edges", "wrap"}, {"corners", "random"}, {"distribution", "positive"}},
         "156cb11d744fe7b013355c252a64ab31"},
        {257,
         129,
         {{"fixed_points", "0.5,0.5,900;0.25,0,-300;1,1,50"}, {"seed", "0"}},
         "77edfb94730de8c0a751444a84c4fb01"},
        {129,
         129,
         {{"edges", "wrap"}, {"fixed_points", "0.5,0.5,900;0,0.25,-300"}},
         "a464a6f8c264a1370ed6e1dbf78c9a84"},
        {257, 257, {{"stop_level", "5"}, {"stop_half", "centres"}}, "ee00cf85713af47966d2fa843eedc255"},
        {65,
         65,
         {{"falloff", "factor"},
          {"factor", "5"},
          {"amplitude", "0.008"},
          {"form", "classic"},
          {"corner_nw", "1"},
          {"corner_ne", "1.4"},
          {"corner_sw", "1"},
          {"corner_se", "1.2"}},
         "2764fd836689b3f6174b22a66ed296b4"},
        {2049, 2049, {{"hurst", "0.95"}, {"seed", "mountains"}}, "4e8c7e54442247b0d0fbb7db925f6026"},
        {2, 1000, {{"hurst", "0.6"}}, "8964af9106ed86e1cdc2311383096276"},
        {2, 2, {{"corners", "random"}}, "eb07898b272a077a418a111dcea7b164"},
        {777, 33, {{"seed", "Zürich"}, {"hurst", "0.5"}}, "1c8bb1673d6c1082c82d6d517e229fb6"},
        {1000, 1000, {{"hurst", "1.7"}, {"distribution", "positive"}}, "ca3ac2e0a00ed138e89357077f860554"},
        {641,
         257,
         {{"edges", "wrap"}, {"hurst", "0.3"}, {"stop_level", "5"}},
         "9b391ed262f013cdf3ebc4d9b44971ab"},
        {513, 1025, {{"stop_level", "9"}, {"distribution", "gaussian"}}, "a73350c7c1ead77a500794d8cb65b705"},
        {2049,
         1025,
         {{"edges", "wrap"}, {"form", "classic"}, {"distribution", "positive"}},
         "903e77ca312eee919e0242d61b12b98d"},
        {1025,
         257,
         {{"fixed_points", "0.25,0.5,70;0.3125,0.25,-9;0.00390625,1,5"}, {"distribution", "gaussian"}},
         "6d7a2c0ce56c3895509a6616a35e426d"},
        {333,
         1500,
         {{"corner_nw", "-100"}, {"corner_ne", "0.1"}, {"corner_sw", "1e6"}, {"amplitude", "0"}},
         "eed6ab3e0c5cf8c5817ac1e90eee9099"},
        {129,
         65,
         {{"falloff", "factor"}, {"factor", "16"}, {"amplitude", "1e7"}, {"distribution", "gaussian"}},
         "0a3a1f64ccb6238e72c5d66aa4f392d0"},
        {4000,
         20,
         {{"form", "classic"}, {"falloff", "factor"}, {"factor", "0.01"}},
         "c4592f91e1ff43cd2e906e2fc91cb421"},
        {257,
         257,
         {{"form", "calibrated"}, {"hurst", "0.8"}, {"corners", "random"}},
         "baa936ae2efc4b9544024b61f5e69653"},
        {385,
         129,
         {{"form", "calibrated"}, {"hurst", "0.4"}, {"distribution", "gaussian"}, {"edges", "wrap"}},
         "20dd35905d625b730533ab5d33c23d32"},
        {257,
         257,
         {{"edges", "open"}, {"form", "classic"}, {"hurst", "0.6"}},
         "dc873aa5e47a7b5911abcc6b132192c3"},
        {257, 257, {{"form", "stationary"}, {"hurst", "0.8"}}, "379c004312d3e03f86e73809b5147f67"},
        {300,
         200,
         {{"form", "stationary"}, {"hurst", "0.3"}, {"distribution", "gaussian"}},
         "73baf5b39ad557b9396048b8849033f1"},
        {385,
         129,
         {{"form", "stationary"}, {"hurst", "0.5"}, {"edges", "wrap"}, {"seed", "hello"}},
         "ad4a30a8351ef9396c8f2da1706037c2"},
        {4, 3, {{"form", "stationary"}, {"hurst", "0.99"}}, "d07349266f1180d6fed487339e63929d"},
        {129,
         65,
         {{"form", "stationary"},
          {"hurst", "0.01"},
          {"stop_level", "4"},
          {"stop_half", "centres"},
          {"fixed_points", "0.5,0.5,900;0,0.25,-300;1,1,50"}},
         "0b698078129efffcd1dc9c91832f5a6a"},
        // Larger than what goes through the caches.
        {4097, 1537, {{"seed", "large"}}, "129b7072941cc61db7b2b3e8e1bd31b7"},
        {2503,
         2601,
         {{"form", "classic"}, {"hurst", "0.6"}, {"distribution", "positive"}},
         "65b8932b32b55356780edbc522274445"},
        {3001,
         2111,
         {{"distribution", "gaussian"}, {"corners", "random"}},
         "60d75b0f8fbf10b803510f79339c74f4"},
        {4097, 2049, {{"edges", "wrap"}, {"seed", "large"}}, "def54e9490fb8ef715ea8c30df0a56ea"},
        {4097,
         1601,
         {{"form", "stationary"}, {"hurst", "0.8"}, {"seed", "large"}},
         "9fa324ec4adac65b980661f675b7ad59"},
        {4097,
         2049,
         {{"form", "stationary"}, {"hurst", "0.7"}, {"edges", "wrap"}},
         "90608518e2bb36f3dc82234a190441b5"},
        {5000,
         1300,
         {{"fixed_points", "0,0,9;1,0,-9"}, {"hurst", "0.75"}},
         "42909c9bc5c8b0a3607732ac791b2168"},
        {9217,
         1025,
         {{"edges", "wrap"}, {"distribution", "gaussian"}, {"hurst", "0.4"}},
         "86c871ce3e9a842dc22232b272f79f97"},
    };
}

} // namespace pinned
