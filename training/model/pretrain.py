"""Goes on teaching the base encoder masked words, now with texts as long as the product reads.  python pretrain.py TRAINING BASE.npz TOKENIZER OUT NAME SECONDS [FILE.txt.xz…]

Reads our own texts (never the kept ones) and files of one paragraph a line. BASE.npz: by `base_to_bytes.py`, with the head that names words."""
import json
import lzma
import random
import re
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F
from tokenizers import Tokenizer
from torch import nn

import texts
from network import POSITIONS, dequantised, from_base, quantised, to_base

ROOT, BASE, TOKENIZER, OUT, NAME, SECONDS, *FILES = sys.argv[1:]
SECONDS, LENGTH, BATCH, RATE = float(SECONDS), 192, 384, 5e-4
START, END, MASK = 2, 3, 4
device = 'cuda' if torch.cuda.is_available() else 'cpu'


def own_texts():
    """Ads, CVs, groups of lines, cards and jobs, each as one text."""
    found = [p['title'] + '\n' + p['text'] for p in texts.pairs(ROOT)] + [p[cv]['text'] for p in texts.pairs(ROOT) for cv in ('cv_a', 'cv_b')]
    found += [ad['text'] for ad in texts.marked_ads(ROOT)]
    found += ['\n'.join([title] + [line for _, _, line in lines]) for title, lines in texts.ads(ROOT)]
    for folder in ('cvs', 'cv-spans', 'sentences'):
        for path in texts.files(f'{ROOT}/{folder}', 'txt', False):
            for block in '\n'.join(texts.lines_of(path)).split('\n==='):
                found.append('\n'.join(re.sub(r'\{[a-z]:([^{}]*)\}', r'\1', line[2:]) for line in block.split('\n')[1:]))
    found += ['\n'.join([group[0]] + group[1] + group[2]) for group in texts.groups(ROOT)]
    found += ['\n'.join([demand] + [f'{above} · {line}' for _, above, line in lines]) for demand, lines in texts.cards(ROOT)]
    found += ['\n'.join([title] + [f'{position} · {told}' for _, position, told in lines]) for title, lines in texts.jobs(ROOT)]
    return found


def rows_of(found, tokenizer):
    """Pieces of texts behind one another, each line ended, in rows of one length."""
    out = []
    for start in range(0, len(found), 20_000):
        lines, ends = [], []
        for text in found[start : start + 20_000]:
            parts = [line for line in text.split('\n') if line.strip()]
            lines += parts
            ends.append(len(lines))
        for encoded in tokenizer.encode_batch_fast(lines, add_special_tokens=False):
            out.append(np.array(encoded.ids + [END], np.int16))
    flat = np.concatenate(out)
    count = len(flat) // (LENGTH - 1)
    body = flat[: count * (LENGTH - 1)].reshape(count, LENGTH - 1)
    return np.concatenate([np.full((count, 1), START, np.int16), body], 1)


class Named(nn.Module):
    """The encoder with the head that names words."""

    def __init__(self, base):
        super().__init__()
        self.enc = from_base(BASE)
        width = self.enc.ln.weight.shape[0]
        self.dense, self.norm = nn.Linear(width, width), nn.LayerNorm(width, eps=1e-12)
        self.bias = nn.Parameter(torch.zeros(self.enc.w.weight.shape[0]))
        with torch.no_grad():
            for part in ('weight', 'bias'):
                getattr(self.dense, part).copy_(torch.tensor(base[f'cls.predictions.transform.dense.{part}'].astype(np.float32)))
                getattr(self.norm, part).copy_(torch.tensor(base[f'cls.predictions.transform.LayerNorm.{part}'].astype(np.float32)))
            self.bias.copy_(torch.tensor(base['cls.predictions.bias'].astype(np.float32)))

    def forward(self, ids, hidden):
        mask = torch.ones_like(ids)
        x = self.enc(ids, mask, torch.zeros_like(ids))[hidden]
        return self.norm(F.gelu(self.dense(x))) @ self.enc.w.weight.T.to(x.dtype) + self.bias


def hide(rows, words, r=0.2):
    chance, how = torch.rand(rows.shape, device=rows.device), torch.rand(rows.shape, device=rows.device)
    hidden = (chance < r) & (rows > MASK)
    shown = torch.where(hidden & (how < 0.8), MASK, rows)
    return torch.where(hidden & (how > 0.9), torch.randint(5, words, rows.shape, device=rows.device), shown), hidden


def main():
    torch.manual_seed(1)
    started = time.time()
    tokenizer = Tokenizer.from_file(TOKENIZER)
    own = own_texts()
    random.Random(3).shuffle(own)
    own_rows = rows_of(own, tokenizer)
    read = [own_rows]
    for path in FILES:
        with lzma.open(path, 'rt', encoding='utf8') as file:
            lines = [line.strip() for line in file]
        read.append(rows_of(lines, tokenizer))
    kept = [rows[:150] for rows in read]
    rows = [torch.tensor(part[150:].astype(np.int16)) for part in read]
    print(NAME, 'rows of own texts', len(rows[0]), 'of files', [len(part) for part in rows[1:]], f'{time.time() - started:.0f}s', flush=True)
    base = dequantised(BASE)
    model = Named(base).to(device)
    optimiser = torch.optim.AdamW(model.parameters(), lr=RATE, betas=(0.9, 0.98), eps=1e-6, weight_decay=0.01, fused=device == 'cuda')
    rows = [part.to(device) for part in rows]
    # Our own texts are a third of what is read, however few they are.
    own_share = 0.34 if len(rows) > 1 else 1.0
    others = torch.cat(rows[1:]) if len(rows) > 1 else rows[0]
    words, step, started = model.bias.shape[0], 0, time.time()

    def measured():
        model.eval()
        found = []
        for part in kept:
            torch.manual_seed(0)
            ids = torch.tensor(part.astype(np.int64), device=device)
            shown, hidden = hide(ids, words, 0.15)
            with torch.no_grad(), torch.autocast(device, torch.bfloat16, enabled=device == 'cuda'):
                out = model(shown, hidden).float()
            found.append((round(F.cross_entropy(out, ids[hidden]).item(), 3), round((out.argmax(-1) == ids[hidden]).float().mean().item(), 3)))
        model.train()
        return found

    print(NAME, 'before', measured(), flush=True)
    while (done := (time.time() - started) / SECONDS) < 1:
        for group in optimiser.param_groups:
            group['lr'] = RATE * min(1, (step + 1) / 300) * max(0.02, 1 - done)
        n = int(BATCH * own_share)
        picked = [rows[0][torch.randint(len(rows[0]), (n,), device=device)]]
        if n < BATCH:
            picked.append(others[torch.randint(len(others), (BATCH - n,), device=device)])
        ids = torch.cat(picked).long()
        shown, hidden = hide(ids, words)
        with torch.autocast(device, torch.bfloat16, enabled=device == 'cuda'):
            out = model(shown, hidden)
        loss = F.cross_entropy(out.float(), ids[hidden])
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        optimiser.zero_grad(set_to_none=True)
        step += 1
        if step % 400 == 1:
            print(f'{NAME} {time.time() - started:.0f}s step {step} loss {loss.item():.3f}', flush=True)
    print(NAME, 'after', step, 'steps', measured(), flush=True)
    named = {f'cls.predictions.transform.{theirs}.{part}': getattr(getattr(model, ours), part) for ours, theirs in (('dense', 'dense'), ('norm', 'LayerNorm')) for part in ('weight', 'bias')}
    weights = to_base(model.enc) | named | {'cls.predictions.bias': model.bias}
    np.savez_compressed(f'{OUT}/{NAME}.npz', **quantised({k: v.detach().float().cpu().numpy() for k, v in weights.items()}))


main()
