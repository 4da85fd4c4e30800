// By which rules texts are sorted: a part of ICU's C interface (https://unicode-org.github.io/icu/userguide/collation), in the
// copy that Foundation uses for its own comparisons. Debian's ICU is of another version, with other rules.
#pragma once
#include <stdint.h>

enum { kissa_case_level = 3, kissa_normalization = 4, kissa_strength = 5, kissa_numeric = 7 };
enum { kissa_secondary = 1, kissa_tertiary = 2, kissa_off = 16, kissa_on = 17 };

void *swift_ucol_open(const char *locale, int32_t *status);
void swift_ucol_setAttribute(void *collator, int32_t attribute, int32_t value, int32_t *status);
int32_t swift_ucol_strcollUTF8(
    const void *collator, const char *one, int32_t oneSize, const char *other, int32_t otherSize, int32_t *status);
int32_t swift_ucol_getSortKey(
    const void *collator, const uint16_t *text, int32_t count, uint8_t *key, int32_t capacity);
