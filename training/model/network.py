"""The encoder (BERT form) with three heads: the tagger of ads, the tagger of CVs, and the judge of a demand beside lines of a CV."""
import json

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

POSITIONS = 256

# What a word of an ad is.
AD_CLASSES = ['asked', 'soft', 'condition', 'work', 'duty', 'offer', 'apply', 'company', 'heading', 'other']
IMPORTANCES = ['must', 'plain', 'wish']
KINDS = ['experience', 'skill', 'study', 'language', 'licence', 'certificate']
# The outputs of one token, one after another: class, importance, kind, and whether a new demand begins here.
AD_OUTPUTS = len(AD_CLASSES) + len(IMPORTANCES) + len(KINDS) + 1
# What a line of a CV is, and what of it a word is.
CV_LINES = ['job', 'job_head', 'told', 'heading', 'study', 'paper', 'language', 'skill', 'contact', 'profile', 'wish', 'denial', 'other']
CV_SPANS = [
    'none', 'position', 'employer', 'dates', 'place', 'title', 'school', 'course', 'number', 'issuer', 'language', 'level', 'skill', 'name', 'phone', 'mail']
# The outputs of one token: kind of its line, span, and whether a new span begins here.
CV_OUTPUTS = len(CV_LINES) + len(CV_SPANS) + 1
# What a CV, or one line of it, says of a demand: shows it, in part, shows that it is not so, says nothing of it.
VERDICTS = ['Y', 'P', 'N', 'U']


class Layer(nn.Module):
    def __init__(self, width, heads, inner):
        super().__init__()
        self.heads = heads
        self.q, self.k, self.v, self.o = (nn.Linear(width, width) for _ in range(4))
        self.n1, self.n2 = nn.LayerNorm(width, eps=1e-12), nn.LayerNorm(width, eps=1e-12)
        self.f1, self.f2 = nn.Linear(width, inner), nn.Linear(inner, width)
        self.dropout = 0.1

    def forward(self, x, mask):
        batch, length, width = x.shape
        split = lambda t: t.view(batch, length, self.heads, width // self.heads).transpose(1, 2)
        drop = self.dropout if self.training else 0.0
        seen = F.scaled_dot_product_attention(split(self.q(x)), split(self.k(x)), split(self.v(x)), attn_mask=mask, dropout_p=drop)
        seen = self.o(seen.transpose(1, 2).reshape(batch, length, width))
        x = self.n1(x + F.dropout(seen, self.dropout, self.training))
        return self.n2(x + F.dropout(self.f2(F.gelu(self.f1(x))), self.dropout, self.training))


class Encoder(nn.Module):
    def __init__(self, words, width=384, layers=6, heads=12, inner=1536):
        super().__init__()
        self.w, self.pos, self.typ = nn.Embedding(words, width), nn.Embedding(POSITIONS, width), nn.Embedding(2, width)
        self.ln = nn.LayerNorm(width, eps=1e-12)
        self.layers = nn.ModuleList([Layer(width, heads, inner) for _ in range(layers)])

    def forward(self, ids, mask, types):
        x = self.ln(self.w(ids) + self.pos.weight[: ids.shape[1]][None] + self.typ(types))
        x = F.dropout(x, 0.1, self.training)
        mask = mask[:, None, None, :].bool()
        for layer in self.layers:
            x = layer(x, mask)
        return x


class Model(nn.Module):
    def __init__(self, encoder):
        super().__init__()
        self.enc = encoder
        width = encoder.ln.weight.shape[0]
        self.ad, self.cv, self.line, self.pool, self.verdict = (
            nn.Linear(width, AD_OUTPUTS), nn.Linear(width, CV_OUTPUTS), nn.Linear(width, 4), nn.Linear(width, width), nn.Linear(width, 4))
        for head in (self.ad, self.cv, self.line, self.pool, self.verdict):
            nn.init.normal_(head.weight, std=0.02)
            nn.init.zeros_(head.bias)

    def forward(self, ids, mask, types):
        """Tags of every token as of an ad and as of a CV, what every token's line says (read at the separator that ends it), the verdict on the whole."""
        x = self.enc(ids, mask, types)
        dropped = F.dropout(x, 0.1, self.training)
        whole = F.dropout(torch.tanh(self.pool(x[:, 0])), 0.1, self.training)
        return self.ad(dropped), self.cv(dropped), self.line(dropped), self.verdict(whole)


NAMES = dict(
    q='attention.self.query', k='attention.self.key', v='attention.self.value', o='attention.output.dense',
    n1='attention.output.LayerNorm', f1='intermediate.dense', f2='output.dense', n2='output.LayerNorm')


def quantised(weights):
    """Rows of large matrices as bytes with a scale each: what travels."""
    out = {}
    for name, value in weights.items():
        value = np.asarray(value, np.float32)
        if value.ndim == 2 and value.size > 20_000:
            scale = np.abs(value).max(1, keepdims=True) / 127
            scale[scale == 0] = 1
            out[name + '|q'], out[name + '|s'] = np.round(value / scale).astype(np.int8), scale.astype(np.float32)
        else:
            out[name] = value
    return out


def dequantised(path):
    stored, out = np.load(path), {}
    for name in stored.files:
        if name.endswith('|q'):
            out[name[:-2]] = stored[name].astype(np.float32) * stored[name[:-2] + '|s']
        elif not name.endswith('|s'):
            out[name] = stored[name]
    return out


def from_base(path):
    """The encoder with the weights of the pretrained base; 128 positions are laid twice."""
    base = {k: torch.tensor(v.astype(np.float32)) for k, v in dequantised(path).items()}
    layers = 1 + max(int(k.split('.')[2]) for k in base if k.startswith('encoder.layer.'))
    words, width = base['embeddings.word_embeddings.weight'].shape
    encoder = Encoder(words, width, layers)
    with torch.no_grad():
        encoder.w.weight.copy_(base['embeddings.word_embeddings.weight'])
        places = base['embeddings.position_embeddings.weight']
        encoder.pos.weight.copy_(places if len(places) == POSITIONS else torch.cat([places, places[1:], places[1:]])[:POSITIONS])
        encoder.typ.weight.copy_(base['embeddings.token_type_embeddings.weight'])
        encoder.ln.weight.copy_(base['embeddings.LayerNorm.weight'])
        encoder.ln.bias.copy_(base['embeddings.LayerNorm.bias'])
        for i, layer in enumerate(encoder.layers):
            for ours, theirs in NAMES.items():
                for part in ('weight', 'bias'):
                    getattr(getattr(layer, ours), part).copy_(base[f'encoder.layer.{i}.{theirs}.{part}'])
    return encoder


def to_base(encoder):
    """The weights of an encoder by the names of the base."""
    parts = dict(word_embeddings=encoder.w, position_embeddings=encoder.pos, token_type_embeddings=encoder.typ)
    out = {f'embeddings.{name}.weight': part.weight for name, part in parts.items()}
    out |= {'embeddings.LayerNorm.weight': encoder.ln.weight, 'embeddings.LayerNorm.bias': encoder.ln.bias}
    for i, layer in enumerate(encoder.layers):
        for ours, theirs in NAMES.items():
            out |= {f'encoder.layer.{i}.{theirs}.{part}': getattr(getattr(layer, ours), part) for part in ('weight', 'bias')}
    return out


def from_run(path):
    """The model as an earlier run left it."""
    stored = dequantised(path)
    model = Model(Encoder(*stored['enc.w.weight'].shape))
    model.load_state_dict({k: torch.tensor(v.astype(np.float32)) for k, v in stored.items() if k != 'header'}, strict=False)
    return model


def save(model, path, **header):
    weights = quantised({k: v.detach().float().cpu().numpy() for k, v in model.state_dict().items()})
    weights['header'] = np.frombuffer(json.dumps(header, ensure_ascii=False).encode(), np.uint8)
    np.savez_compressed(path, **weights)
