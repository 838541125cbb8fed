"""The .meta files of the package: Unity's import settings and players for each file."""

import hashlib
from pathlib import Path

from libraries import Platform

META = "fileFormatVersion: 2\nguid: {guid}\n"
IMPORTER = "{importer}:\n  externalObjects: {{}}\n  userData: \n  assetBundleName: \n  assetBundleVariant: \n"
SCRIPT = """\
MonoImporter:
  externalObjects: {}
  serializedVersion: 2
  defaultReferences: []
  executionOrder: 0
  icon: {instanceID: 0}
  userData: 
  assetBundleName: 
  assetBundleVariant: 
"""
PLUGIN = """\
PluginImporter:
  externalObjects: {{}}
  serializedVersion: 2
  iconMap: {{}}
  executionOrder: {{}}
  defineConstraints:{constraints}
  isPreloaded: 0
  isOverridable: 0
  isExplicitlyReferenced: 0
  validateReferences: 1
  platformData:
  - first:
      Any: 
    second:
      enabled: 0
      settings: {{}}
{platforms}  userData: 
  assetBundleName: 
  assetBundleVariant: 
"""
PLATFORM = """\
  - first:
      {group}: {platform}
    second:
      enabled: 1
      settings:{settings}
"""

#: Players that compile the C++ source, with their settings. Xcode needs the language version.
COMPILED = {
    ("Android", "Android"): {},
    ("WebGL", "WebGL"): {},
    ("iPhone", "iOS"): {"CompileFlags": "-std=c++17"},
    ("tvOS", "tvOS"): {"CompileFlags": "-std=c++17"},
    ("VisionOS", "VisionOS"): {"CompileFlags": "-std=c++17"},
}
IMPORTERS = {
    ".asmdef": "AssemblyDefinitionImporter",
    ".json": "PackageManifestImporter",
    ".md": "TextScriptImporter",
    ".unity": "DefaultImporter",
}


def guid_of(package: str, path: str) -> str:
    """Derives the GUID of a file from its path, so that references in projects stay valid in later versions."""
    return hashlib.md5(f"{package}/{path}".encode()).hexdigest()


def enabled(group: str, name: str, **settings: str) -> str:
    lines = "".join(f"\n        {key}: {value}" for key, value in settings.items())
    return PLATFORM.format(group=group, platform=name, settings=lines or " {}")


def of_library(platform: Platform) -> str:
    settings = {"CPU": platform.processor}
    loaded = enabled(*platform.player, **settings)
    if platform.editor:
        loaded = enabled("Editor", "Editor", **settings, DefaultValueInitialized="true", OS=platform.editor) + loaded
    constraints = f"\n  - {platform.since}" if platform.since else " []"
    return PLUGIN.format(platforms=loaded, constraints=constraints)


def of_source(libraries: dict[Path, Platform]) -> str:
    """Returns the settings of the C++ source. It is compiled for those players in COMPILED for which the package has no
    library."""
    served = {platform.player for platform in libraries.values()}
    players = [enabled(*player, **settings) for player, settings in COMPILED.items() if player not in served]
    return PLUGIN.format(platforms="".join(players), constraints=" []")


def importer_of(path: Path, libraries: dict[Path, Platform]) -> str:
    if path in libraries:
        return of_library(libraries[path])
    if path.is_dir():
        return "folderAsset: yes\n" + IMPORTER.format(importer="DefaultImporter")
    if path.suffix == ".cs":
        return SCRIPT
    if path.suffix == ".cpp":
        return of_source(libraries)
    return IMPORTER.format(importer=IMPORTERS[path.suffix])


def write_metas(package: Path, libraries: dict[Path, Platform]) -> None:
    """Writes a .meta file for each file and folder that Unity imports."""
    for path in sorted(package.rglob("*")):
        relative = path.relative_to(package)
        if relative.parts[0] == "Documentation~" or relative.name == "Samples~":
            continue
        meta = META.format(guid=guid_of(package.name, relative.as_posix())) + importer_of(path, libraries)
        Path(f"{path}.meta").write_text(meta, encoding="utf-8", newline="\n")
