"""Small GGUF files of every architecture and quantisation with random weights and a real vocabulary.

Models with random weights are chaotic, unlike trained ones: an activation between two quants is rounded up by one implementation
and down by the other, and without damping a few layers turn that into one or two per cent of every logit, even between two of
llama.cpp's own implementations. So layers are damped here, as training does: each adds only a fraction to the residual.
"""

import logging

import gguf
import numpy

import vocabularies
from layers import codebook_blocks, write_delta, write_guess, write_latent, write_network, write_versions
from shape import (BF16, CODEBOOKS, F16, F32, IQ4_NL, IQ4_XS, Q2_K, Q3_K, Q4_0, Q4_1, Q4_K, Q4_K_M, Q5_K, Q6_K,  # noqa: F401
                   Q8_0, Shape)
from shapes import SHAPES  # noqa: F401

# The formats that the gguf package reads but doesn't write, and llama.cpp's names for quantising to them.
QUANTIZED_BY_LLAMA = {
    Q4_K_M: "Q4_K_M", Q4_K: "Q4_K_S", Q5_K: "Q5_K_S", Q6_K: "Q6_K", Q3_K: "Q3_K_S", Q2_K: "Q2_K", IQ4_NL: "IQ4_NL",
    IQ4_XS: "IQ4_XS"}


def write(shape, path, context=2048, vocabulary=None):
    """Writes the file of a shape.

    vocabulary: a trained vocabulary other than the shape's own.
    """
    vocabulary = vocabulary or vocabularies.train(shape.pre_tokenizer, shape.vocabulary).padded(shape.vocabulary)
    kind = QUANTIZED_BY_LLAMA.get(shape.weights)
    if kind is None:
        return write_as(shape, shape.weights, path, context, vocabulary)
    plain = path.with_suffix(".f32")
    write_as(shape, F16 if shape.weights == Q4_K_M else F32, plain, context, vocabulary)
    quantize(plain, path, kind, pure=shape.weights != Q4_K_M)
    plain.unlink()


def quantize(plain, path, kind, pure):
    import llama_cpp  # Not where the other formats do.
    logging.getLogger("llama-cpp-python").setLevel(logging.ERROR)  # It would tell of every tensor.
    parameters = llama_cpp.llama_model_quantize_default_params()
    parameters.ftype, parameters.pure, parameters.nthread = getattr(llama_cpp, f"LLAMA_FTYPE_MOSTLY_{kind}"), pure, 1
    if llama_cpp.llama_model_quantize(str(plain).encode(), str(path).encode(), parameters) != 0:
        raise RuntimeError(f"llama.cpp can't quantise to {kind}")


def write_as(shape, weights, path, context, vocabulary):
    random_numbers = numpy.random.default_rng(len(shape.name) * 1000 + shape.width)
    writer = gguf.GGUFWriter(path, shape.architecture)
    family, head = shape.family, shape.head_width
    write_metadata(writer, shape, vocabulary, context)

    def add(name, *dimensions, spread=None, kind=None, around=1.0):
        kind = (weights if len(dimensions) > 1 else F32) if kind is None else kind
        if len(dimensions) == 1 or around == 0:
            numbers = around + (0.1 if spread is None else spread) * random_numbers.standard_normal(dimensions)
        else:
            spread = spread or dimensions[-1] ** -0.5
            if kind in CODEBOOKS:
                return writer.add_tensor(name, codebook_blocks(kind, dimensions, spread, random_numbers), raw_dtype=kind)
            numbers = spread * random_numbers.standard_normal(dimensions)
        numbers = gguf.quants.quantize(numbers.astype(numpy.float32), kind)
        writer.add_tensor(name, numbers, raw_dtype=kind)

    share = 1 if shape.chaotic else shape.damping / shape.layers
    damping = share * shape.width ** -0.5
    add("token_embd.weight", len(vocabulary.tokens), shape.width, spread=1.0)
    # Random signs; otherwise a tied model would only repeat its last token.
    signs = random_numbers.choice([-1, 1], shape.width)
    name = "token_embd_norm.weight" if family.convolutions else "output_norm.weight"
    writer.add_tensor(name, (signs * (1 + 0.1 * random_numbers.random(shape.width))).astype(numpy.float32))
    if not shape.tied:
        add("output.weight", len(vocabulary.tokens), shape.width, spread=1.0)
    if family.versions:
        add("altup_proj.weight", 3, shape.width, shape.width)
        add("altup_unembd_proj.weight", 3, shape.width, shape.width)
    if shape.layer_input:
        add("per_layer_token_embd.weight", len(vocabulary.tokens), shape.layer_input * shape.layers, spread=0.1)
        add("per_layer_model_proj.weight", shape.layer_input * shape.layers, shape.width)
        add("per_layer_proj_norm.weight", shape.layer_input)
    if shape.long_rope:
        for name, most in ("short", 1.5), ("long", 12):
            writer.add_tensor(
                f"rope_factors_{name}.weight", numpy.linspace(1, most, (shape.rotated or head) // 2).astype(numpy.float32))
    if shape.rope_factors:
        factors = numpy.linspace(1, 8, head // 2).astype(numpy.float32)
        writer.add_tensor("rope_freqs.weight", factors)
    # A normalised result is damped by its norm's weights, relative to an embedding that may be scaled.
    result = share * (shape.width ** 0.5 if family.scaled_embedding else 1)
    if family.versions:
        # The first version shrinks from layer to layer, so added results weigh more.
        result *= 0.15
    for layer in range(shape.layers):
        prefix = f"blk.{layer}."
        if family.narrow_windows:
            head = shape.head // 2 if shape.windowed[layer] else shape.head
        has_keys = layer < shape.layers - shape.shared_keys
        if shape.layer_input:
            add(prefix + "inp_gate.weight", shape.layer_input, shape.width)
            add(prefix + "proj.weight", shape.width, shape.layer_input)
            add(prefix + "post_norm.weight", shape.width, around=0.4 * result, spread=0.04 * result)
            if not family.versions:
                add(prefix + "layer_output_scale.weight", 1, around=0.9, spread=0.05)
        if family.versions:
            write_versions(shape, add, prefix, result)
        if family.input_norms:
            add(prefix + "attn_norm.weight", shape.width)
            add(prefix + family.feed_forward_norm + ".weight", shape.width)
        if family.convolutions and layer % 3 < 2:
            add(prefix + "shortconv.in_proj.weight", 3 * shape.width, shape.width)
            add(prefix + "shortconv.conv.weight", shape.width, 3, kind=F32, spread=0.6)
            add(prefix + "shortconv.out_proj.weight", shape.width, shape.width, spread=damping)
            write_network(shape, add, prefix, damping, layer)
            continue
        if family.delta and layer % 4 < 3:
            write_delta(shape, add, prefix, damping)
            write_network(shape, add, prefix, damping, layer)
            continue
        if shape.latent:
            write_latent(shape, add, prefix, damping)
            write_network(shape, add, prefix, damping, layer)
            continue
        if family.fused_inputs:
            add(prefix + "attn_qkv.weight", (shape.heads + 2 * shape.key_heads) * head, shape.width)
        else:
            queries = shape.heads * head * (2 if family.delta else 1)
            add(prefix + "attn_q.weight", queries, shape.width, spread=1.5 * shape.width ** -0.5)
            if has_keys:
                add(prefix + "attn_k.weight", shape.key_heads * head, shape.width, spread=1.5 * shape.width ** -0.5)
            if has_keys and not (family.narrow_windows and head == shape.head):
                add(prefix + "attn_v.weight", shape.key_heads * head, shape.width)
        add(prefix + "attn_output.weight", shape.width, shape.heads * head, spread=3 * damping)
        write_network(shape, add, prefix, damping, layer)
        if family.output_bias:
            add(prefix + "attn_output.bias", shape.width, around=0, spread=damping)
        if family.sinks:
            add(prefix + "attn_sinks.weight", shape.heads, around=0, spread=1)
        if family.wide_head_norms:
            add(prefix + "attn_q_norm.weight", shape.heads * head, around=1.2)
            add(prefix + "attn_k_norm.weight", shape.key_heads * head, around=1.2)
        if family.biases:
            add(prefix + "attn_q.bias", shape.heads * head, around=0, spread=0.5)
            add(prefix + "attn_k.bias", shape.key_heads * head, around=0, spread=0.5)
            add(prefix + "attn_v.bias", shape.key_heads * head, around=0, spread=0.5)
        if family.head_norms:
            # Without another bound on the scores, larger weights would make heads attend to a single token.
            around = 0.35 if family.narrow_windows else 1.2
            add(prefix + "attn_q_norm.weight", head, around=around)
            if has_keys:
                add(prefix + "attn_k_norm.weight", head, around=around)
        if family.result_norms:
            add(prefix + "post_attention_norm.weight", shape.width, around=result, spread=0.1 * result)
            add(prefix + "post_ffw_norm.weight", shape.width, around=result, spread=0.1 * result)
    for layer in range(shape.layers, shape.layers + shape.guessing):
        write_guess(shape, add, f"blk.{layer}.", head)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


# Architectures whose files give the number of shared experts, each as wide as an expert, rather than their inner width.
COUNT_SHARED = ("deepseek", "deepseek2", "glm4moe", "dots1")


def write_routing(writer, shape):
    family = shape.family
    if family.weighing:
        writer.add_expert_gating_func(gguf.ExpertGatingFuncType(family.weighing))
    if family.normalizes is not None:
        writer.add_expert_weights_norm(family.normalizes)
    if family.dense_layers:
        writer.add_leading_dense_block_count(family.dense_layers)
    if shape.architecture in COUNT_SHARED or shape.architecture == "bailingmoe2":
        writer.add_expert_shared_count(max(1, shape.shared // shape.feed_forward))
    if shape.architecture == "ernie4_5-moe":
        writer.add_interleave_moe_layer_step(1)
    if shape.groups:
        writer.add_expert_group_count(shape.groups[0])
        writer.add_expert_group_used_count(shape.groups[1])
    if shape.weight_scale:
        writer.add_expert_weights_scale(shape.weight_scale)


def write_metadata(writer, shape, vocabulary, context):
    writer.add_name(shape.name)
    writer.add_context_length(context)
    writer.add_embedding_length(shape.width)
    writer.add_block_count(shape.layers + shape.guessing)
    if shape.guessing:
        writer.add_nextn_predict_layers(shape.guessing)
    if shape.delta:
        key_heads, value_heads, size = shape.delta
        writer.add_ssm_conv_kernel(4)
        writer.add_ssm_state_size(size)
        writer.add_ssm_group_count(key_heads)
        writer.add_ssm_time_step_rank(value_heads)
        writer.add_ssm_inner_size(value_heads * size)
    if shape.architecture.startswith("qwen3vl"):
        writer.add_rope_dimension_sections([6, 5, 5, 0])
    if shape.delta:
        if shape.architecture != "qwen3next":
            writer.add_rope_dimension_sections([3, 3, 2, 0])
    writer.add_feed_forward_length(shape.feed_forward)
    writer.add_head_count(shape.heads)
    if shape.family.convolutions:
        writer.add_head_count_kv([shape.key_heads if layer % 3 == 2 else 0 for layer in range(shape.layers)])
        writer.add_shortconv_l_cache(3)
    else:
        writer.add_head_count_kv(shape.key_heads)
    if shape.latent:
        rank, query_rank, plain, rotary, value = shape.latent
        writer.add_kv_lora_rank(rank)
        if query_rank:
            writer.add_q_lora_rank(query_rank)
        writer.add_key_length(rank + rotary)
        writer.add_value_length(rank)
        writer.add_key_length_mla(plain + rotary)
        writer.add_value_length_mla(value)
    writer.add_layer_norm_rms_eps(1e-5)
    if shape.head:
        writer.add_key_length(shape.head)
        writer.add_value_length(shape.head)
        if shape.family.versions:
            writer.add_embedding_length_per_layer_input(shape.layer_input)
        if shape.family.narrow_windows:
            writer.add_key_length_swa(shape.head // 2)
            writer.add_value_length_swa(shape.head // 2)
            writer.add_rope_dimension_count(shape.head)
            writer.add_rope_dimension_count_swa(shape.head // 2)
            writer.add_embedding_length_per_layer_input(shape.layer_input)
            writer.add_shared_kv_layers(shape.shared_keys)
            writer.add_final_logit_softcapping(30.0)
    elif not shape.rotated:
        writer.add_rope_dimension_count(shape.head_width)
    writer.add_rope_freq_base(shape.rope_base)
    if shape.rope_scale:
        writer.add_rope_scaling_type(gguf.RopeScalingType.LINEAR)
        writer.add_rope_scaling_factor(shape.rope_scale)
    if shape.yarn:
        writer.add_rope_scaling_type(gguf.RopeScalingType.YARN)
        writer.add_rope_scaling_factor(shape.yarn[0])
        writer.add_rope_scaling_orig_ctx_len(shape.yarn[1])
    if shape.long_rope:
        writer.add_rope_scaling_type(gguf.RopeScalingType.LONGROPE)
        writer.add_rope_scaling_attn_factors(1.19)
        writer.add_rope_scaling_orig_ctx_len(shape.long_rope)
    if shape.rotated:
        writer.add_rope_dimension_count(shape.rotated)
    if shape.temperature:
        writer.add_attn_temperature_scale(shape.temperature)
    if shape.yarn_log:
        writer.add_rope_scaling_yarn_log_mul(shape.yarn_log)
    if shape.alpha:
        writer.add_rope_scaling_alpha(shape.alpha)
    if shape.experts:
        writer.add_expert_count(shape.experts[0])
        writer.add_expert_used_count(shape.experts[1])
        if shape.architecture not in ("llama", "granitemoe", "olmoe"):
            writer.add_expert_feed_forward_length(shape.feed_forward)
        write_routing(writer, shape)
    if shape.shared:
        if shape.architecture not in COUNT_SHARED:
            writer.add_expert_shared_feed_forward_length(shape.shared)
    if shape.family.scales:
        writer.add_embedding_scale(3.0)
        writer.add_residual_scale(0.4)
        writer.add_attention_scale(0.1)
        writer.add_logit_scale(2.0)
    if shape.family.xielu:
        for number, add in enumerate((writer.add_xielu_alpha_n, writer.add_xielu_alpha_p, writer.add_xielu_beta)):
            add([0.5 + 0.1 * number + 0.05 * layer for layer in range(shape.layers)])
        writer.add_xielu_eps([-1e-6] * shape.layers)
    if shape.windowed:
        writer.add_sliding_window_pattern(shape.windowed)
    if shape.window:
        writer.add_sliding_window(shape.window)
    if shape.window_rope_base:
        writer.add_rope_freq_base_swa(shape.window_rope_base)
    if shape.family.capped:
        # Lower than Gemma's own caps, so that they have an effect.
        writer.add_attn_logit_softcapping(6.0)
        writer.add_final_logit_softcapping(20.0)
    vocabulary.write(writer)
