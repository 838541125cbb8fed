"""The recipe for Conan 2. The package has the static library with the C++ API or, with shared=True, the shared library with
only the C API. In CMake the library is the target mistbank::mistbank in both cases."""

from pathlib import Path

from conan import ConanFile
from conan.tools.build import check_min_cppstd, stdcpp_library
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import collect_libs, copy, get, rmdir

required_conan_version = ">=2.0.9"


class Mistbank(ConanFile):
    name = "mistbank"
    description = "Rules library for Mists over Carcassonne, the base game and their expansions. Unofficial, without artwork."
    license = "MIT"
    topics = ("board-game", "rules", "tiles")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False], "fPIC": [True, False], "adviser": [True, False], "rendering": [True, False]}
    default_options = {"shared": False, "fPIC": True, "adviser": True, "rendering": True}
    implements = ["auto_shared_fpic"]

    def layout(self):
        cmake_layout(self, src_folder="src")

    def validate(self):
        check_min_cppstd(self, 17)

    def source(self):
        get(self, **self.conan_data["sources"][self.version], strip_root=True)

    def generate(self):
        toolchain = CMakeToolchain(self)
        toolchain.cache_variables.update(
            {
                "MISTBANK_STATIC_LIBRARY": not self.options.shared,
                "MISTBANK_SHARED_LIBRARY": bool(self.options.shared),
                "MISTBANK_ADVISER": bool(self.options.adviser),
                "MISTBANK_RENDERING": bool(self.options.rendering),
                "MISTBANK_INSTALL": True,
                "MISTBANK_BUILD_TESTS": False,
                "MISTBANK_BUILD_EXAMPLES": False,
                "MISTBANK_WARNINGS_AS_ERRORS": False,
            }
        )
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", src=self.source_folder, dst=str(Path(self.package_folder) / "licenses"))
        CMake(self).install()
        for folder in ("cmake", "pkgconfig"):  # Conan writes its own files for CMake and pkg-config
            rmdir(self, str(Path(self.package_folder) / "lib" / folder))

    def package_info(self):
        self.cpp_info.libs = collect_libs(self)
        self.cpp_info.set_property("cmake_file_name", "mistbank")
        self.cpp_info.set_property("cmake_target_name", "mistbank::mistbank")
        self.cpp_info.set_property("pkg_config_name", "mistbank")
        for option in ("adviser", "rendering"):
            if not self.options.get_safe(option):
                self.cpp_info.defines.append(f"MISTBANK_NO_{option.upper()}")
        if self.options.shared:
            self.cpp_info.set_property("cmake_target_aliases", ["mistbank::shared"])
            self.cpp_info.defines.append("MISTBANK_SHARED")
            return
        runtime = stdcpp_library(self)  # the C++ runtime, which programs in C must link
        if runtime:
            self.cpp_info.system_libs.append(runtime)
        if self.settings.os in ("Linux", "FreeBSD"):
            self.cpp_info.system_libs.extend(["pthread", "m"])
