// SPDX-License-Identifier: MIT
#include "tests/support/read_3mf.h"

#ifdef MORAINE_LIB3MF
#include <Model/COM/NMR_DLLInterfaces.h>
#endif

namespace support {

#ifdef MORAINE_LIB3MF

namespace {

/// A thing of the library's that is given back.
class Handle {
public:
    Handle() = default;
    ~Handle() {
        if (m_thing != nullptr)
            NMR::lib3mf_release(m_thing);
    }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    NMR::PLib3MFBase* get() { return m_thing; }
    NMR::PLib3MFBase** out() { return &m_thing; }

private:
    NMR::PLib3MFBase* m_thing = nullptr;
};

bool done(LIB3MFRESULT result) {
    return result == LIB3MF_OK;
}

void readMesh(Handle& mesh, Read3mf& out) {
    DWORD vertices = 0;
    DWORD triangles = 0;
    BOOL manifold = 0;
    NMR::lib3mf_meshobject_getvertexcount(mesh.get(), &vertices);
    NMR::lib3mf_meshobject_gettrianglecount(mesh.get(), &triangles);
    NMR::lib3mf_meshobject_ismanifoldandoriented(mesh.get(), &manifold);
    out.isManifold = manifold != 0;
    for (DWORD i = 0; i < vertices; ++i) {
        NMR::MODELMESHVERTEX vertex{};
        NMR::lib3mf_meshobject_getvertex(mesh.get(), i, &vertex);
        out.vertices.push_back({vertex.m_fPosition[0], vertex.m_fPosition[1], vertex.m_fPosition[2]});
    }
    for (DWORD i = 0; i < triangles; ++i) {
        NMR::MODELMESHTRIANGLE triangle{};
        NMR::lib3mf_meshobject_gettriangle(mesh.get(), i, &triangle);
        out.triangles.push_back({triangle.m_nIndices[0], triangle.m_nIndices[1], triangle.m_nIndices[2]});
    }
}

void readMeshes(Handle& model, Read3mf& out) {
    Handle meshes;
    NMR::lib3mf_model_getmeshobjects(model.get(), meshes.out());
    for (BOOL hasNext = 0;
         done(NMR::lib3mf_resourceiterator_movenext(meshes.get(), &hasNext)) && hasNext != 0;) {
        Handle mesh;
        NMR::lib3mf_resourceiterator_getcurrent(meshes.get(), mesh.out());
        if (out.meshes++ == 0)
            readMesh(mesh, out);
    }
    Handle items;
    NMR::lib3mf_model_getbuilditems(model.get(), items.out());
    for (BOOL hasNext = 0;
         done(NMR::lib3mf_builditemiterator_movenext(items.get(), &hasNext)) && hasNext != 0;)
        ++out.built;
}

} // namespace

bool has3mfReader() {
    return true;
}

Read3mf read3mf(const std::string& path) {
    Read3mf out;
    Handle model;
    Handle reader;
    if (!done(NMR::lib3mf_createmodel(model.out())) ||
        !done(NMR::lib3mf_model_queryreader(model.get(), "3mf", reader.out())))
        out.problem = "the library does not start";
    else if (!done(NMR::lib3mf_reader_readfromfileutf8(reader.get(), path.c_str())))
        out.problem = "the library cannot read " + path;
    if (!out.problem.empty())
        return out;
    DWORD warnings = 0;
    NMR::lib3mf_reader_getwarningcount(reader.get(), &warnings);
    out.warnings = warnings;
    DWORD unit = 0;
    NMR::lib3mf_model_getunit(model.get(), &unit);
    out.isMillimetres = unit == NMR::MODELUNIT_MILLIMETER;
    out.isMetres = unit == NMR::MODELUNIT_METER;
    readMeshes(model, out);
    return out;
}

#else

bool has3mfReader() {
    return false;
}

Read3mf read3mf(const std::string&) {
    return {.problem = "built without lib3mf"};
}

#endif

} // namespace support
