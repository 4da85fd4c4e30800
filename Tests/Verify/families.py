"""What the architectures' files contain beyond the common transformer's."""

from dataclasses import dataclass


@dataclass
class Family:
    """What an architecture's files contain beyond the common transformer's."""

    biases: bool = False
    # The output of attention has a bias too.
    output_bias: bool = False
    # Queries and keys are normalised: each head, or all heads together.
    head_norms: bool = False
    wide_head_norms: bool = False
    # The inputs of attention and the feed-forward network are normalised.
    input_norms: bool = True
    # The name of the norm for the feed-forward network's input.
    feed_forward_norm: str = "ffn_norm"
    # Queries, keys and values are one tensor, and so are the gate and up matrices.
    fused_inputs: bool = False
    fused_gate: bool = False
    # The activation of a feed-forward network without a gate has constants.
    xielu: bool = False
    # All but every third layer use a convolution.
    convolutions: bool = False
    # All but every fourth layer keep a delta-rule state; the others use gated attention. The strength and decay of each head come
    # from two matrices, or from one.
    delta: bool = False
    fused_rates: bool = False
    # Layers with a window have smaller heads. Values are normalised; in layers without a window the keys are used as values.
    narrow_windows: bool = False
    # Each token is processed in four versions.
    versions: bool = False
    # Factors for embeddings, results and logits.
    scales: bool = False
    # Each head has an attention sink.
    sinks: bool = False
    # How the file specifies the weighting of experts (1 for softmax, 2 for sigmoid), and whether the weights are normalised.
    weighing: int | None = None
    normalizes: bool | None = None
    # A bias takes part in the choice of experts.
    choice_bias: bool = False
    # The first layers are dense.
    dense_layers: int = 0
    # Experts have biases.
    expert_biases: bool = False
    # The outputs of attention and the feed-forward network are normalised.
    result_norms: bool = False
    scaled_embedding: bool = False
    capped: bool = False


FAMILIES = {
    "llama": Family(),
    "mistral3": Family(),
    "smollm3": Family(),
    "granite": Family(scales=True),
    "granitemoe": Family(scales=True),
    "ernie4_5": Family(),
    "ernie4_5-moe": Family(choice_bias=True, dense_layers=1),
    "deepseek": Family(dense_layers=1),
    "glm4moe": Family(
        biases=True, feed_forward_norm="post_attention_norm", weighing=2, normalizes=True, choice_bias=True, dense_layers=1),
    "deepseek2": Family(weighing=2, normalizes=True, choice_bias=True, dense_layers=1),
    "dots1": Family(head_norms=True, weighing=2, normalizes=False, choice_bias=True, dense_layers=1),
    "bailingmoe2": Family(head_norms=True, fused_inputs=True, weighing=2, normalizes=True, choice_bias=True, dense_layers=1),
    "minimax-m2": Family(wide_head_norms=True, weighing=2, choice_bias=True),
    "lfm2moe": Family(head_norms=True, convolutions=True, weighing=2, choice_bias=True, dense_layers=2),
    "glm4": Family(biases=True, fused_gate=True, result_norms=True),
    "phi3": Family(fused_inputs=True, fused_gate=True),
    "qwen2": Family(biases=True),
    "qwen3": Family(head_norms=True),
    "qwen3moe": Family(head_norms=True),
    "seed_oss": Family(biases=True, feed_forward_norm="post_attention_norm"),
    "qwen35": Family(head_norms=True, feed_forward_norm="post_attention_norm", delta=True),
    "qwen35moe": Family(head_norms=True, feed_forward_norm="post_attention_norm", delta=True),
    "qwen3next": Family(head_norms=True, feed_forward_norm="post_attention_norm", delta=True, fused_rates=True),
    "lfm2": Family(head_norms=True, convolutions=True),
    "hunyuan-dense": Family(head_norms=True),
    "apertus": Family(head_norms=True, xielu=True),
    "olmo2": Family(wide_head_norms=True, input_norms=False, result_norms=True),
    "olmoe": Family(wide_head_norms=True),
    "exaone4": Family(head_norms=True, input_norms=False, result_norms=True),
    "gpt-oss": Family(
        biases=True, output_bias=True, feed_forward_norm="post_attention_norm", sinks=True, expert_biases=True),
    "internlm2": Family(),
    "xverse": Family(),
    "maincoder": Family(head_norms=True),
    "exaone": Family(),
    "qwen2moe": Family(biases=True),
    "qwen3vl": Family(head_norms=True),
    "qwen3vlmoe": Family(head_norms=True),
    "hunyuan-moe": Family(head_norms=True),
    "gemma": Family(scaled_embedding=True),
    "gemma2": Family(result_norms=True, scaled_embedding=True, capped=True),
    "gemma3": Family(head_norms=True, result_norms=True, scaled_embedding=True),
    "gemma3n": Family(head_norms=True, result_norms=True, scaled_embedding=True, versions=True),
    "gemma4": Family(head_norms=True, result_norms=True, scaled_embedding=True, narrow_windows=True),
}
