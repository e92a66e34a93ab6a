"""The pretrained base (safetensors in parts) as bytes with scales.  python base_to_bytes.py FOLDER OUT.npz"""
import json
import struct
import sys

import numpy as np

from network import quantised

folder, out = sys.argv[1:3]
with open(f'{folder}/model.safetensors.index.json') as file:
    parts = sorted(set(json.load(file)['weight_map'].values()))
weights = {}
for part in parts:
    with open(f'{folder}/{part}', 'rb') as file:
        header = json.loads(file.read(struct.unpack('<Q', file.read(8))[0]))
        body = file.read()
    for name, info in header.items():
        if name != '__metadata__' and not name.startswith('sentence_'):
            start, end = info['data_offsets']
            weights[name] = np.frombuffer(body[start:end], dict(F16=np.float16, F32=np.float32)[info['dtype']]).reshape(info['shape'])
np.savez_compressed(out, **quantised(weights))
