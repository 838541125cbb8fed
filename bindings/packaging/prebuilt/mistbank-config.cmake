# mistbank @VERSION@ for @SYSTEM@: the shared library with the C API as the target mistbank::mistbank. The second name
# mistbank::shared is the name in builds with CMake. The folder can be moved.
get_filename_component(mistbank_folder "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET mistbank::shared)
    add_library(mistbank::shared SHARED IMPORTED)
    set_target_properties(mistbank::shared PROPERTIES
        INTERFACE_INCLUDE_DIRECTORIES "${mistbank_folder}/include"
        INTERFACE_COMPILE_DEFINITIONS MISTBANK_SHARED
        @PLACES@)
endif()
if(NOT TARGET mistbank::mistbank)
    add_library(mistbank::mistbank ALIAS mistbank::shared)
endif()
