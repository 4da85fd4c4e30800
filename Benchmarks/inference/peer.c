// The same measures in llama.cpp, through its C interface: PEER MODEL decode|prefill THREADS RUNS.

#include <llama.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { decodePromptCount = 16, decodeCount = 256, prefillCount = 512 };

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

static double measure(struct llama_context *context, int vocabulary, int isDecode) {
    llama_memory_clear(llama_get_memory(context), 1);
    int count = isDecode ? decodePromptCount : prefillCount;
    llama_token tokens[prefillCount];
    for (int index = 0; index < count; index++) tokens[index] = rand() % (vocabulary - 3);
    double start = now();
    read_tokens(context, tokens, count);
    llama_token token = mostLikely(context, vocabulary);
    if (!isDecode) return prefillCount / (now() - start);
    start = now();
    for (int index = 0; index < decodeCount; index++) {
        read_tokens(context, &token, 1);
        token = mostLikely(context, vocabulary);
    }
    return decodeCount / (now() - start);
}

int main(int count, char **arguments) {
    if (count != 5) return 2;
    llama_log_set(quiet, NULL);
    struct llama_model *model = llama_model_load_from_file(arguments[1], llama_model_default_params());
    if (model == NULL) return 1;
    struct llama_context_params parameters = llama_context_default_params();
    parameters.n_ctx = 1024;
    parameters.n_threads = parameters.n_threads_batch = atoi(arguments[3]);
    struct llama_context *context = llama_init_from_model(model, parameters);
    int vocabulary = llama_vocab_n_tokens(llama_model_get_vocab(model));
    int isDecode = strcmp(arguments[2], "decode") == 0;
    measure(context, vocabulary, isDecode);
    for (int run = 0; run < atoi(arguments[4]); run++) printf("%f\n", measure(context, vocabulary, isDecode));
    return 0;
}
