# Programs that link the library in every way: from C and C++, static and, if available, shared. Their names are plays_*.
set(programs ${CMAKE_CURRENT_LIST_DIR})

add_executable(plays_c_static ${programs}/play.c)
target_link_libraries(plays_c_static PRIVATE mistbank::mistbank)

add_executable(plays_cpp_static ${programs}/play.cpp)
target_link_libraries(plays_cpp_static PRIVATE mistbank::mistbank)
if(TARGET mistbank::shared)
    add_executable(plays_c_shared ${programs}/play.c)
    target_link_libraries(plays_c_shared PRIVATE mistbank::shared)
    add_executable(plays_cpp_shared ${programs}/play_c_api.cpp)
    target_link_libraries(plays_cpp_shared PRIVATE mistbank::shared)
    set_target_properties(plays_cpp_shared PROPERTIES CXX_STANDARD 11)  # the C API needs only C++11
endif()

# Programs without exceptions and run-time type information, such as many games.
add_executable(plays_bare_c_api ${programs}/play_c_api.cpp)
add_executable(plays_bare_cpp_api ${programs}/play.cpp)
foreach(bare plays_bare_c_api plays_bare_cpp_api)
    target_compile_options(${bare} PRIVATE -fno-exceptions -fno-rtti)
    target_link_libraries(${bare} PRIVATE mistbank::mistbank)
endforeach()
