// The main bundle of a program that has SwiftUI. There is nothing to call: the linker finds the function by its name.
#pragma once
