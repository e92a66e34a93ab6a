"""What the model says of a few ads, by the code of the training, for a test of the product.  python samples.py WEIGHTS.npz TOKENIZER OUT.json"""
import json
import sys

import measure
from network import from_run
from pieces import Pieces

ADS = [
    ('Dependiente de ferretería', 'Tienda de barrio busca persona para el mostrador. Imprescindible dos años de experiencia en ferretería y soltura con el TPV. '
     'Se valora carnet de carretillero. Ofrecemos contrato indefinido.'),
    ('', 'REQUISITOS:\n- INGLES B2\n- EXCEL AVANZADO (TABLAS DINAMICAS)\n- PERMISO DE CONDUCIR B\nFUNCIONES:\n- ATENDER LLAMADAS\nDESEABLE: CURSO DE PRL'),
    ('Enfermera de quirófano', 'Buscamos enfermera con título y colegiación en vigor. ' + 'Somos un hospital con mucha historia y un equipo estable. ' * 40
     + 'Pedimos un año en quirófano de traumatología; valorable máster en enfermería quirúrgica.'),
]

weights, tokenizer, out = sys.argv[1:4]
model = from_run(weights).eval()
pieces, found = Pieces(tokenizer), []
for title, text in ADS:
    whole = f'{title}\n{text}' if title else text
    parts, outputs = measure.tags_of(model, title, text, pieces, 'cpu')
    spans = [list(s[:5]) + [round(s[5], 5)] for s in measure.spans_of(parts, outputs, whole)]
    found.append(dict(title=title, text=text, pieces=[p for p, _, _ in parts][:40], spans=spans))
with open(out, 'w', encoding='utf8') as file:
    json.dump(found, file, ensure_ascii=False, indent=2)
    file.write('\n')
