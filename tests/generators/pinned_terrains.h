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
        {257, 257, {}, "9fbfa1725cf288d46fd3befe88901bfc"},
        {1025,
         1025,
         {{"seed", "4"}, {"form", "classic"}, {"hurst", "1"}},
         "2f852a3f5e646640be3667f300532b67"},
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
         "7d2ab77265ad8ba58020e49ca3e1cab4"},
        {513,
         513,
         {{"distribution", "gaussian"}, {"hurst", "0.7"}, {"seed", "hello"}},
         "0633f540c0b9615f40e94c7cc20eb6a6"},
        {300,
         200,
         {{"seed", "-1"}, {"corners", "random"}, {"corner_range", "300"}},
         "6dbf351512c1967cf363b2dd276fdfa2"},
        {257,
         257,
         {{"edges", "wrap"}, {"form", "classic"}, {"hurst", "0.5"}},
         "5048b8e42e9a8e6ca49440b7ccab9ece"},
        {193,
         321,
         {{"edges", "wrap"}, {"distribution", "gaussian"}, {"seed", "9223372036854775808"}},
         "eaf494e3b0289b139b02966147a5c7da"},
        {385,
         129,
         {{"edges", "wrap"}, {"corners", "random"}, {"distribution", "positive"}},
         "08ac26097aef7d049d78834d1ed0424c"},
        {257,
         129,
         {{"fixed_points", "0.5,0.5,900;0.25,0,-300;1,1,50"}, {"seed", "0"}},
         "71472ff8b1fcd56b80fc6b44d420fe5a"},
        {129,
         129,
         {{"edges", "wrap"}, {"fixed_points", "0.5,0.5,900;0,0.25,-300"}},
         "0496bef374486e7e1bca0e98415996ae"},
        {257, 257, {{"stop_level", "5"}, {"stop_half", "centres"}}, "b49e3d898b8cede1eccb1d023fc57ce3"},
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
         "16218ddfee44723b26bffd0dc459fff0"},
        {2049, 2049, {{"hurst", "0.95"}, {"seed", "mountains"}}, "5f74402e24f682268d860803284e6ce7"},
        {2, 1000, {{"hurst", "0.6"}}, "5afd05e6331a1bb79ee021ace3f6516c"},
        {2, 2, {{"corners", "random"}}, "39c96e39d0214be630d7c8851926a709"},
        {777, 33, {{"seed", "Zürich"}, {"hurst", "0.5"}}, "9c464d920962acd20994f01fa2a4e608"},
        {1000, 1000, {{"hurst", "1.7"}, {"distribution", "positive"}}, "3762ba31b7a7275f6459063293d433fb"},
        {641,
         257,
         {{"edges", "wrap"}, {"hurst", "0.3"}, {"stop_level", "5"}},
         "33bfc25a7bed275983117e606605be21"},
        {513, 1025, {{"stop_level", "9"}, {"distribution", "gaussian"}}, "bb29023cf5b03ecdde1e84e0f8bedc9f"},
        {2049,
         1025,
         {{"edges", "wrap"}, {"form", "classic"}, {"distribution", "positive"}},
         "ff5fa60c47f9e7bb78d1cf694b1347a6"},
        {1025,
         257,
         {{"fixed_points", "0.25,0.5,70;0.3125,0.25,-9;0.00390625,1,5"}, {"distribution", "gaussian"}},
         "b1351557a255de99bf01aa9f44e3ac2c"},
        {333,
         1500,
         {{"corner_nw", "-100"}, {"corner_ne", "0.1"}, {"corner_sw", "1e6"}, {"amplitude", "0"}},
         "eed6ab3e0c5cf8c5817ac1e90eee9099"},
        {129,
         65,
         {{"falloff", "factor"}, {"factor", "16"}, {"amplitude", "1e7"}, {"distribution", "gaussian"}},
         "a6d64c61a154ede20394a5796b3bc701"},
        {4000,
         20,
         {{"form", "classic"}, {"falloff", "factor"}, {"factor", "0.01"}},
         "998cd2149ae3ec3ab159aaf0a364fa36"},
        {257,
         257,
         {{"form", "calibrated"}, {"hurst", "0.8"}, {"corners", "random"}},
         "00c39b316caa0d3dfbdf83a23c151358"},
        {385,
         129,
         {{"form", "calibrated"}, {"hurst", "0.4"}, {"distribution", "gaussian"}, {"edges", "wrap"}},
         "5d0377a222d9125fa533809b26ce9865"},
        {257,
         257,
         {{"edges", "open"}, {"form", "classic"}, {"hurst", "0.6"}},
         "0bcc9e0e841d14f90f6242e3f50fa548"},
        {257, 257, {{"form", "stationary"}, {"hurst", "0.8"}}, "4ac8ce00ba15f30eecfab0f88180d4a8"},
        {300,
         200,
         {{"form", "stationary"}, {"hurst", "0.3"}, {"distribution", "gaussian"}},
         "4dd5d497fe99685ef3e8a6faea425c3d"},
        {385,
         129,
         {{"form", "stationary"}, {"hurst", "0.5"}, {"edges", "wrap"}, {"seed", "hello"}},
         "3c1947da3a3c75b3f37578bb60106283"},
        {4, 3, {{"form", "stationary"}, {"hurst", "0.99"}}, "9b365e974ca3f187c65c2c0f4f9fc7ee"},
        {129,
         65,
         {{"form", "stationary"},
          {"hurst", "0.01"},
          {"stop_level", "4"},
          {"stop_half", "centres"},
          {"fixed_points", "0.5,0.5,900;0,0.25,-300;1,1,50"}},
         "44b5256f187936c6f974395e4ab42ad8"},
        // Larger than what goes through the caches.
        {4097, 1537, {{"seed", "large"}}, "e98da634511d3cc864feb04091914223"},
        {2503,
         2601,
         {{"form", "classic"}, {"hurst", "0.6"}, {"distribution", "positive"}},
         "ba7f9398032f8930af324a382ee430fc"},
        {3001,
         2111,
         {{"distribution", "gaussian"}, {"corners", "random"}},
         "cc98b997d8575513893d7d87ff5d0640"},
        {4097, 2049, {{"edges", "wrap"}, {"seed", "large"}}, "ef463a88c4c8b2b551a4b6dbc8a6e4f2"},
        {4097,
         1601,
         {{"form", "stationary"}, {"hurst", "0.8"}, {"seed", "large"}},
         "18ed82b879a2f2f29d0d765590837367"},
        {4097,
         2049,
         {{"form", "stationary"}, {"hurst", "0.7"}, {"edges", "wrap"}},
         "2e17c4cbc8e789e0e71ecaf1b2c34211"},
        {5000,
         1300,
         {{"fixed_points", "0,0,9;1,0,-9"}, {"hurst", "0.75"}},
         "0bfd07523096ca7dc5f22820a14763cf"},
        {9217,
         1025,
         {{"edges", "wrap"}, {"distribution", "gaussian"}, {"hurst", "0.4"}},
         "49ed671ef65bbbc057645bebaa8a8779"},
        {1025,
         769,
         {{"form", "stationary"},
          {"hurst", "0.8"},
          {"pins", "0.5,0.5,900;0.25,0.75,-300;0.50390625,0.5,880;0,1,20;0.75,0.125,400"}},
         "40dd4afa5e74c767d37c048daeb41ae4"},
        {513,
         257,
         {{"edges", "wrap"},
          {"falloff", "factor"},
          {"factor", "0.7"},
          {"pins", "0.5,0.25,90;0,1,-30"},
          {"pin_reach", "0.1"},
          {"fixed_points", "0.75,0.5,12"}},
         "aa8f6ffa2f3f6ab16321436ad6eaa3f7"},
    };
}

} // namespace pinned
