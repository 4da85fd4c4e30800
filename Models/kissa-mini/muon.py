"""Muon: momentum whose update is made orthogonal by Newton and Schulz's iteration (Jordan and others, 2024), for matrices."""

import functools
from pathlib import Path

import torch


class Muon(torch.optim.Optimizer):
    """Matrices of one shape are handled together, half of them on each thread of the pool."""

    def __init__(self, parameters, lr, pool, momentum=0.95, weight_decay=0.01):
        self.pool = pool
        super().__init__(parameters, {"lr": lr, "momentum": momentum, "weight_decay": weight_decay})

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            parameters = group["params"]
            for parameter in parameters:
                if "momentum" not in self.state[parameter]:
                    self.state[parameter]["momentum"] = torch.zeros_like(parameter)
            gradients, momenta = [parameter.grad for parameter in parameters], [self.state[parameter]["momentum"] for parameter in parameters]
            torch._foreach_lerp_(momenta, gradients, 1 - group["momentum"])
            shapes = {}
            for parameter, update in zip(parameters, torch._foreach_lerp(gradients, momenta, group["momentum"])):
                shapes.setdefault(parameter.shape, []).append((parameter, update))
            parts = [pairs[part::2] for pairs in shapes.values() for part in range(2)]
            list(self.pool.map(lambda pairs: self.change(group, pairs), filter(None, parts)))

    @torch.no_grad()
    def change(self, group, pairs):
        """Moves parameters of one shape along their updates, made orthogonal."""
        shape = pairs[0][0].shape
        directions = orthogonal(torch.stack([update for _, update in pairs]))
        scale = max(1.0, shape[0] / shape[1]) ** 0.5
        parameters = [parameter for parameter, _ in pairs]
        torch._foreach_mul_(parameters, 1 - group["lr"] * group["weight_decay"])
        torch._foreach_add_(parameters, list(directions.to(parameters[0].dtype)), alpha=-group["lr"] * scale)


def orthogonal(x, steps=5):
    tall = x.shape[-2] > x.shape[-1]
    x = x.mT if tall else x
    x = x.bfloat16() if x.is_cuda or has_fast_half() else x
    x = x / (x.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for _ in range(steps):
        square = x @ x.mT
        x = 3.4445 * x + (-4.7750 * square + 2.0315 * square @ square) @ x
    return x.mT if tall else x


@functools.cache
def has_fast_half():
    """Whether this processor multiplies bfloat16 faster than single precision."""
    try:
        text = Path("/proc/cpuinfo").read_text()
        return any(flag in text for flag in ("avx512_bf16", "amx_bf16"))
    except OSError:
        return False
