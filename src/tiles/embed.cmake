# Writes a C++ source that contains text files, such as tile sets or the symbols of pictures.
#
#   cmake -D OUTPUT=file.cpp -D FILES=a.tiles;b.tiles -D SOURCE_DIR=dir -D TABLE=embedded_set -P embed.cmake
#
# The C++ source has a table with a row for each file. The row contains the name of the file without its extension and
# without the fingerprint of an archived tile set, such as "mists" for mists-27ffa4c1d2e3b4a5.tiles. The name of the
# table is TABLE plus "s"; TABLE_count is the number of rows.
# The texts become arrays of characters, because compilers limit the length of string literals.
cmake_minimum_required(VERSION 3.20)

foreach(argument OUTPUT FILES SOURCE_DIR TABLE)
    if(NOT DEFINED ${argument})
        message(FATAL_ERROR "embed.cmake needs -D ${argument}=...")
    endif()
endforeach()

set(arrays "")
set(rows "")
set(count 0)
string(REPEAT "." 32 sixteen_bytes)
string(REPEAT "[0-9a-f]" 16 fingerprint)

foreach(file IN LISTS FILES)
    get_filename_component(path "${file}" ABSOLUTE BASE_DIR "${SOURCE_DIR}")
    get_filename_component(name "${path}" NAME_WLE)
    string(REGEX REPLACE "-${fingerprint}$" "" name "${name}")
    if(NOT name MATCHES "^[A-Za-z0-9_-]+$")
        message(FATAL_ERROR "'${name}' is not a valid name of an embedded file")
    endif()
    file(READ "${path}" text HEX)
    string(LENGTH "${text}" digits)
    math(EXPR size "${digits} / 2")
    string(REGEX REPLACE "(${sixteen_bytes})" "\\1\n    " text "${text}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," text "${text}")
    string(APPEND arrays "const char text_${count}[] = {\n    ${text}'\\0'};\n\n")
    string(APPEND rows "    {\"${name}\", text_${count}, ${size}},\n")
    math(EXPR count "${count} + 1")
endforeach()

if(count EQUAL 0)
    message(FATAL_ERROR "embed.cmake needs at least one file")
endif()

set(source "// Made by embed.cmake from text files.
#include \"tiles/embedded.hpp\"

namespace mistbank {

namespace {

${arrays}}  // namespace

extern const EmbeddedFile ${TABLE}s[];
extern const std::size_t ${TABLE}_count;

const EmbeddedFile ${TABLE}s[] = {
${rows}};

const std::size_t ${TABLE}_count = ${count};

}  // namespace mistbank
")

# An unchanged file keeps its time, so nothing that depends on it is built again.
if(EXISTS "${OUTPUT}")
    file(READ "${OUTPUT}" present)
    if(present STREQUAL source)
        return()
    endif()
endif()
file(WRITE "${OUTPUT}" "${source}")
