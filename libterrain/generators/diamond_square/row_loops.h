// SPDX-License-Identifier: MIT
// The loops of row_kernels.cpp, which includes this file once for each kind of processor, in a namespace of
// its own and with MORAINE_TARGET saying what the compiler may use. No include guard for that reason.

template <class Source, Distribution distribution>
struct Kernels {
    MORAINE_TARGET static float offset(const Offsets& offsets, int j) {
        return shaped<distribution>(Source::at(offsets, 2 * static_cast<std::uint32_t>(j))) * offsets.scale;
    }

    MORAINE_TARGET static void centres(const float* __restrict up, const float* __restrict down,
                                       float* __restrict out, int count, const Offsets& given) {
        const Offsets offsets = given; // a copy that the stores cannot change
        for (int j = 0; j < count; ++j)
            out[j] = ((up[j] + up[j + 1]) + (down[j] + down[j + 1])) * 0.25F + offset(offsets, j);
    }

    MORAINE_TARGET static void evenRow(const float* __restrict row, const float* __restrict above,
                                       const float* __restrict below, float* __restrict out, int count,
                                       const Offsets& given) {
        const Offsets offsets = given;
        for (int j = 0; j < count; ++j) {
            out[2 * j] = row[j];
            out[2 * j + 1] = ((above[j] + below[j]) + (row[j] + row[j + 1])) * 0.25F + offset(offsets, j);
        }
    }

    MORAINE_TARGET static void borderRow(const float* __restrict row, const float* __restrict inner,
                                         float* __restrict out, int count, const Offsets& given) {
        const Offsets offsets = given;
        for (int j = 0; j < count; ++j) {
            out[2 * j] = row[j];
            out[2 * j + 1] = ((row[j] + row[j + 1]) + inner[j]) / 3.0F + offset(offsets, j);
        }
    }

    MORAINE_TARGET static void oddRow(const float* __restrict up, const float* __restrict down,
                                      const float* __restrict centres, float* __restrict out, int count,
                                      const Offsets& given) {
        const Offsets offsets = given;
        for (int j = 0; j < count; ++j) {
            out[2 * j] = ((up[j] + down[j]) + (centres[j - 1] + centres[j])) * 0.25F + offset(offsets, j);
            out[2 * j + 1] = centres[j];
        }
    }

    MORAINE_TARGET static float borderSample(float up, float down, float inner, const Offsets& offsets) {
        return ((up + down) + inner) / 3.0F + offset(offsets, 0);
    }

    static constexpr RowKernels table = {centres, evenRow, borderRow, oddRow, borderSample};
};

template <class Source>
const RowKernels& kernelsFrom(Distribution distribution) {
    switch (distribution) {
    case Distribution::Positive:
        return Kernels<Source, Distribution::Positive>::table;
    case Distribution::Gaussian:
        return Kernels<Source, Distribution::Gaussian>::table;
    case Distribution::Uniform:
        break;
    }
    return Kernels<Source, Distribution::Uniform>::table;
}

inline const RowKernels& kernels(Distribution distribution, bool fromTable) {
    return fromTable ? kernelsFrom<Tabled>(distribution) : kernelsFrom<Hashed>(distribution);
}
