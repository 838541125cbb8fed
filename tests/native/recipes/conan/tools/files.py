import hashlib
import re
import shutil
from pathlib import Path


def get(conanfile, url, sha256, strip_root=False):
    """Checks the archive in the folder that check_recipes.py has set, and uses its files. The test of the vcpkg port has
    already unpacked them."""
    archive = conanfile.archives / url.rsplit("/", 1)[1]
    assert hashlib.sha256(archive.read_bytes()).hexdigest() == sha256, f"{url}: another checksum"
    (unpacked,) = (Path(conanfile.source_folder) / sha256).iterdir()
    assert strip_root
    conanfile.source_folder = str(unpacked)


def copy(conanfile, pattern, src, dst):
    Path(dst).mkdir(parents=True, exist_ok=True)
    for path in Path(src).glob(pattern):
        shutil.copy(path, dst)


def rmdir(conanfile, path):
    shutil.rmtree(path)  # fails for a missing folder, because a recipe that removes it is outdated


def collect_libs(conanfile):
    names = (
        re.fullmatch(r"lib(\w+)\.(a|so|dylib)", path.name)
        for path in (Path(conanfile.package_folder) / "lib").iterdir()
    )
    return sorted({name[1] for name in names if name})
