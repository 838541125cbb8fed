"""Stands in for Conan 2, which is not available on this machine: the parts that mistbank's recipe uses, with their
documented behaviour. check_recipes.py runs the steps of a recipe with it."""

import subprocess
from pathlib import Path
from types import SimpleNamespace


class Options(SimpleNamespace):
    def get_safe(self, name, default=None):
        return getattr(self, name, default)


class CppInfo:
    def __init__(self):
        self.libs, self.defines, self.system_libs, self.properties = [], [], [], {}

    def set_property(self, name, value):
        self.properties[name] = value


class ConanFile:
    name = version = None
    options, default_options, settings = {}, {}, ()

    def __init__(self, work, version, settings, **options):
        for name, value in options.items():
            assert value in self.options[name], f"no option {name}={value}"
        assert set(self.settings) == set(vars(settings)), f"settings {self.settings}"
        assert set(self.default_options) == set(self.options)
        self.options = Options(**{**self.default_options, **options})
        self.settings, self.version, self.conan_data = settings, version, {}
        self.source_folder, self.build_folder, self.package_folder = (
            str(Path(work) / name) for name in ("source", "build", "packages")
        )
        self.cache_variables = {}
        self.cpp_info = CppInfo()
        self.cpp = SimpleNamespace(build=SimpleNamespace(bindir=self.build_folder))
        self.required = []

    def requires(self, reference):
        self.required.append(reference)

    def run(self, command, env=None):
        assert env in (None, "conanrun")
        print(subprocess.run(command, shell=True, check=True, capture_output=True, text=True).stdout, end="")
