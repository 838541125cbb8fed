import subprocess


def cmake_layout(conanfile, src_folder="."):
    pass  # check_recipes.py has already set the folders


class CMakeToolchain:
    def __init__(self, conanfile):
        self.conanfile, self.cache_variables = conanfile, {}

    def generate(self):
        self.conanfile.cache_variables = self.cache_variables


class CMake:
    def __init__(self, conanfile):
        self.conanfile = conanfile

    def run(self, *arguments):
        command = ["nice", "-n", "10", "cmake", *arguments]
        problems = subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        ).stderr
        assert "not used by the project" not in problems, problems

    def configure(self):
        variables = {name: {True: "ON", False: "OFF"}[value] for name, value in self.conanfile.cache_variables.items()}
        variables["CMAKE_BUILD_TYPE"] = self.conanfile.settings.build_type
        if folder := getattr(self.conanfile, "generators_folder", None):
            variables["CMAKE_PREFIX_PATH"] = folder
        options = [f"-D{name}={value}" for name, value in variables.items()]
        self.run("-S", self.conanfile.source_folder, "-B", self.conanfile.build_folder, "-G", "Ninja", *options)

    def build(self):
        self.run("--build", self.conanfile.build_folder)

    def install(self):
        self.run("--install", self.conanfile.build_folder, "--prefix", self.conanfile.package_folder)
