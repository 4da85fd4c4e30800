// Brotli's encoder, by which what browsers fetch is compressed: https://github.com/google/brotli
#pragma once
#include <brotli/encode.h>
