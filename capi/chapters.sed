# For Doxygen: the chapters of mistbank.h as groups of its page.
s#^/\* === Version =+ \*/#/** @name Version\n@{ */#
s#^/\* === (.*[^=]) =+ \*/#/** @} */ /** @name \1\n@{ */#
s#^\#endif /\* MISTBANK_NO_RENDERING \*/#/** @} */\n&#
