# Runs a vcpkg port without vcpkg: has the functions that mistbank's port calls, with their documented behaviour, for
# one kind of build instead of two. Downloads nothing: takes archives from a folder, and compares their checksums.
#
#   cmake -D PORT_FOLDER=... -D ARCHIVES=... -D WORK=... -D LINKAGE=static|dynamic [-D FEATURES=a;b] -P vcpkg.cmake
#
# WORK/packages gets what vcpkg would install; WORK/source and WORK/build are reused.
cmake_minimum_required(VERSION 3.21)

file(READ "${PORT_FOLDER}/vcpkg.json" manifest)
string(JSON PORT GET "${manifest}" name)
string(JSON VERSION GET "${manifest}" version)
set(VCPKG_LIBRARY_LINKAGE ${LINKAGE})
set(CURRENT_PACKAGES_DIR "${WORK}/packages")
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}")

function(run)
    execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(vcpkg_download_distfile result)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "FILENAME;SHA512" URLS)
    get_filename_component(name "${arg_URLS}" NAME)
    file(SHA512 "${ARCHIVES}/${name}" found)
    if(NOT found STREQUAL arg_SHA512 OR NOT name STREQUAL arg_FILENAME)
        message(FATAL_ERROR "${arg_URLS}: the checksum is ${found}, the port has ${arg_SHA512} (${arg_FILENAME})")
    endif()
    set(${result} "${ARCHIVES}/${name}" PARENT_SCOPE)
endfunction()

function(vcpkg_extract_source_archive result)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" ARCHIVE "")
    file(SHA256 "${arg_ARCHIVE}" sum)
    if(NOT EXISTS "${WORK}/source/${sum}")
        file(REMOVE_RECURSE "${WORK}/source")
        file(ARCHIVE_EXTRACT INPUT "${arg_ARCHIVE}" DESTINATION "${WORK}/source/${sum}")
    endif()
    file(GLOB inside "${WORK}/source/${sum}/*")  # the only folder of the archive
    set(${result} "${inside}" PARENT_SCOPE)
endfunction()

function(vcpkg_check_features)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" OUT_FEATURE_OPTIONS FEATURES)
    set(options)
    while(arg_FEATURES)
        list(POP_FRONT arg_FEATURES feature option)
        string(JSON known ERROR_VARIABLE unknown GET "${manifest}" features ${feature})
        if(unknown)
            message(FATAL_ERROR "vcpkg.json has no feature ${feature}")
        elseif(feature IN_LIST FEATURES)
            list(APPEND options -D${option}=ON)
        else()
            list(APPEND options -D${option}=OFF)
        endif()
    endwhile()
    set(${arg_OUT_FEATURE_OPTIONS} ${options} PARENT_SCOPE)
endfunction()

function(vcpkg_cmake_configure)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" SOURCE_PATH OPTIONS)
    execute_process(
        COMMAND "${CMAKE_COMMAND}" -S "${arg_SOURCE_PATH}" -B "${WORK}/build" -G Ninja -D CMAKE_BUILD_TYPE=Debug
            "-DCMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR}" ${arg_OPTIONS}
        ERROR_VARIABLE problems COMMAND_ERROR_IS_FATAL ANY)
    if(problems MATCHES "not used by the project")
        message(FATAL_ERROR "${problems}")
    endif()
endfunction()

function(vcpkg_cmake_install)
    run(nice -n 10 "${CMAKE_COMMAND}" --build "${WORK}/build" --target install)
endfunction()

# Moves the CMake files to vcpkg's folder, one level higher, from where they must find the libraries.
function(vcpkg_cmake_config_fixup)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" CONFIG_PATH "")
    file(MAKE_DIRECTORY "${CURRENT_PACKAGES_DIR}/share")
    file(RENAME "${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}" "${CURRENT_PACKAGES_DIR}/share/${PORT}")
    file(REMOVE "${CURRENT_PACKAGES_DIR}/lib/cmake")
    set(targets "${CURRENT_PACKAGES_DIR}/share/${PORT}/${PORT}-targets.cmake")
    file(READ "${targets}" text)
    set(upwards "get_filename_component(_IMPORT_PREFIX \"\${_IMPORT_PREFIX}\" PATH)\n")
    string(FIND "${text}" "${upwards}" at)
    if(at LESS 0)
        message(FATAL_ERROR "${targets} does not look for the libraries from where it lies")
    endif()
    string(LENGTH "${upwards}" length)
    math(EXPR after "${at} + ${length}")
    string(SUBSTRING "${text}" 0 ${at} before)
    string(SUBSTRING "${text}" ${after} -1 behind)
    file(WRITE "${targets}" "${before}${behind}")
endfunction()

function(vcpkg_fixup_pkgconfig)
    if(NOT EXISTS "${CURRENT_PACKAGES_DIR}/lib/pkgconfig/${PORT}.pc")
        message(FATAL_ERROR "there is no file for pkg-config")
    endif()
endfunction()

function(vcpkg_copy_pdbs)  # only MSVC has any
endfunction()

function(vcpkg_install_copyright)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "" FILE_LIST)
    file(READ "${arg_FILE_LIST}" text)
    file(WRITE "${CURRENT_PACKAGES_DIR}/share/${PORT}/copyright" "${text}")
endfunction()

include("${PORT_FOLDER}/portfile.cmake")
