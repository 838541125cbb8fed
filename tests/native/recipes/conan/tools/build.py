def check_min_cppstd(conanfile, standard):
    assert standard == 17 and conanfile.settings.compiler == "gcc", "GCC 12 takes C++17 by itself"


def stdcpp_library(conanfile):
    return "stdc++" if conanfile.settings.compiler == "gcc" else None


def can_run(conanfile):
    return True
