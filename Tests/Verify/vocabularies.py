"""Small vocabularies of the kinds in model files, trained when needed."""

import functools
import io
import json
from dataclasses import dataclass

import gguf
from tokenizers import Tokenizer, models, pre_tokenizers, trainers

import texts

CONTROL_TOKENS = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
CHAT_TEMPLATE = (
    "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n'}}"
    "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}")
NORMAL, UNKNOWN, CONTROL, USER_DEFINED, BYTE = (
    gguf.TokenType[name] for name in ("NORMAL", "UNKNOWN", "CONTROL", "USER_DEFINED", "BYTE"))


@dataclass
class BytePairs:
    """A byte-level vocabulary: the 256 bytes first, then merges, then the control tokens."""

    pre_tokenizer: str
    tokens: list
    merges: list

    def padded(self, size):
        """Adds tokens that don't occur in texts, if the corpus had too few to learn. Large vocabularies are for benchmarks."""
        padding = [f"padding{number}" for number in range(size - len(self.tokens))]
        return BytePairs(self.pre_tokenizer, self.tokens + padding, self.merges)

    def write(self, writer):
        writer.add_vocab_size(len(self.tokens))
        writer.add_tokenizer_model("gpt2")
        writer.add_tokenizer_pre(self.pre_tokenizer)
        writer.add_token_list(self.tokens)
        writer.add_token_types([CONTROL if token in CONTROL_TOKENS else NORMAL for token in self.tokens])
        writer.add_token_merges(self.merges)
        writer.add_eos_token_id(self.tokens.index("<|im_end|>"))
        writer.add_bos_token_id(self.tokens.index("<|endoftext|>"))
        writer.add_add_bos_token(False)
        writer.add_chat_template(CHAT_TEMPLATE)


def write_pieces(writer, vocabulary, model):
    """What both SentencePiece models have: three control tokens, texts with scores, and whether a space is added."""
    writer.add_vocab_size(len(vocabulary.tokens))
    writer.add_tokenizer_model(model)
    writer.add_tokenizer_pre("default")
    writer.add_token_list(vocabulary.tokens)
    writer.add_token_types(vocabulary.types)
    writer.add_token_scores(vocabulary.scores)
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    writer.add_unk_token_id(0)
    writer.add_add_bos_token(False)
    writer.add_add_space_prefix(vocabulary.adds_space)
    writer.add_chat_template(CHAT_TEMPLATE)


@dataclass
class SentencePieces:
    """SentencePiece's pairs: three control tokens, the 256 bytes, then texts with scores, single characters last."""

    tokens: list
    types: list
    scores: list
    adds_space: bool

    def padded(self, size):
        return self

    def write(self, writer):
        write_pieces(writer, self, "llama")


@dataclass
class Unigrams:
    """SentencePiece's unigram model, trained by its own program."""

    tokens: list
    types: list
    scores: list
    # SentencePiece's compiled table of character replacements.
    replacements: bytes
    adds_space: bool
    merges_spaces: bool

    def padded(self, size):
        return self

    def write(self, writer):
        write_pieces(writer, self, "t5")
        writer.add_add_eos_token(False)
        writer.add_remove_extra_whitespaces(self.merges_spaces)
        if self.replacements:
            writer.add_precompiled_charsmap(self.replacements)


def train(name, size):
    """A byte-pair vocabulary for a pre-tokenizer's name; "spm" and "spm-plain" for SentencePiece's pairs, "unigram" and
    "unigram-plain" for its unigram model."""
    if name.startswith("unigram"):
        return unigrams(size, is_plain=name == "unigram-plain")
    if name.startswith("spm"):
        return SentencePieces(*sentence_pieces(size), adds_space=name == "spm")
    if name == "gemma4":
        return CharacterPairs(*character_pairs(size))
    return BytePairs(name, *byte_pairs(size))


@dataclass
class CharacterPairs:
    """Merges that start from characters, with SentencePiece's space marker."""

    tokens: list
    types: list
    merges: list

    def padded(self, size):
        return self

    def write(self, writer):
        writer.add_vocab_size(len(self.tokens))
        writer.add_tokenizer_model("gemma4")
        writer.add_token_list(self.tokens)
        writer.add_token_types(self.types)
        writer.add_token_merges(self.merges)
        writer.add_bos_token_id(1)
        writer.add_eos_token_id(2)
        writer.add_unk_token_id(0)
        writer.add_add_bos_token(False)
        writer.add_chat_template(CHAT_TEMPLATE)


@functools.cache
def character_pairs(size):
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace(prepend_scheme="never")
    trainer = trainers.BpeTrainer(vocab_size=size - 268, limit_alphabet=150, show_progress=False)
    tokenizer.train_from_iterator(texts.corpus(1, 4000), trainer)
    tokens, merges = learnt(tokenizer)
    newlines = [token for token in ("\n", "\n\n", "\n\n\n") if token not in tokens]
    bytes_ = [f"<0x{byte:02X}>" for byte in range(256)]
    control = ["<unk>", "<s>", "</s>"]
    return (control + bytes_ + tokens + newlines + CONTROL_TOKENS[1:],
            [UNKNOWN, CONTROL, CONTROL] + [BYTE] * 256 + [NORMAL] * (len(tokens) + len(newlines)) + [CONTROL] * 2,
            [" ".join(merge) for merge in merges])


@functools.cache
def byte_pairs(size):
    return byte_pairs_of(texts.corpus(1, 4000), size)


def byte_pairs_of(corpus, size):
    """Tokens and merges learnt from texts; a small corpus yields fewer than requested."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    trainer = trainers.BpeTrainer(
        vocab_size=size - len(CONTROL_TOKENS), initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False)
    tokenizer.train_from_iterator(corpus, trainer)
    tokens, merges = learnt(tokenizer)
    return tokens + CONTROL_TOKENS, [" ".join(merge) for merge in merges]


@functools.cache
def sentence_pieces(size):
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace(prepend_scheme="always")
    # A small alphabet, so that other characters need byte tokens.
    trainer = trainers.BpeTrainer(vocab_size=size - 264, limit_alphabet=150, show_progress=False)
    tokenizer.train_from_iterator(texts.corpus(1, 4000), trainer)
    _, merges = learnt(tokenizer)
    joined = list(dict.fromkeys(left + right for left, right in merges))
    single = sorted({character for text in joined for character in text} | {"\u2581"})
    pieces = joined + single
    user_defined = ["\n\n", "\n\n\n", "[image]"]
    control = ["<unk>", "<s>", "</s>"]
    tokens = control + [f"<0x{byte:02X}>" for byte in range(256)] + pieces + user_defined + CONTROL_TOKENS[1:]
    types = ([UNKNOWN, CONTROL, CONTROL] + [BYTE] * 256 + [NORMAL] * len(pieces) + [USER_DEFINED] * len(user_defined)
             + [CONTROL] * 2)
    scores = [0.0] * 259 + [-float(rank) for rank in range(len(pieces))] + [-1000.0] * 5
    return tokens, types, scores


@functools.cache
def unigrams(size, is_plain):
    # The text of the token that is never split is ASCII. For another text, llama.cpp would match only its first byte and would
    # split all characters that begin with it. The engine follows SentencePiece's rule.
    import sentencepiece  # Imported here because the other tokenizers don't need it.
    from sentencepiece import sentencepiece_model_pb2

    written = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=(line.replace("\n", " ") for line in texts.corpus(1, 4000)), model_writer=written,
        model_type="unigram", vocab_size=size, hard_vocab_limit=False, character_coverage=0.99, minloglevel=2, num_threads=1,
        normalization_rule_name="identity" if is_plain else "nmt_nfkc", byte_fallback=is_plain,
        add_dummy_prefix=not is_plain, remove_extra_whitespaces=not is_plain,
        user_defined_symbols=["[image]"], control_symbols=CONTROL_TOKENS[1:])
    model = sentencepiece_model_pb2.ModelProto.FromString(written.getvalue())
    return Unigrams(
        [piece.piece for piece in model.pieces], [gguf.TokenType(piece.type) for piece in model.pieces],
        [piece.score for piece in model.pieces], model.normalizer_spec.precompiled_charsmap,
        adds_space=not is_plain, merges_spaces=not is_plain)


def learnt(tokenizer):
    model = json.loads(tokenizer.to_str())["model"]
    tokens = [token for token, _ in sorted(model["vocab"].items(), key=lambda item: item[1])]
    return tokens, [tuple(merge.split(" ")) if isinstance(merge, str) else tuple(merge) for merge in model["merges"]]
