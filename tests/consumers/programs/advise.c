/* Does not compile if the library was built without its adviser. */
#include <mistbank.h>

int main(void) { return mistbank_adviser_count(NULL) == -1 ? 0 : 1; }
