# bindings/packaging/release fills in the checksum.
vcpkg_download_distfile(ARCHIVE
    URLS "https://example.invalid/mistbank/releases/download/v${VERSION}/mistbank-${VERSION}-source.tar.gz"
    FILENAME "mistbank-${VERSION}-source.tar.gz"
    SHA512 0)
vcpkg_extract_source_archive(SOURCE_PATH ARCHIVE "${ARCHIVE}")

vcpkg_check_features(OUT_FEATURE_OPTIONS FEATURE_OPTIONS
    FEATURES
        adviser MISTBANK_ADVISER
        rendering MISTBANK_RENDERING)
string(COMPARE EQUAL "${VCPKG_LIBRARY_LINKAGE}" static BUILD_STATIC)
string(COMPARE EQUAL "${VCPKG_LIBRARY_LINKAGE}" dynamic BUILD_SHARED)

vcpkg_cmake_configure(
    SOURCE_PATH "${SOURCE_PATH}"
    OPTIONS
        ${FEATURE_OPTIONS}
        -DMISTBANK_STATIC_LIBRARY=${BUILD_STATIC}
        -DMISTBANK_SHARED_LIBRARY=${BUILD_SHARED}
        -DMISTBANK_INSTALL=ON
        -DMISTBANK_BUILD_TESTS=OFF
        -DMISTBANK_BUILD_EXAMPLES=OFF
        -DMISTBANK_WARNINGS_AS_ERRORS=OFF)
vcpkg_cmake_install()
vcpkg_copy_pdbs()
vcpkg_cmake_config_fixup(CONFIG_PATH lib/cmake/mistbank)
vcpkg_fixup_pkgconfig()

file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include")
file(INSTALL "${CMAKE_CURRENT_LIST_DIR}/usage" DESTINATION "${CURRENT_PACKAGES_DIR}/share/${PORT}")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE")
