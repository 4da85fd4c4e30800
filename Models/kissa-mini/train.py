"""Trains kissa-mini on conversations generated on the fly; resumes from work/checkpoint.pt where there is one.

    python train.py --tokens 16000000 [--seed 1] [--device auto]
No conversation is seen twice: the generator's seed is (seed, step, worker). A batch holds rows of one length, one
conversation a row; most steps are short, a share of them as long as the context.
Hidden matrices are trained with Muon (momentum, orthogonalised by Newton and Schulz's iteration), the rest with AdamW.
"""

import argparse
import json
import multiprocessing
import os
import random as random_module
import time
from concurrent.futures import ThreadPoolExecutor

os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
os.environ.setdefault("GOMP_SPINCOUNT", "0")
# One core a process (below): on a busy machine this loses less than operators that wait for each other's threads.
os.environ.setdefault("OMP_NUM_THREADS", "1")

import torch
from torch.nn import functional as F

import lines
import tokenizer as tokens_module
from batches import TALK, batch, makers
from model import Configuration, Model, load
from muon import Muon, has_fast_half
from rows import TOOL_LENGTH, first_of

LENGTHS = (256, 512, 1024, 2048)
EARLY_SHARES = (0.40, 0.55, 0.03, 0.02)
LATE_SHARES = (0.22, 0.58, 0.10, 0.10)
LATE = 0.9
# The first part of a run has short rows with few or no instructions: most of their tokens are replies, and what a
# reply depends on is near. Attention to the player's words is learnt several times sooner that way.
BRIEF_LENGTH, BRIEF_SHARE = 128, 0.55
BRIEF = 0.93
# Later a few of them stay: half of these begin without any instructions, as a session by default does.
LATE_BRIEF_SHARE = 0.4
# Beside its rows a step has so many players' lines, of which the aims alone are learnt.
LINES = 256
# Some steps are answers in forms: guests, verdicts, customers, calls of tools.
FORM_SHARE, FORM_LENGTH, TOOL_SHARE = 0.2, 704, 0.45
# Others are short exercises in what forms need.
EXERCISE_SHARE, EXERCISE_LENGTH = 0.15, 256
# And some are nothing but tokens at random that come again and again: what teaches a network to copy. Whoever can't does
# not take over a name of several tokens that it hasn't met.
REPEATS_SHARE, REPEATS_LENGTH = 0.06, 256
# Some steps come back to the facts of the persona and of the player; in the longer rows after much other talk.
FACTS_SHARE, FACTS_LENGTHS, FACTS_SHARES = 0.38, (192, 512, 1024, 2048), (0.6, 0.22, 0.13, 0.05)
# The rates fall to nothing in the last part of a run, and after a start they rise within so many steps.
TAIL = 0.45
WARM_STEPS = 30
# Blocks that grow.py put in learn faster than those that were there.
YOUNG_FACTOR = 2.0


def backward(model, teacher, half, first_aim, ids, places, chosen, targets, weights):
    """Adds the gradients of one batch (batches.py); returns the mean loss per chosen token and the share of aims named right."""
    logits, targets = predicted(model, half, ids, places, chosen), targets.long()
    losses = F.cross_entropy(logits.float(), targets, reduction="none")
    if teacher:
        held = weights == tokens_module.REPLY_WEIGHT
        losses = torch.where(held, beside(logits, teacher, half, ids, places, chosen), losses)
    ((losses * weights).sum() / weights.sum()).backward()
    named = targets >= first_aim
    right = (logits[named].argmax(-1) == targets[named]).float().mean().item() if named.any() else 0.0
    return losses.detach().mean().item(), right


def predicted(model, half, ids, places, chosen):
    """The logits of the chosen tokens."""
    with torch.autocast(ids.device.type, dtype=torch.bfloat16, enabled=half):
        return model.hidden(ids.int(), positions=places.int()).flatten(0, 1).index_select(0, chosen) @ model.embedding.weight.t()


def beside(logits, teacher, *given):
    """How far the shares that the logits give lie from the teacher's: Kullback and Leibler's divergence at each chosen place."""
    with torch.no_grad():
        wanted = F.log_softmax(predicted(teacher, *given).float(), dim=-1)
    return F.kl_div(F.log_softmax(logits.float(), dim=-1), wanted, reduction="none", log_target=True).sum(-1)


def parts(model):
    """The hidden matrices by name, which Muon trains, and a list of the rest."""
    matrices = {name: p for name, p in model.named_parameters() if p.dim() == 2 and "embedding" not in name}
    return matrices, [p for name, p in model.named_parameters() if name not in matrices]


def by_age(matrices, young):
    """The matrices in groups: those of the blocks `young` learn faster."""
    prefixes = tuple(f"blocks.{index}." for index in young)
    groups = {1.0: [], YOUNG_FACTOR: []}
    for name, parameter in matrices.items():
        groups[YOUNG_FACTOR if name.startswith(prefixes) else 1.0].append(parameter)
    return [{"params": parameters, "factor": factor} for factor, parameters in groups.items() if parameters]


class Second:
    """A process that shares the model's parameters and does half of each step's work. Threads of one process would wait for each
    other's turn in the interpreter: they do a third less."""

    def __init__(self, model, work):
        model.share_memory()
        self.gradients = [torch.zeros_like(parameter).share_memory_() for parameter in model.parameters()]
        self.pipe, theirs = multiprocessing.Pipe()
        multiprocessing.Process(target=self.serve, args=(model, work, theirs), daemon=True).start()

    def serve(self, model, work, pipe):
        while True:
            results = work(1, *pipe.recv())
            for parameter, shared in zip(model.parameters(), self.gradients):
                shared.copy_(parameter.grad)
                parameter.grad = None
            pipe.send(results)

    def begin(self, *step):
        self.pipe.send(step)

    def end(self, model):
        """The other half's results; the model's gradients become the mean of both halves'."""
        results = self.pipe.recv()
        for parameter, shared in zip(model.parameters(), self.gradients):
            parameter.grad.add_(shared).mul_(0.5)
        return results


def rate(progress, tail, warm=0.02):
    """Warm-up, a plateau, and a linear fall over the last part."""
    if progress < warm:
        return max(progress / warm, 0.02)
    return 1.0 if progress < 1 - tail else max((1 - progress) / tail, 0.02)


def change(optimizers, tops, share):
    """A step of every optimizer, at so much of its highest rate; the gradients are gone then."""
    for optimizer, top in zip(optimizers, tops):
        for group in optimizer.param_groups:
            group["lr"] = top * group.get("factor", 1.0) * share
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)


def kind_of_step(random, progress, forms, exercises, repeated, facts):
    """What the rows of a step are, and their length."""
    kind = random.random()
    if kind < exercises:
        return "exercises", EXERCISE_LENGTH
    if kind < exercises + forms:
        return ("tools", TOOL_LENGTH) if random.random() < TOOL_SHARE else ("forms", FORM_LENGTH)
    if kind < exercises + forms + repeated:
        return "repeats", REPEATS_LENGTH
    if random.random() < facts:
        return "facts", random.choices(FACTS_LENGTHS, FACTS_SHARES)[0]
    if random.random() < (BRIEF_SHARE if progress < BRIEF else LATE_BRIEF_SHARE):
        return "brief", BRIEF_LENGTH
    return "talk", random.choices(LENGTHS, LATE_SHARES if progress > LATE else EARLY_SHARES)[0]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokens", type=int, default=16_000_000, help="tokens to see in all")
    parser.add_argument("--minutes", type=float, help="fit the schedule to this many minutes of training from now instead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="auto")
    parser.add_argument("--workers", type=int, default=0, choices=(0, 1, 2), help="processes that share a step's work; 0: the cores, at most 2")
    parser.add_argument("--half", action=argparse.BooleanOptionalAction, default=None, help="bfloat16; by default where the processor is made for it")
    parser.add_argument("--tokens-per-step", type=int, default=4096)
    parser.add_argument("--muon-rate", type=float, default=0.02)
    parser.add_argument("--adam-rate", type=float, default=0.004)
    parser.add_argument("--checkpoint", default=str(tokens_module.WORK / "checkpoint.pt"))
    parser.add_argument("--checkpoint-seconds", type=float, default=150)
    parser.add_argument("--restart-schedule", action="store_true", help="keep the weights of the checkpoint, begin a new run")
    parser.add_argument("--forms", type=float, default=FORM_SHARE, help="the share of steps that are answers in forms")
    parser.add_argument("--exercises", type=float, default=EXERCISE_SHARE, help="the share of steps that are exercises")
    parser.add_argument("--repeats", type=float, default=REPEATS_SHARE, help="the share of steps that are tokens repeated")
    parser.add_argument("--facts", type=float, default=FACTS_SHARE, help="the share of the other steps that come back to facts")
    parser.add_argument("--lines", type=int, default=LINES, help="players' lines a step of which the aims alone are learnt")
    parser.add_argument("--tail", type=float, default=TAIL, help="the share of the schedule in which the rates fall")
    parser.add_argument("--teacher", help="a checkpoint whose shares are kept to where a prediction weighs no more than others")
    parser.add_argument("--start-progress", type=float, default=0.0, help="where in the schedule a restarted run begins")
    arguments = parser.parse_args()

    device = arguments.device if arguments.device != "auto" else "cuda" if torch.cuda.is_available() else "cpu"
    half = arguments.half if arguments.half is not None else device == "cuda" or has_fast_half()
    workers = 1 if device == "cuda" else arguments.workers or min(2, os.cpu_count() or 1)
    torch.manual_seed(arguments.seed)
    tokenizer = tokens_module.load() if tokens_module.PATH.exists() else tokens_module.learn()
    encoder = tokens_module.Encoder(tokenizer)
    first_aim = first_of(encoder.aims)
    saved = torch.load(arguments.checkpoint, map_location=device, weights_only=True) if os.path.exists(arguments.checkpoint) else None
    configuration = Configuration(**saved["configuration"]) if saved else Configuration(vocabulary=tokenizer.get_vocab_size())
    model = Model(configuration).to(device)
    matrices, others = parts(model)
    pool = ThreadPoolExecutor(workers)
    groups = by_age(matrices, saved["state"].get("young", []) if saved else [])
    optimizers = [Muon(groups, arguments.muon_rate, pool), torch.optim.AdamW(others, arguments.adam_rate, betas=(0.9, 0.98), weight_decay=0.0)]
    rates = [arguments.muon_rate, arguments.adam_rate]

    state = {"step": 0, "seen": 0, "seconds": 0.0, "curve": [], "seed": arguments.seed}
    if saved:
        model.load_state_dict(saved["model"])
        for optimizer, part in zip(optimizers, [] if arguments.restart_schedule else saved["optimizers"]):
            optimizer.load_state_dict(part)
        state = saved["state"]
        print("resumed at step", state["step"], "tokens", state["seen"], flush=True)
    base_seen = state.get("base_seen", 0)
    if arguments.restart_schedule:
        base_seen = state["base_seen"] = state["seen"]

    print(f"{model.parameter_count() / 1e6:.2f} M parameters, {configuration.vocabulary} tokens, on {device}", flush=True)
    choose = random_module.Random(f"{arguments.seed}/lengths/{state['step']}")
    average = {name: p.detach().clone() for name, p in (saved["average"] if saved else model.state_dict()).items()}
    drawing, make = lines.Lines(encoder), makers(encoder)
    teacher = load(arguments.teacher)[0].to(device).requires_grad_(False) if arguments.teacher else None

    def work(worker, step, kind, length, count):
        """One worker's part of a step: the results of its rows, and of its lines."""
        arrays = batch(make, random_module.Random(f"{arguments.seed}/{step}/{worker}"), kind, length, count * length)
        made = (torch.from_numpy(array).to(device) for array in arrays)
        # Nobody shows how to repeat: that is to be learnt anew.
        of_rows = backward(model, teacher if kind != "repeats" else None, half, first_aim, *made)
        if not arguments.lines:
            return of_rows, (0.0, 0.0)
        random = random_module.Random(f"{arguments.seed}/lines/{step}/{worker}")
        return of_rows, lines.backward(model, *drawing.batch(random, max(1, arguments.lines // workers)))

    second = Second(model, work) if workers == 2 else None
    begun, saved_at, first_step = time.monotonic(), time.monotonic(), state["step"]
    recent, others_recent, lines_recent = [], {}, []
    while True:
        elapsed = time.monotonic() - begun
        if arguments.minutes:
            progress = elapsed / 60 / arguments.minutes
        else:
            progress = (state["seen"] - base_seen) / (arguments.tokens - base_seen)
        if progress >= 1:
            break
        progress = arguments.start_progress + (1 - arguments.start_progress) * progress
        kind, length = kind_of_step(choose, progress, arguments.forms, arguments.exercises, arguments.repeats, arguments.facts)
        count = max(workers, arguments.tokens_per_step // length) // workers

        if second:
            second.begin(state["step"], kind, length, count)
        results = [work(0, state["step"], kind, length, count)] + ([second.end(model)] if second else [])
        reply_loss, right = means(of_rows for of_rows, _ in results)
        lines_recent += [of_lines for _, of_lines in results]
        torch.nn.utils.clip_grad_norm_(others, 1.0)
        warmth = min(1.0, (1 + state["step"] - first_step) / WARM_STEPS)
        change(optimizers, rates, rate(progress, arguments.tail) * warmth)
        smooth(average, model, min(0.99, (1 + state["step"]) / (10 + state["step"])))
        state["step"] += 1
        state["seen"] += length * count * workers
        if kind in TALK:
            recent.append((reply_loss, right))
        else:
            others_recent.setdefault(kind, []).append(reply_loss)
        if state["step"] % 20 == 0 and recent:
            mean, right = means(recent)
            lines_loss, lines_right = means(lines_recent)
            beside = " ".join(f"{name} {sum(values) / len(values):.3f}" for name, values in sorted(others_recent.items()))
            for some in (recent, others_recent, lines_recent):
                some.clear()
            state["curve"].append([state["seen"], round(mean, 4), round(right, 3)])
            speed = (time.monotonic() - begun) and 20 * arguments.tokens_per_step / max(1e-9, time.monotonic() - state.get("lap", begun))
            state["lap"] = time.monotonic()
            print(f"step {state['step']} tokens {state['seen'] / 1e6:.2f}M reply loss {mean:.3f} aims {right:.2f} {beside} lines {lines_loss:.3f} {lines_right:.3f} progress {progress:.3f} {speed:.0f} tok/s", flush=True)
        if time.monotonic() - saved_at > arguments.checkpoint_seconds:
            save(arguments.checkpoint, model, average, optimizers, configuration, {**state, "seconds": state["seconds"] + time.monotonic() - begun})
            saved_at = time.monotonic()
    state["seconds"] += time.monotonic() - begun
    save(arguments.checkpoint, model, average, optimizers, configuration, state)
    (tokens_module.WORK / "curve.json").write_text(json.dumps(state["curve"]))
    print(f"done: {state['seen'] / 1e6:.2f} M tokens in {state['seconds'] / 60:.0f} minutes", flush=True)


def means(pairs):
    return [sum(values) / len(values) for values in zip(*pairs)]


@torch.no_grad()
def smooth(average, model, keep):
    """The running mean of the weights: what is exported, as good as a run that had cooled down."""
    weights = model.state_dict()
    torch._foreach_lerp_([average[name] for name in weights], list(weights.values()), 1 - keep)


def save(path, model, average, optimizers, configuration, state):
    state = {key: value for key, value in state.items() if key != "lap"}
    torch.save({"model": model.state_dict(), "average": average, "optimizers": [o.state_dict() for o in optimizers],
                "configuration": configuration.dictionary(), "state": state}, path + ".new")
    os.replace(path + ".new", path)


if __name__ == "__main__":
    main()
