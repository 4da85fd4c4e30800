// A model that is linked into the program.

#include "InferenceKernels.h"

// Weak: only a program that is linked with a model defines them (Scripts/standalone/model.S).
extern const unsigned char kissa_linked_model[] __attribute__((weak));
extern const unsigned char kissa_linked_model_end[] __attribute__((weak));

const void *inferenceLinkedModel(size_t *byteCount) {
    *byteCount = kissa_linked_model ? (size_t)(kissa_linked_model_end - kissa_linked_model) : 0;
    return kissa_linked_model;
}
