"""The weights that the product has, as a run that can go on.  python from_onnx.py MODEL.onnx OUT.npz"""
import sys

import numpy as np
import onnx
from onnx import numpy_helper

source, out = sys.argv[1:3]
graph = onnx.load(source).graph
values = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
readers = {}
for node in graph.node:
    for name in node.input:
        readers.setdefault(name, []).append(node)
other = lambda node, one: next(name for name in node.input if name != one)
weights = {
    'enc.w.weight': values['words'].astype(np.float32) * values['word_scales'][:, None],
    'enc.pos.weight': values['positions'], 'enc.typ.weight': values['types']}
for name, matrix in values.items():
    if name.endswith('.matrix'):
        cast = readers[name][0]
        scaled = readers[cast.output[0]][0]
        product = readers[scaled.output[0]][0]
        added = readers[product.output[0]][0]
        key = name.removesuffix('.matrix')
        weights[key + '.weight'] = (matrix.astype(np.float32) * values[other(scaled, cast.output[0])]).T
        weights[key + '.bias'] = values[other(added, product.output[0])]
norms = [node for node in graph.node if node.op_type == 'LayerNormalization']
names = ['enc.ln'] + [f'enc.layers.{i}.{part}' for i in range((len(norms) - 1) // 2) for part in ('n1', 'n2')]
for name, node in zip(names, norms):
    weights[name + '.weight'], weights[name + '.bias'] = values[node.input[1]], values[node.input[2]]
np.savez_compressed(out, **weights)
