// zlib, which members of wheels are compressed with: https://zlib.net/manual.html
#pragma once
#include <zlib.h>
