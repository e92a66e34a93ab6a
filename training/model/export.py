"""Weights → ONNX with bytes for the large matrices.  python export.py WEIGHTS.npz OUT.onnx [TEMPERATURE]

Inputs `input_ids`, `attention_mask`, `token_type_ids` int64 [batch, tokens]; outputs `tags` [batch, tokens, 20] of ads, `cv_tags` [batch, tokens, 30], `lines` and `verdict` [.., 4].
Matrices are stored as bytes with a scale a column and multiplied as floats: rounding activations too was up to twice as fast,
but moved answers by ten points and more, and by what else was in the batch."""
import json
import sys

import numpy as np
import onnx
from onnx import TensorProto as T
from onnx import helper, numpy_helper

from network import dequantised

def columns(weight):
    """[out, in] → bytes [in, out], one scale a column."""
    scale = (np.abs(weight).max(1) / 127).astype(np.float32)
    scale[scale == 0] = 1
    return np.round(weight / scale[:, None]).astype(np.int8).T, scale


class Graph:
    def __init__(self, weights):
        self.weights, self.nodes, self.constants, self.count = weights, [], [], 0

    def constant(self, value, name=None):
        name = name or f'c{len(self.constants)}'
        self.constants.append(numpy_helper.from_array(np.array(value, order='C'), name))
        return name

    def op(self, kind, inputs, domain='', **attributes):
        self.count += 1
        out = f't{self.count}'
        self.nodes.append(helper.make_node(kind, inputs, [out], name=f'{kind}_{self.count}', domain=domain, **attributes))
        return out

    def norm(self, x, name):
        w = self.weights
        return self.op('LayerNormalization', [x, self.constant(w[name + '.weight']), self.constant(w[name + '.bias'])], axis=-1, epsilon=1e-12)

    def linear(self, x, name):
        """The matrix is stored as bytes and widened once, when the session is made."""
        values, scales = columns(self.weights[name + '.weight'])
        matrix = self.op('Mul', [self.op('Cast', [self.constant(values, name + '.matrix')], to=T.FLOAT), self.constant(scales)])
        return self.op('Add', [self.op('MatMul', [x, matrix]), self.constant(self.weights[name + '.bias'])])


def build(weights, heads=12, temperature=1.0):
    g = Graph(weights)
    width = weights['enc.ln.weight'].shape[0]
    each = width // heads
    number = lambda value: g.constant(np.array(value, np.float32))
    words = weights['enc.w.weight']
    scale = (np.abs(words).max(1) / 127).astype(np.float32)
    scale[scale == 0] = 1
    rows = g.op('Cast', [g.op('Gather', [g.constant(np.round(words / scale[:, None]).astype(np.int8), 'words'), 'input_ids'], axis=0)], to=T.FLOAT)
    scales = g.op('Unsqueeze', [g.op('Gather', [g.constant(scale, 'word_scales'), 'input_ids'], axis=0), g.constant(np.array([2], np.int64))])
    length = g.op('Unsqueeze', [g.op('Gather', [g.op('Shape', ['input_ids']), g.constant(np.array(1, np.int64))], axis=0), g.constant(np.array([0], np.int64))])
    zero = g.constant(np.array([0], np.int64))
    places = g.op('Slice', [g.constant(weights['enc.pos.weight'], 'positions'), zero, length, zero])
    x = g.op('Add', [g.op('Add', [g.op('Mul', [rows, scales]), places]), g.op('Gather', [g.constant(weights['enc.typ.weight'], 'types'), 'token_type_ids'], axis=0)])
    x = g.norm(x, 'enc.ln')
    mask = g.op('Cast', [g.op('Unsqueeze', ['attention_mask', g.constant(np.array([1, 2], np.int64))])], to=T.FLOAT)
    mask = g.op('Mul', [g.op('Sub', [number(1), mask]), number(-10000)])
    split, joined = g.constant(np.array([0, 0, heads, each], np.int64)), g.constant(np.array([0, 0, width], np.int64))
    layers = 1 + max(int(name.split('.')[2]) for name in weights if name.startswith('enc.layers.'))
    for i in range(layers):
        p = f'enc.layers.{i}.'
        turned = lambda t, order: g.op('Transpose', [g.op('Reshape', [t, split])], perm=order)
        q, k, v = turned(g.linear(x, p + 'q'), [0, 2, 1, 3]), turned(g.linear(x, p + 'k'), [0, 2, 3, 1]), turned(g.linear(x, p + 'v'), [0, 2, 1, 3])
        weighed = g.op('Softmax', [g.op('Add', [g.op('Mul', [g.op('MatMul', [q, k]), number(each**-0.5)]), mask])], axis=-1)
        seen = g.op('Reshape', [g.op('Transpose', [g.op('MatMul', [weighed, v])], perm=[0, 2, 1, 3]), joined])
        x = g.norm(g.op('Add', [x, g.linear(seen, p + 'o')]), p + 'n1')
        inner = g.linear(x, p + 'f1')
        half = g.op('Mul', [inner, number(0.5)])
        inner = g.op('Mul', [half, g.op('Add', [g.op('Erf', [g.op('Mul', [inner, number(2**-0.5)])]), number(1)])])
        x = g.norm(g.op('Add', [x, g.linear(inner, p + 'f2')]), p + 'n2')
    first = g.op('Gather', [x, g.constant(np.array(0, np.int64))], axis=1)
    whole = g.linear(g.op('Tanh', [g.linear(first, 'pool')]), 'verdict')
    outputs = dict(tags=g.linear(x, 'ad'), cv_tags=g.linear(x, 'cv'), lines=g.linear(x, 'line'), verdict=g.op('Div', [whole, number(temperature)]))
    for name, value in outputs.items():
        g.nodes.append(helper.make_node('Identity', [value], [name]))
    given = [helper.make_tensor_value_info(n, T.INT64, ['batch', 'tokens']) for n in ('input_ids', 'attention_mask', 'token_type_ids')]
    made = [helper.make_tensor_value_info(n, T.FLOAT, s) for n, s in (('tags', ['batch', 'tokens', 20]), ('cv_tags', ['batch', 'tokens', 30]), ('lines', ['batch', 'tokens', 4]), ('verdict', ['batch', 4]))]
    model = helper.make_model(
        helper.make_graph(g.nodes, 'skillo', given, made, g.constants),
        opset_imports=[helper.make_opsetid('', 17), helper.make_opsetid('com.microsoft', 1)])
    model.ir_version = 9
    return model


if __name__ == '__main__':
    source, out = sys.argv[1:3]
    weights = dequantised(source)
    header = json.loads(bytes(weights.pop('header')).decode())
    model = build(weights, temperature=float(sys.argv[3]) if len(sys.argv) > 3 else 1.0)
    helper.set_model_props(model, {'header': json.dumps(header, ensure_ascii=False)})
    onnx.save(model, out)
