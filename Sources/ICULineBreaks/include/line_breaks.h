// Where text may be broken into lines, as ICU knows it. Plain types, since Foundation brings an ICU of another version.
#pragma once
#include <stdint.h>

/// Line breaks by the rules of a locale, such as "ja@lw=phrase"; null where ICU lacks its data.
void *line_breaks_open(const char *locale);

void line_breaks_close(void *breaks);

/// Writes where a text in UTF-8 may be broken, as byte offsets in ascending order, its end among them.
/// Returns how many there are, at most `capacity`; 0 where ICU refuses the text.
int32_t line_breaks_find(void *breaks, const char *text, int64_t byte_count, int32_t *offsets, int32_t capacity);
