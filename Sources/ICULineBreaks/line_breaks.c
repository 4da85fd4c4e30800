#include "line_breaks.h"

#include <unicode/ubrk.h>
#include <unicode/utext.h>

void *line_breaks_open(const char *locale) {
    UErrorCode error = U_ZERO_ERROR;
    UBreakIterator *breaks = ubrk_open(UBRK_LINE, locale, 0, 0, &error);
    return U_FAILURE(error) ? 0 : breaks;
}

void line_breaks_close(void *breaks) { ubrk_close(breaks); }

int32_t line_breaks_find(void *breaks, const char *text, int64_t byte_count, int32_t *offsets, int32_t capacity) {
    UErrorCode error = U_ZERO_ERROR;
    UText *utext = utext_openUTF8(0, text, byte_count, &error);
    if (U_FAILURE(error)) return 0;
    // The iterator keeps a shallow clone of its own.
    ubrk_setUText(breaks, utext, &error);
    utext_close(utext);
    if (U_FAILURE(error)) return 0;
    int32_t count = 0;
    ubrk_first(breaks);
    for (int32_t offset; count < capacity && (offset = ubrk_next(breaks)) != UBRK_DONE;) offsets[count++] = offset;
    return count;
}
