"""Teaches the encoder all heads at once.  python train.py TRAINING BASE.npz TOKENIZER OUT NAME SECONDS [JSON]

BASE.npz: the base encoder, or an earlier run (`begin: "run"`) that goes on.
JSON: as_read (what training/as-read.ts wrote), begin, cv_batch, seed (of the heads), chance (of the samples), lr, batch, ads (share of steps with ads), shares (of pairs, crossed pairs, cards, groups, jobs, contrasts), pairs (share of the pairs used)."""
import json
import random
import sys
import time

import numpy as np
import torch

import measure
import texts
from ad_samples import ALL, ANY_IMPORTANCE, ANY_KIND, AdSamples
from cv_samples import ANY_LINE, ANY_SPAN, CvSamples, cvs
from judge_samples import ANY, JudgeSamples
from network import AD_CLASSES, CV_LINES, CV_SPANS, IMPORTANCES, KINDS, Model, from_base, from_run, save
from pieces import Pieces

ROOT, BASE, TOKENIZER, OUT, NAME, SECONDS = sys.argv[1:7]
C = dict(begin='base', seed=1, chance=1, lr=2.5e-4, batch=192, ad_batch=48, cv_batch=40, room=192, shares=[3, 0.7, 3, 2, 1, 0.7], pairs=1.0, workers=12, measure=True, as_read=None)
C.update(json.loads(sys.argv[7]) if len(sys.argv) > 7 else {})
SECONDS = float(SECONDS)
device = 'cuda' if torch.cuda.is_available() else 'cpu'


class Batches(torch.utils.data.IterableDataset):
    def __init__(self, judge, ads, cvs):
        self.judge, self.ads, self.cvs = judge, ads, cvs

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        r = random.Random(C['chance'] * 1000 + (worker.id if worker else 0))
        while True:
            samples = [self.judge.one(r, r.choice([96, 144, C['room']]), C['shares']) for _ in range(C['batch'])]
            ads = [s for s in (self.ads.one(r) for _ in range(C['ad_batch'])) if s]
            cvs = [s for s in (self.cvs.one(r) for _ in range(C['cv_batch'])) if s]
            yield padded_judge(samples), padded_tags(ads, [ALL, ANY_IMPORTANCE, ANY_KIND, -1]), padded_tags(cvs, [ANY_LINE, ANY_SPAN, -1])


def padded_judge(samples):
    length = (max(len(ids) for (ids, _, _), _ in samples) + 7) // 8 * 8
    ids, types = np.zeros((len(samples), length), np.int64), np.zeros((len(samples), length), np.int64)
    mask, lines = np.zeros((len(samples), length), np.int64), np.full((len(samples), length), ANY, np.int64)
    for k, ((i, t, ends), _) in enumerate(samples):
        ids[k, : len(i)], types[k, : len(i)], mask[k, : len(i)] = i, t, 1
        for at, said in ends:
            lines[k, at] = said
    return tuple(torch.from_numpy(x) for x in (ids, mask, types, lines, np.array([whole for _, whole in samples], np.int64)))


def padded_tags(samples, unknown):
    length = (max(len(ids) for ids, _ in samples) + 7) // 8 * 8
    ids, mask = np.zeros((len(samples), length), np.int64), np.zeros((len(samples), length), np.int64)
    rows = np.tile(np.array(unknown, np.int64), (len(samples), length, 1))
    for k, (i, row) in enumerate(samples):
        ids[k, : len(i)], mask[k, : len(i)], rows[k, : len(i)] = i, 1, row
    return tuple(torch.from_numpy(x) for x in (ids, mask, rows))


def bits(masks, count):
    return (masks[..., None] >> torch.arange(count, device=masks.device)) & 1


def masked_loss(logits, masks, smooth, other=None):
    """Minus the logarithm of how likely the right answers are together; nothing where all would be right."""
    count = logits.shape[-1]
    right = bits(masks, count).float()
    known = right.sum(-1) < count
    if not known.any():
        return logits.sum() * 0
    logits, right = logits[known].float(), right[known]
    chances = torch.softmax(logits, -1)
    if other is not None:  # cue words inside a line that asks are nothing by themselves, and cost a little
        right = torch.where((right.sum(-1, keepdim=True) > 1) & (right[:, :1] > 0), right * other, right)
    loss = -torch.log((chances * right).sum(-1).clamp_min(1e-6))
    return loss.mean() + smooth * -torch.log_softmax(logits, -1).mean()


def ad_loss(logits, rows):
    a, b, c = len(AD_CLASSES), len(AD_CLASSES) + len(IMPORTANCES), len(AD_CLASSES) + len(IMPORTANCES) + len(KINDS)
    weights = torch.ones(a, device=logits.device)
    weights[AD_CLASSES.index('other')] = 0.35
    asked = (rows[..., 0] & 7) > 0  # conditions and soft skills have an importance too
    begins = rows[..., 3]
    inside = (begins >= 0) & (rows[..., 0] < 8)
    loss = masked_loss(logits[..., :a], rows[..., 0], 0.01, weights)
    loss = loss + 0.5 * masked_loss(logits[..., a:b][asked], rows[..., 1][asked], 0.01)
    loss = loss + 0.3 * masked_loss(logits[..., b:c][asked], rows[..., 2][asked], 0.01)
    if inside.any():
        loss = loss + 0.6 * torch.nn.functional.binary_cross_entropy_with_logits(logits[..., c][inside].float(), begins[inside].float())
    return loss


def cv_loss(logits, rows):
    a, b = len(CV_LINES), len(CV_LINES) + len(CV_SPANS)
    begins = rows[..., 2]
    loss = 0.6 * masked_loss(logits[..., :a], rows[..., 0], 0.01) + masked_loss(logits[..., a:b], rows[..., 1], 0.01)
    known = begins >= 0
    if known.any():
        loss = loss + 0.4 * torch.nn.functional.binary_cross_entropy_with_logits(logits[..., b][known].float(), begins[known].float())
    return loss


def main():
    torch.manual_seed(C['seed'])
    pieces = Pieces(TOKENIZER)
    groups, pairs = texts.groups(ROOT), texts.pairs(ROOT)
    random.Random(5).shuffle(pairs)
    pairs = pairs[: max(4, int(len(pairs) * C['pairs']))]
    judge = JudgeSamples(pairs, texts.cards(ROOT), groups, texts.jobs(ROOT), texts.loose_lines(ROOT), pieces, texts.crosses(ROOT), texts.as_read(C['as_read']))
    ads = AdSamples(pairs, texts.marked_ads(ROOT), texts.ads(ROOT), groups, pieces)
    cv_samples = CvSamples(cvs(ROOT), cvs(ROOT, 'cvs'), pieces)
    print(NAME, 'cvs', len(cv_samples.spanned), len(cv_samples.older), 'pairs', len(judge.pairs), 'cards', len(judge.cards), 'groups', len(groups), 'jobs', len(judge.jobs), 'ads', len(ads.ads), 'marked', len(ads.marked), flush=True)
    model = (from_run(BASE) if C['begin'] == 'run' else Model(from_base(BASE))).to(device)
    heads = ('ad.', 'cv.', 'line.', 'pool.', 'verdict.')
    decayed = [p for n, p in model.named_parameters() if p.ndim > 1 and not n.startswith(heads)]
    rest = [p for n, p in model.named_parameters() if p.ndim <= 1 or n.startswith(heads)]
    optimiser = torch.optim.AdamW([dict(params=decayed, weight_decay=0.02), dict(params=rest, weight_decay=0.0)], lr=C['lr'], betas=(0.9, 0.98), eps=1e-6)
    loader = torch.utils.data.DataLoader(Batches(judge, ads, cv_samples), batch_size=None, num_workers=C['workers'], **(dict(prefetch_factor=8) if C['workers'] else {}))
    started, step, averaged = time.time(), 0, None
    for judged, tagged, tagged_cvs in loader:
        done = (time.time() - started) / SECONDS
        if done >= 1:
            break
        for group in optimiser.param_groups:
            group['lr'] = C['lr'] * min(1, (step + 1) / 150) * max(0.02, 1 - done)
        model.train()
        ids, mask, types, lines, whole = (t.to(device) for t in judged)
        with torch.autocast(device, torch.bfloat16, enabled=device == 'cuda'):
            _, _, line_out, verdict_out = model(ids, mask, types)
        loss_line, loss_whole = masked_loss(line_out, lines, 0.01), masked_loss(verdict_out, whole, 0.01)
        (0.7 * loss_line + loss_whole).backward()
        ids, mask, rows = (t.to(device) for t in tagged)
        with torch.autocast(device, torch.bfloat16, enabled=device == 'cuda'):
            ad_out, *_ = model(ids, mask, torch.zeros_like(ids))
        loss_ad = ad_loss(ad_out, rows)
        loss_ad.backward()
        ids, mask, rows = (t.to(device) for t in tagged_cvs)
        with torch.autocast(device, torch.bfloat16, enabled=device == 'cuda'):
            _, cv_out, *_ = model(ids, mask, torch.ones_like(ids))
        loss_cv = cv_loss(cv_out, rows)
        loss_cv.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        optimiser.zero_grad(set_to_none=True)
        step += 1
        if done > 0.6 and step % 20 == 0:  # the mean of the last part errs less than its end
            now = {k: v.detach().float().clone() for k, v in model.state_dict().items()}
            averaged = (1, now) if averaged is None else (averaged[0] + 1, {k: averaged[1][k] + (now[k] - averaged[1][k]) / (averaged[0] + 1) for k in now})
        if step % 300 == 1:
            print(f'{NAME} {time.time() - started:.0f}s step {step} line {loss_line.item():.3f} whole {loss_whole.item():.3f} ad {loss_ad.item():.3f} cv {loss_cv.item():.3f}', flush=True)
    if averaged:
        model.load_state_dict(averaged[1])
    figures, answers = measure.all_figures(model.eval(), ROOT, pieces, judge, device) if C['measure'] else ({}, [])
    print(NAME, 'steps', step, json.dumps(figures), flush=True)
    save(model, f'{OUT}/{NAME}.npz', settings=C, steps=step, seconds=SECONDS, figures=figures)
    with open(f'{OUT}/{NAME}.answers.json', 'w') as file:
        json.dump(answers, file)


main()
