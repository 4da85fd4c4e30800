"""Runs llama.cpp with exactly the same requests as the engine."""

import ctypes

import llama_cpp
import numpy


class Peer:
    """One model in llama.cpp: half-precision cache and plain attention, as the engine computes."""

    def __init__(self, path, context=2048, flash_attention=False, adapter=None):
        self.llama = llama_cpp.Llama(
            str(path), n_ctx=context, n_batch=512, n_threads=1, n_threads_batch=1, flash_attn=flash_attention,
            lora_path=str(adapter) if adapter else None, verbose=False)
        self.vocabulary = self.llama.n_vocab()
        metadata = self.llama.metadata
        self.vocabulary_kind = metadata["tokenizer.ggml.model"]
        self.adds_space = self.vocabulary_kind == "llama" and metadata.get("tokenizer.ggml.add_space_prefix") != "false"
        # Whether tokens can be converted back to exactly the same text.
        self.keeps_texts = not self.adds_space and self.vocabulary_kind != "t5"
        # The bytes that SentencePiece's space marker is converted to.
        self.space = b" " if self.vocabulary_kind in ("llama", "gemma4") else b"\xe2\x96\x81"

    def tokens(self, text, special=False):
        """The tokens of a text, or of bytes that may be invalid UTF-8."""
        encoded = text.encode("utf-8") if isinstance(text, str) else text
        return self.llama.tokenize(encoded, add_bos=False, special=special)

    def logits(self):
        pointer = llama_cpp.llama_get_logits_ith(self.llama.ctx, -1)
        return numpy.ctypeslib.as_array(ctypes.cast(pointer, ctypes.POINTER(ctypes.c_float)), (self.vocabulary,)).copy()

    def follow(self, tokens, continuation):
        """The logits before each token of a given continuation."""
        self.llama.reset()
        self.llama.eval(tokens)
        logits = []
        for token in continuation:
            logits.append(self.logits())
            self.llama.eval([token])
        return numpy.stack(logits)

    def greedy(self, tokens, count, until=None):
        """The most likely tokens after a prompt, and the logits of each step.

        until: a token that ends the reply; it is included.
        """
        self.llama.reset()
        self.llama.eval(tokens)
        chosen, logits = [], []
        for _ in range(count):
            logits.append(self.logits())
            chosen.append(int(logits[-1].argmax()))
            if chosen[-1] == until:
                break
            self.llama.eval([chosen[-1]])
        return chosen, numpy.stack(logits)
