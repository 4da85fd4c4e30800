"""The parts of layers that only some models of `models.py` have."""

import gguf
import numpy

from shape import F32


def write_network(shape, add, prefix, damping, layer=None):
    """layer: its number, for models whose first layers are dense."""
    family, width, inner = shape.family, shape.width, shape.feed_forward
    has_experts = shape.experts and not (layer is not None and layer < family.dense_layers)
    if not has_experts or family.narrow_windows:
        if not family.fused_gate and not family.xielu:
            add(prefix + "ffn_gate.weight", inner, width)
        add(prefix + "ffn_up.weight", inner * (2 if family.fused_gate else 1), width)
        add(prefix + "ffn_down.weight", width, inner, spread=damping)
    if not has_experts:
        return
    count = shape.experts[0]
    # Scores are far enough apart that rounding doesn't change the choice of experts. With sigmoid, large scores would all be
    # close to one.
    add(prefix + "ffn_gate_inp.weight", count, width, kind=F32, spread=(1.5 if family.weighing == 2 else 4) * width ** -0.5)
    if family.narrow_windows:
        # The router's input is divided by the root of the width.
        add(prefix + "ffn_gate_inp.scale", width, around=width ** 0.5)
        add(prefix + "ffn_gate_up_exps.weight", count, 2 * inner, width)
        add(prefix + "ffn_down_exps.scale", count)
        add(prefix + "pre_ffw_norm_2.weight", width)
        add(prefix + "post_ffw_norm_1.weight", width)
        add(prefix + "post_ffw_norm_2.weight", width)
    else:
        add(prefix + "ffn_gate_exps.weight", count, inner, width)
        add(prefix + "ffn_up_exps.weight", count, inner, width)
    add(prefix + "ffn_down_exps.weight", count, width, inner, spread=damping)
    if family.choice_bias:
        add(prefix + "exp_probs_b.bias", count, around=0, spread=0.2)
    if family.expert_biases:
        add(prefix + "ffn_gate_inp.bias", count, around=0, spread=0.5)
        add(prefix + "ffn_gate_exps.bias", count, inner, around=0, spread=0.3, kind=F32)
        add(prefix + "ffn_up_exps.bias", count, inner, around=0, spread=0.3, kind=F32)
        add(prefix + "ffn_down_exps.bias", count, width, around=0, spread=damping, kind=F32)
    if shape.shared_gate:
        add(prefix + "ffn_gate_inp_shexp.weight", width, around=0, spread=2 * width ** -0.5)
    if shape.shared:
        add(prefix + "ffn_gate_shexp.weight", shape.shared, width)
        add(prefix + "ffn_up_shexp.weight", shape.shared, width)
        add(prefix + "ffn_down_shexp.weight", width, shape.shared, spread=damping)


def write_latent(shape, add, prefix, damping):
    rank, query_rank, plain, rotary, value = shape.latent
    width, queries = shape.width, shape.heads * (plain + rotary)
    if query_rank:
        add(prefix + "attn_q_a.weight", query_rank, width)
        add(prefix + "attn_q_a_norm.weight", query_rank)
        add(prefix + "attn_q_b.weight", queries, query_rank, spread=1.5 * query_rank ** -0.5)
    else:
        add(prefix + "attn_q.weight", queries, width, spread=1.5 * width ** -0.5)
    add(prefix + "attn_kv_a_mqa.weight", rank + rotary, width, spread=1.5 * width ** -0.5)
    add(prefix + "attn_kv_a_norm.weight", rank)
    add(prefix + "attn_k_b.weight", shape.heads, rank, plain)
    add(prefix + "attn_v_b.weight", shape.heads, value, rank)
    add(prefix + "attn_output.weight", width, shape.heads * value, spread=3 * damping)


def write_delta(shape, add, prefix, damping):
    key_heads, value_heads, size = shape.delta
    channels = (2 * key_heads + value_heads) * size
    add(prefix + "attn_qkv.weight", channels, shape.width)
    add(prefix + "attn_gate.weight", value_heads * size, shape.width)
    if shape.family.fused_rates:
        add(prefix + "ssm_ba.weight", 2 * value_heads, shape.width)
    else:
        add(prefix + "ssm_beta.weight", value_heads, shape.width)
        add(prefix + "ssm_alpha.weight", value_heads, shape.width)
    add(prefix + "ssm_conv1d.weight", channels, 4, kind=F32, spread=0.6)
    add(prefix + "ssm_dt.bias", value_heads, around=-1.0, spread=1.0)
    # Some heads decay slowly, others fast.
    add(prefix + "ssm_a", value_heads, around=-0.7, spread=0.2)
    add(prefix + "ssm_norm.weight", size)
    add(prefix + "ssm_out.weight", shape.width, value_heads * size, spread=damping)


def write_versions(shape, add, prefix, result):
    width = shape.width
    add(prefix + "altup_router.weight", 4, width, kind=F32, spread=30 * width ** -0.5)
    add(prefix + "altup_router_norm.weight", width)
    add(prefix + "altup_predict_coef.weight", 16, 4, kind=F32, spread=0.1)
    add(prefix + "altup_correct_coef.weight", 4, 4, kind=F32, spread=0.1)
    add(prefix + "altup_correct_scale.weight", width)
    add(prefix + "laurel_l.weight", 64, width)
    add(prefix + "laurel_r.weight", width, 64)
    add(prefix + "laurel_post_norm.weight", width, around=result, spread=0.1 * result)


def write_guess(shape, add, prefix, head):
    """A layer that predicts a further token. The engine doesn't run it."""
    width = shape.width
    for name in "attn_norm", shape.family.feed_forward_norm, "nextn.enorm", "nextn.hnorm":
        add(f"{prefix}{name}.weight", width)
    add(prefix + "nextn.eh_proj.weight", width, 2 * width)
    add(prefix + "attn_q.weight", 2 * shape.heads * head, width)
    add(prefix + "attn_k.weight", shape.key_heads * head, width)
    add(prefix + "attn_v.weight", shape.key_heads * head, width)
    add(prefix + "attn_output.weight", width, shape.heads * head)
    add(prefix + "attn_q_norm.weight", head)
    add(prefix + "attn_k_norm.weight", head)
    write_network(shape, add, prefix, width ** -0.5)


def codebook_blocks(kind, dimensions, spread, random_numbers):
    """Blocks of random bits, scaled so that their weights have the given spread."""
    count, size = gguf.GGML_QUANT_SIZES[kind]
    blocks = random_numbers.integers(0, 256, (*dimensions[:-1], dimensions[-1] // count * size), numpy.uint8).reshape(-1, size)

    def set_scale(number):
        bits = int(numpy.float16(number).view(numpy.uint16))
        if kind.name != "IQ1_M":
            blocks[:, :2] = bits & 255, bits >> 8
            return
        for part in range(4):
            place = 48 + 2 * part + 1
            blocks[:, place] = blocks[:, place] & 15 | (bits >> (4 * part) & 15) << 4

    set_scale(1)
    set_scale(spread / gguf.quants.dequantize(blocks, kind).std())
    return blocks.reshape(*dimensions[:-1], -1)
