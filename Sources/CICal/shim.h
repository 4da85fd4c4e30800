// libical, and the macros of its that Swift can't import.
#pragma once
#include <libical/ical.h>

/// The text of a property's parameter of a kind that has text, such as CN or TZID; null where it has none.
static inline const char *cical_common_name(icalproperty *property) {
    icalparameter *parameter = icalproperty_get_first_parameter(property, ICAL_CN_PARAMETER);
    return parameter ? icalparameter_get_cn(parameter) : 0;
}

/// The name of the time zone that a property's time is in; null where it names none.
static inline const char *cical_time_zone(icalproperty *property) {
    icalparameter *parameter = icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER);
    return parameter ? icalparameter_get_tzid(parameter) : 0;
}
