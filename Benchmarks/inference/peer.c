// The same measures in llama.cpp, through its C interface: PEER MODEL decode|prefill|memory THREADS RUNS TOKENS.

#include <llama.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { promptCount = 16, tokensMax = 2048 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void quiet(enum ggml_log_level level, const char *text, void *data) {
    (void)level, (void)text, (void)data;
}

static llama_token mostLikely(struct llama_context *context, int vocabulary) {
    const float *logits = llama_get_logits_ith(context, -1);
    int best = 0;
    for (int token = 1; token < vocabulary; token++)
        if (logits[token] > logits[best]) best = token;
    return best;
}

static void read_tokens(struct llama_context *context, llama_token *tokens, int count) {
    if (llama_decode(context, llama_batch_get_one(tokens, count)) != 0) exit(1);
}

static double measure(struct llama_context *context, int vocabulary, int isPrefill, int tokenCount) {
    llama_memory_clear(llama_get_memory(context), 1);
    int count = isPrefill ? tokenCount : promptCount;
    llama_token tokens[tokensMax];
    for (int index = 0; index < count; index++) tokens[index] = rand() % (vocabulary - 3);
    double start = now();
    read_tokens(context, tokens, count);
    llama_token token = mostLikely(context, vocabulary);
    if (isPrefill) return count / (now() - start);
    start = now();
    for (int index = 0; index < tokenCount; index++) {
        read_tokens(context, &token, 1);
        token = mostLikely(context, vocabulary);
    }
    return tokenCount / (now() - start);
}

// The program's peak memory. `getrusage` would include the process's memory before exec.
static double megabytes(void) {
    FILE *file = fopen("/proc/self/status", "r");
    char line[256];
    double kilobytes = 0;
    while (file && fgets(line, sizeof line, file)) sscanf(line, "VmHWM: %lf", &kilobytes);
    if (file) fclose(file);
    return kilobytes / 1024;
}

int main(int count, char **arguments) {
    if (count != 6 || atoi(arguments[5]) > tokensMax) return 2;
    llama_log_set(quiet, NULL);
    struct llama_model *model = llama_model_load_from_file(arguments[1], llama_model_default_params());
    if (model == NULL) return 1;
    struct llama_context_params parameters = llama_context_default_params();
    parameters.n_ctx = 2048;
    parameters.n_threads = parameters.n_threads_batch = atoi(arguments[3]);
    struct llama_context *context = llama_init_from_model(model, parameters);
    int vocabulary = llama_vocab_n_tokens(llama_model_get_vocab(model));
    int isPrefill = strcmp(arguments[2], "prefill") == 0, isMemory = strcmp(arguments[2], "memory") == 0;
    int tokenCount = atoi(arguments[5]);
    measure(context, vocabulary, isPrefill, tokenCount);
    for (int run = 0; run < atoi(arguments[4]); run++) {
        double rate = measure(context, vocabulary, isPrefill, tokenCount);
        printf("%f\n", isMemory ? megabytes() : rate);
    }
    return 0;
}
