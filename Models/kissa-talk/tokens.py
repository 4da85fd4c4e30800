"""A base's tokenizer from its GGUF file, and a conversation as the tokens that it is trained with."""

import re

from base import File

# Characters that a sentence has at least, unless said otherwise.
SENTENCE_MIN = 8


class Tokenizer:
    """Encodes as llama.cpp does, for the kinds that the bases have: byte-level BPE (SmolLM2, Qwen 2.5) and SentencePiece (Gemma)."""

    def __init__(self, file: File):
        self.pieces = file("tokenizer.ggml.tokens")
        types = file("tokenizer.ggml.token_type")
        self.special = {piece: i for i, (piece, kind) in enumerate(zip(self.pieces, types)) if kind in (3, 4)}
        kind = file("tokenizer.ggml.model")
        self.plain = _byte_level(file) if kind == "gpt2" else _sentence_pieces(file, types)
        self.is_chat = "<|im_start|>" in self.special
        self.beginning = [] if self.is_chat else [file("tokenizer.ggml.bos_token_id")]
        self.split = re.compile("|".join(sorted(map(re.escape, self.special), key=len, reverse=True)))

    def encode(self, text):
        """Tokens of a text without special ones in it."""
        return self.plain[0](text) if text else []

    def decode(self, tokens):
        """The text, without special tokens."""
        special = set(self.special.values())
        return self.plain[1]([token for token in tokens if token not in special])

    def message(self, role, text):
        """(what comes before a message's text, the text with its end, what comes after)"""
        if self.is_chat:
            start, end = self.special["<|im_start|>"], self.special["<|im_end|>"]
            return [start] + self.encode(f"{role}\n"), self.encode(text) + [end], self.encode("\n")
        start, end = self.special["<start_of_turn>"], self.special["<end_of_turn>"]
        name = "model" if role == "assistant" else "user"
        return [start] + self.encode(f"{name}\n"), self.encode(text) + [end], self.encode("\n")

    @property
    def end(self):
        return self.special["<|im_end|>" if self.is_chat else "<end_of_turn>"]

    def conversation(self, messages, sentences=None, sentence_min=SENTENCE_MIN):
        """(tokens, what is learnt in place of each, or -1): every reply of the assistant is, or its first `sentences`
        sentences and then its end. Gemma has no system role: its first message from the user begins with the
        instructions, as its own template has it."""
        if not self.is_chat and messages[0][0] == "system":
            (_, system), (role, first), *rest = messages
            messages = [(role, f"{system}\n\n{first}"), *rest]
        tokens, learnt = list(self.beginning), [-1] * len(self.beginning)
        for role, text in messages:
            before, body, after = self.message(role, text)
            tokens += before + body + after
            targets = self.targets(text, body, sentences, sentence_min) if role == "assistant" else []
            learnt += [-1] * len(before) + targets + [-1] * (len(body) - len(targets) + len(after))
        return tokens, learnt

    def targets(self, text, body, sentences, sentence_min):
        """What is learnt of a reply whose tokens are `body`. What follows the learnt sentences stays in the conversation,
        since the player's next line may take it up."""
        beginning = self.encode(first(text, sentences, sentence_min)) if sentences else body[:-1]
        # Where a token reaches over the sentence's end, the whole is learnt.
        if body[:len(beginning)] != beginning:
            return body
        return beginning + [self.end]


def first(text, count, sentence_min):
    """The first sentences of a reply. One of fewer characters ("Yes.") counts as the beginning of the next."""
    ends = [m.end() for m in re.finditer(r'(?:[.!?…](?=\s)|[。！？…](?![。！？…」』]))["”』」]?', text)]
    ends = [end for end in ends if end >= sentence_min and not text[:end].endswith(("Mr.", "Mrs.", "Dr.", "St."))]
    return text[:ends[count - 1]] if len(ends) >= count else text


def _byte_level(file):
    from tokenizers import Tokenizer as Fast, decoders, models, pre_tokenizers

    pieces = file("tokenizer.ggml.tokens")
    merges = [tuple(merge.split(" ")) for merge in file("tokenizer.ggml.merges")]
    fast = Fast(models.BPE(vocab={piece: i for i, piece in enumerate(pieces)}, merges=merges))
    fast.pre_tokenizer = _cuts(file("tokenizer.ggml.pre"), pre_tokenizers)
    fast.decoder = decoders.ByteLevel()
    return lambda text: fast.encode(text).ids, fast.decode


def _cuts(kind, cutters):
    """llama.cpp's pre-tokenizers by their names there."""
    if kind == "smollm":
        # Single digits, then GPT-2's pattern.
        return cutters.Sequence([
            cutters.Digits(individual_digits=True), cutters.ByteLevel(add_prefix_space=False, use_regex=True)])
    if kind == "qwen2":
        from tokenizers import Regex

        words = (
            r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*"
            r"|\s*[\r\n]+|\s+(?!\S)|\s+")
        return cutters.Sequence([
            cutters.Split(Regex(words), "isolated"), cutters.ByteLevel(add_prefix_space=False, use_regex=False)])
    raise ValueError(f"pre-tokenizer {kind} is none of smollm, qwen2")


def _sentence_pieces(file, types):
    import sentencepiece
    from sentencepiece import sentencepiece_model_pb2 as protobuf

    model = protobuf.ModelProto()
    model.trainer_spec.model_type = protobuf.TrainerSpec.BPE
    model.trainer_spec.byte_fallback = True
    model.normalizer_spec.add_dummy_prefix = False
    model.normalizer_spec.remove_extra_whitespaces = False
    # Pieces of the user's own are matched before all others; special tokens are put in by `message` alone.
    kinds = {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6}
    for piece, score, kind in zip(file("tokenizer.ggml.tokens"), file("tokenizer.ggml.scores"), types):
        model.pieces.add(piece=piece, score=score, type=kinds[kind])
    processor = sentencepiece.SentencePieceProcessor(model_proto=model.SerializeToString())
    return processor.encode, processor.decode
