# Turns tile sets into a C++ source that holds their texts.
#
#   cmake -D OUTPUT=file.cpp -D SETS=a.tiles;b.tiles -D SOURCE_DIR=dir [-D TABLE=embedded_set] -P embed.cmake
#
# A file is called as its set, behind which an archived one has the fingerprint: mists-27ffa4c1d2e3b4a5.tiles. The table
# of the sets is embedded_sets with embedded_set_count, or TABLE with "s" and "_count".
# The texts become arrays of characters: a string literal may be too long for a compiler, an array never is.
cmake_minimum_required(VERSION 3.20)

foreach(argument OUTPUT SETS SOURCE_DIR)
    if(NOT DEFINED ${argument})
        message(FATAL_ERROR "embed.cmake needs -D ${argument}=...")
    endif()
endforeach()

if(NOT DEFINED TABLE)
    set(TABLE embedded_set)
endif()
set(arrays "")
set(rows "")
set(count 0)
string(REPEAT "." 32 sixteen_bytes)
string(REPEAT "[0-9a-f]" 16 fingerprint)

foreach(set_file IN LISTS SETS)
    get_filename_component(path "${set_file}" ABSOLUTE BASE_DIR "${SOURCE_DIR}")
    get_filename_component(name "${path}" NAME_WLE)
    string(REGEX REPLACE "-${fingerprint}$" "" name "${name}")
    if(NOT name MATCHES "^[A-Za-z0-9_-]+$")
        message(FATAL_ERROR "'${name}' is no name for a tile set")
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
    message(FATAL_ERROR "embed.cmake needs at least one tile set")
endif()

set(source "// Made by embed.cmake from the files of src/tiles/sets.
#include \"tiles/embedded.hpp\"

namespace mistbank {

namespace {

${arrays}}  // namespace

extern const EmbeddedSet ${TABLE}s[];
extern const std::size_t ${TABLE}_count;

const EmbeddedSet ${TABLE}s[] = {
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
