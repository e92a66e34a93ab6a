"""What the model says of a few ads and CVs, by the code of the training, for a test of the product.  python samples.py WEIGHTS.npz TOKENIZER OUT.json"""
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

CVS = [
    ['Nuria Ejemplo Prat', 'Tel. 600 000 000 · nuria@correo.example', 'EXPERIENCIA', '03/2019 - Actualidad', 'Panadería La Espiga', 'Dependienta', 'Atiendo el mostrador y cuadro la caja.',
     'FORMACIÓN', 'ESO, IES Los Olmos, 2014', 'Carnet de manipulador de alimentos', 'Inglés: básico'],
    ['trabaje de camarero en el bar puerto del 2015 al 2018 y despues de repartidor en mensajeria rayo hasta hoy', 'no tengo carnet C', 'puedo de noche'],
    ['Contable', *['Ayuda con los cierres de cada mes y con los impuestos de la empresa.'] * 25, 'Gestoría Norte, 2012 - 2020'],
]

weights, tokenizer, out = sys.argv[1:4]
model = from_run(weights).eval()
pieces, found, cvs = Pieces(tokenizer), [], []
for title, text in ADS:
    whole = f'{title}\n{text}' if title else text
    parts, outputs = measure.tags_of(model, title, text, pieces, 'cpu')
    spans = [list(s[:5]) + [round(s[5], 5)] for s in measure.spans_of(parts, outputs, whole)]
    found.append(dict(title=title, text=text, pieces=[p for p, _, _ in parts][:40], spans=spans))
for lines in CVS:
    text = '\n'.join(lines)
    tags = measure.cv_tags(*measure.tags_of(model, '', text, pieces, 'cpu', head=1), text)
    starts = [sum(len(line) + 1 for line in lines[:k]) for k in range(len(lines))]
    cvs.append(dict(lines=lines, tags=[
        dict(kind=kind, probability=round(chance, 5), spans=[[name, s - start, e - start, round(p, 5)] for name, s, e, p in spans])
        for (kind, chance, spans), start in zip(tags, starts)]))
with open(out, 'w', encoding='utf8') as file:
    json.dump(dict(ads=found, cvs=cvs), file, ensure_ascii=False, indent=2)
    file.write('\n')
