// SQLite's C interface under Apple's module name, as it is: https://sqlite.org/cintro.html
#pragma once
#include <sqlite3.h>
