// Which types of this program conform to a protocol: the records that Swift's compiler leaves in the executable.
// The layout is part of Swift's ABI: https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Metadata.h
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The linker's names for the ends of the section in which the records are; without any, there is no such section.
extern const int32_t __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

typedef struct {
    const void *metadata;
    size_t state;
} cconformances_response;

typedef __attribute__((swiftcall)) cconformances_response (*cconformances_accessor)(size_t);

// A pointer as its distance from where it stands; 0 is none.
static inline const char *cconformances_at(const int32_t *place) {
    return *place ? (const char *)place + *place : NULL;
}

// The same, or with the lowest bit the distance of the place where the pointer is.
static inline const char *cconformances_through(const int32_t *place) {
    int32_t distance = *place & ~1;
    if (!distance) return NULL;
    const char *target = (const char *)place + distance;
    return *place & 1 ? *(const char *const *)target : target;
}

// The metadata of the type that a conformance is of; NULL where it is generic, or no type of Swift's.
static inline const void *cconformances_type(const int32_t *conformance) {
    uint32_t reference = ((uint32_t)conformance[3] >> 3) & 7;
    const char *type = cconformances_at(&conformance[1]);
    if (reference == 1 && type) type = *(const char *const *)type;
    if (reference > 1 || !type) return NULL;
    const int32_t *description = (const int32_t *)type;
    uint32_t kind = (uint32_t)description[0] & 0x1F;
    int isGeneric = ((uint32_t)description[0] & 0x80) != 0;
    // Classes, structures and enumerations.
    if (isGeneric || kind < 16 || kind > 18) return NULL;
    cconformances_accessor accessor = (cconformances_accessor)cconformances_at(&description[3]);
    return accessor ? accessor(0).metadata : NULL;
}

// Writes the types that conform to a protocol of that name, whosesoever it is; returns how many there are, of which no
// more than `capacity` are written.
static inline size_t cconformances_types(const char *protocol, const void **types, size_t capacity) {
    size_t count = 0;
    const int32_t *record = __start_swift5_protocol_conformances;
    for (; record && record < __stop_swift5_protocol_conformances; record++) {
        const int32_t *conformance = (const int32_t *)cconformances_at(record);
        if (!conformance) continue;
        const int32_t *description = (const int32_t *)cconformances_through(&conformance[0]);
        const char *name = description ? cconformances_at(&description[2]) : NULL;
        if (!name || strcmp(name, protocol) != 0) continue;
        const void *type = cconformances_type(conformance);
        if (!type) continue;
        if (count < capacity) types[count] = type;
        count++;
    }
    return count;
}
