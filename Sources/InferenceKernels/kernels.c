#include "InferenceKernels.h"
