# Installs headers, libraries, the CMake package, the file for pkg-config, the licence and the bill of materials. The
# installed folder may be moved.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(left_out)
if(NOT MISTBANK_RENDERING)
    list(APPEND left_out PATTERN render.hpp EXCLUDE)
    string(APPEND MISTBANK_CFLAGS " -DMISTBANK_NO_RENDERING")
endif()
if(NOT MISTBANK_ADVISER)
    list(APPEND left_out PATTERN adviser.hpp EXCLUDE PATTERN review.hpp EXCLUDE)
    string(APPEND MISTBANK_CFLAGS " -DMISTBANK_NO_ADVISER")
endif()

install(FILES ${CMAKE_CURRENT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/licenses/mistbank)
install(FILES ${CMAKE_CURRENT_SOURCE_DIR}/capi/mistbank.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/capi/mistbank DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
if(MISTBANK_CPP_HEADERS AND MISTBANK_STATIC_LIBRARY)
    install(DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/include/mistbank DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
            ${left_out})
endif()
install(TARGETS ${libraries} EXPORT mistbank-targets
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
        RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
        INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

# The bill of materials describes the files as they are installed, because `cmake --install --strip` changes them.
set(installed_libraries)
foreach(library IN LISTS libraries)
    set(folder ${CMAKE_INSTALL_LIBDIR})
    if(WIN32 AND library STREQUAL mistbank_shared)
        set(folder ${CMAKE_INSTALL_BINDIR})
    endif()
    string(APPEND installed_libraries " \"${folder}/$<TARGET_FILE_NAME:${library}>\"")
endforeach()
install(CODE "
    set(OUTPUT \"${CMAKE_INSTALL_DATADIR}/licenses/mistbank/mistbank.cdx.json\")
    cmake_path(ABSOLUTE_PATH OUTPUT BASE_DIRECTORY \"\${CMAKE_INSTALL_PREFIX}\")
    list(APPEND CMAKE_INSTALL_MANIFEST_FILES \"\${OUTPUT}\")
    set(OUTPUT \"\$ENV{DESTDIR}\${OUTPUT}\")
    set(FILES)
    foreach(library IN ITEMS${installed_libraries})
        cmake_path(ABSOLUTE_PATH library BASE_DIRECTORY \"\${CMAKE_INSTALL_PREFIX}\")
        list(APPEND FILES \"\$ENV{DESTDIR}\${library}\")
    endforeach()
    include(\"${CMAKE_CURRENT_SOURCE_DIR}/capi/sbom.cmake\")")

# The C++ runtime. A C program must link it together with the static library.
set(MISTBANK_CXX_RUNTIME ${CMAKE_CXX_IMPLICIT_LINK_LIBRARIES})
list(REMOVE_ITEM MISTBANK_CXX_RUNTIME ${CMAKE_C_IMPLICIT_LINK_LIBRARIES} "")
list(REMOVE_DUPLICATES MISTBANK_CXX_RUNTIME)

# --- find_package(mistbank) ---

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/mistbank)
install(EXPORT mistbank-targets NAMESPACE mistbank:: DESTINATION ${package})
configure_package_config_file(${CMAKE_CURRENT_SOURCE_DIR}/capi/mistbank-config.cmake.in mistbank-config.cmake
    INSTALL_DESTINATION ${package} NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(mistbank-config-version.cmake COMPATIBILITY SameMajorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/mistbank-config.cmake
              ${CMAKE_CURRENT_BINARY_DIR}/mistbank-config-version.cmake
        DESTINATION ${package})

# --- pkg-config ---

# Folders are relative to mistbank.pc, so that the installed tree may be moved. Absolute folders stay absolute.
foreach(folder LIBDIR INCLUDEDIR)
    set(MISTBANK_${folder} ${CMAKE_INSTALL_${folder}})
    if(NOT IS_ABSOLUTE "${MISTBANK_${folder}}")
        string(PREPEND MISTBANK_${folder} "\${prefix}/")
    endif()
endforeach()
if(IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}")
    set(MISTBANK_PREFIX ${CMAKE_INSTALL_PREFIX})
else()
    file(RELATIVE_PATH up /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
    string(REGEX REPLACE "/$" "" MISTBANK_PREFIX "\${pcfiledir}/${up}")
endif()
set(runtime ${MISTBANK_CXX_RUNTIME} ${thread_library})
list(TRANSFORM runtime PREPEND -l)
list(JOIN runtime " " MISTBANK_LIBS_PRIVATE)
set(MISTBANK_NAME mistbank)
if(MSVC AND NOT MISTBANK_SHARED_LIBRARY)
    get_target_property(MISTBANK_NAME mistbank_static OUTPUT_NAME)
endif()
configure_file(${CMAKE_CURRENT_SOURCE_DIR}/capi/mistbank.pc.in mistbank.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/mistbank.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
