/* Make the system's headers declare isatty() and the functions for the size of the window. */
#define _POSIX_C_SOURCE 200809L
#define _DARWIN_C_SOURCE

#include "screen.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#include <io.h>
#include <windows.h>

#ifndef ENABLE_VIRTUAL_TERMINAL_PROCESSING
#define ENABLE_VIRTUAL_TERMINAL_PROCESSING 0x0004
#endif

static int understands_escapes; /* 0: an older console, which prints escape sequences as text */
static UINT encoding_before;

/* Restores the encoding of the console, because other programs use the console afterwards. */
static void leave_as_found(void) { SetConsoleOutputCP(encoding_before); }

void screen_open(void) {
    const HANDLE output = GetStdHandle(STD_OUTPUT_HANDLE);
    DWORD mode = 0;
    encoding_before = GetConsoleOutputCP();
    if (encoding_before != 0 && encoding_before != CP_UTF8 && SetConsoleOutputCP(CP_UTF8)) atexit(leave_as_found);
    understands_escapes =
        GetConsoleMode(output, &mode) != 0 && SetConsoleMode(output, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

static int is_terminal(void) { return _isatty(_fileno(stdout)) && understands_escapes; }

int screen_is_typed_at(void) { return _isatty(_fileno(stdin)); }

/* Output to a file is always UTF-8. */
int screen_shows_utf8(void) { return !_isatty(_fileno(stdout)) || GetConsoleOutputCP() == CP_UTF8; }

static int ask_size(int32_t* columns, int32_t* rows) {
    CONSOLE_SCREEN_BUFFER_INFO console;
    if (!GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &console)) return 0;
    *columns = console.srWindow.Right - console.srWindow.Left + 1;
    *rows = console.srWindow.Bottom - console.srWindow.Top + 1;
    return 1;
}
#else
#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

void screen_open(void) { setlocale(LC_CTYPE, ""); }

static int is_terminal(void) { return isatty(STDOUT_FILENO); }

int screen_is_typed_at(void) { return isatty(STDIN_FILENO); }

int screen_shows_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

static int ask_size(int32_t* columns, int32_t* rows) {
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 0;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return 1;
}
#endif

/* The environment variable NO_COLOR disables colours; see no-color.org. */
int screen_shows_colours(void) {
    const char* unwanted = getenv("NO_COLOR");
    const char* terminal = getenv("TERM");
    if (unwanted != NULL && unwanted[0] != '\0') return 0;
    return is_terminal() && (terminal == NULL || strcmp(terminal, "dumb") != 0);
}

void screen_measure(int32_t* columns, int32_t* rows) {
    const char* told = getenv("COLUMNS");
    *columns = *rows = 0;
    if (ask_size(columns, rows) || told == NULL) return;
    const long number = strtol(told, NULL, 10);
    if (number > 0 && number < 10000) *columns = (int32_t)number;
}
