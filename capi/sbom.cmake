# Writes the bill of materials of built libraries as CycloneDX 1.5 in JSON. It lists the version, licence and checksum of
# each file, and the third-party code in it. Run the script with `cmake -P`, or include() it with these variables set:
#
#   cmake -D OUTPUT=FILE -D FILES=LIBRARY[;LIBRARY] [-D PARTS=NAME|VERSION|LICENCE[;...]] -P capi/sbom.cmake
#
#   OUTPUT  the JSON file
#   FILES   the libraries; the document contains their names without folders
#   PARTS   the third-party code that is linked statically; LICENCE is an SPDX expression
#
# The environment variable SOURCE_DATE_EPOCH replaces the creation time of the document. The same files, parts and time
# give the same document.
cmake_minimum_required(VERSION 3.21)

file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/mistbank.h lines REGEX "^#define MISTBANK_VERSION_[A-Z]+ ")
list(TRANSFORM lines REPLACE "^#define MISTBANK_VERSION_[A-Z]+ \"?([^ \"]*).*" "\\1")
list(POP_FRONT lines major minor patch suffix)
set(version ${major}.${minor}.${patch}${suffix})

set(components)
set(digests)
foreach(file IN LISTS FILES)
    get_filename_component(name ${file} NAME)
    file(SHA1 ${file} sha1)
    file(SHA256 ${file} sha256)
    list(APPEND digests ${sha256})
    list(APPEND components "{
      \"type\": \"file\", \"bom-ref\": \"file:${name}\", \"name\": \"${name}\",
      \"hashes\": [{\"alg\": \"SHA-1\", \"content\": \"${sha1}\"}, {\"alg\": \"SHA-256\", \"content\": \"${sha256}\"}]
    }")
endforeach()
set(refs)
foreach(part IN LISTS PARTS)
    string(REPLACE "|" ";" part "${part}")
    list(POP_FRONT part name part_version licence)
    list(APPEND refs "\"part:${name}\"")
    list(APPEND components "{
      \"type\": \"library\", \"bom-ref\": \"part:${name}\", \"name\": \"${name}\", \"version\": \"${part_version}\",
      \"licenses\": [{\"expression\": \"${licence}\"}]
    }")
endforeach()
list(JOIN components ", " components)
list(JOIN refs ", " refs)
string(TIMESTAMP time "%Y-%m-%dT%H:%M:%SZ" UTC)
# The serial number depends only on files, parts and time, so that equal inputs give the same document.
string(UUID serial NAMESPACE 6ba7b811-9dad-11d1-80b4-00c04fd430c8 NAME "mistbank ${version} ${time} ${digests} ${PARTS}" TYPE SHA1)

file(WRITE ${OUTPUT} "{
  \"bomFormat\": \"CycloneDX\",
  \"specVersion\": \"1.5\",
  \"serialNumber\": \"urn:uuid:${serial}\",
  \"version\": 1,
  \"metadata\": {
    \"timestamp\": \"${time}\",
    \"component\": {
      \"type\": \"library\", \"bom-ref\": \"mistbank\", \"name\": \"mistbank\", \"version\": \"${version}\",
      \"purl\": \"pkg:generic/mistbank@${version}\",
      \"licenses\": [{\"expression\": \"MIT\"}]
    }
  },
  \"components\": [${components}],
  \"dependencies\": [{\"ref\": \"mistbank\", \"dependsOn\": [${refs}]}]
}
")
