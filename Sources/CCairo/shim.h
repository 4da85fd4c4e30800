// Cairo, which draws bitmaps: https://www.cairographics.org/manual/
#pragma once
#include <cairo.h>
