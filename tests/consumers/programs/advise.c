/* A program that uses an adviser. It must not compile if the library was built without advisers. */
#include <mistbank.h>

int main(void) { return mistbank_adviser_count(NULL) == -1 ? 0 : 1; }
