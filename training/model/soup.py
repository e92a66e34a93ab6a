"""The mean of runs that began alike errs less than each.  python soup.py TRAINING TOKENIZER OUT NAME AS_READ RUN.npz… (AS_READ: what training/as-read.ts wrote, or -)"""
import json
import sys

import numpy as np
import torch

import measure
import texts
from judge_samples import JudgeSamples
from network import Encoder, Model, dequantised, save
from pieces import Pieces

root, tokenizer, out, name, as_read, *runs = sys.argv[1:]
stored = [dequantised(run) for run in runs]
weights = {k: torch.tensor(np.mean([s[k].astype(np.float32) for s in stored], 0)) for k in stored[0] if k != 'header'}
device = 'cuda' if torch.cuda.is_available() else 'cpu'
model = Model(Encoder(*weights['enc.w.weight'].shape))
model.load_state_dict(weights)
model = model.to(device).eval()
pieces = Pieces(tokenizer)
samples = JudgeSamples(texts.pairs(root), texts.cards(root), texts.groups(root), texts.jobs(root), texts.loose_lines(root), pieces, as_read=texts.as_read(None if as_read == '-' else as_read))
figures, answers = measure.all_figures(model, root, pieces, samples, device)
print(name, json.dumps(figures), flush=True)
headers = [json.loads(bytes(s['header']).decode()) for s in stored if 'header' in s]
save(model, f'{out}/{name}.npz', runs=headers, figures=figures)
with open(f'{out}/{name}.answers.json', 'w') as file:
    json.dump(answers, file)
