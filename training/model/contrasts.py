"""Demands and lines made by program, where form decides: levels of languages, classes of licences, years, denials."""
import random

LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']
TOLD = {
    'A1': ['nociones', 'muy básico', 'principiante'], 'A2': ['básico', 'nivel bajo'],
    'B1': ['intermedio', 'nivel medio', 'me defiendo'], 'B2': ['intermedio alto', 'fluido', 'nivel medio-alto'],
    'C1': ['avanzado', 'alto', 'muy fluido'], 'C2': ['bilingüe', 'nativo', 'lengua materna']}
LANGUAGES = ['inglés', 'francés', 'alemán', 'italiano', 'portugués', 'catalán', 'euskera', 'chino', 'árabe', 'ruso', 'gallego', 'valenciano']
INCLUDED = {
    'B': {'B'}, 'C': {'C', 'C1', 'B'}, 'C+E': {'C+E', 'C', 'C1', 'B', 'BE'}, 'D': {'D', 'D1', 'B'}, 'A': {'A', 'A2', 'A1'},
    'A2': {'A2', 'A1'}, 'C1': {'C1', 'B'}, 'D1': {'D1', 'B'}, 'BE': {'BE', 'B'}, 'AM': set()}
MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']


def language(r):
    pick = r.choice
    tongue, wanted = pick(LANGUAGES if r.random() < 0.5 else LANGUAGES[:3]), r.randrange(1, 5)
    level = LEVELS[wanted]
    said = lambda l: pick([l, l, pick(TOLD[l]), f'{l} ({pick(TOLD[l])})'])
    demand = pick([
        f'{tongue} {level}', f'nivel {level} de {tongue}', f'{tongue.capitalize()} nivel {pick(TOLD[level])}', f'Imprescindible {tongue} {level}',
        f'Dominio de {tongue} ({level})', f'Se requiere {tongue} {pick(TOLD[level])} hablado y escrito', f'{tongue} mínimo {level}'])
    chance = r.random()
    if chance < 0.7:
        has = r.randrange(0, 6)
        mine = said(LEVELS[has])
        line = pick([
            f'{tongue} {mine}', f'{tongue.capitalize()}: {mine}', f'{tongue} - {mine}, {pick(LANGUAGES)} {said(pick(LEVELS))}',
            f'Español nativo, {tongue} {mine}', f'título {LEVELS[has]} de {tongue}', f'{tongue} nivel {pick(TOLD[LEVELS[has]])}'])
        verdict = 'Y' if has >= wanted else 'P' if has >= wanted - 1 or (has == wanted - 2 and wanted >= 3) else 'N'
    elif chance < 0.88:
        other = pick([t for t in LANGUAGES if t != tongue])
        line, verdict = pick([f'{other} {said(pick(LEVELS[2:]))}', f'{other.capitalize()}: {said(pick(LEVELS[2:]))}']), 'U'
    else:
        line, verdict = pick([f'Sin {tongue}', f'No hablo {tongue}', f'{tongue}: no', f'apuntado a clases de {tongue} este año, desde cero']), 'N'
    return demand, pick(['Idiomas', 'Idiomas', 'Otros datos', 'Perfil', '']), line, verdict


def licence(r):
    pick = r.choice
    wanted = pick(['B', 'B', 'C', 'C+E', 'D', 'A', 'A2', 'C1', 'D1'])
    demand = pick([
        f'Carnet {wanted}', f'Carné de conducir {wanted}', f'Permiso de conducir clase {wanted}', f'Imprescindible carnet {wanted} en vigor',
        f'Licencia de conducir tipo {wanted}', f'Permiso {wanted}', f'carnet de conducir tipo {wanted}'])
    if r.random() < 0.72:
        has = pick(list(INCLUDED) if r.random() < 0.6 else [wanted])
        said = has + pick(['', ' desde 2012', ' en vigor', ' y vehículo propio', ' (2019)', ''])
        line = pick([f'Carnet {said}', f'Permiso de conducir {said}', f'carnet de conducir {said}', f'Licencia {said}', f'Tengo el {said}'])
        verdict = 'Y' if wanted in INCLUDED[has] else 'P' if (wanted, has) == ('C+E', 'C') else 'N'
    else:
        line = pick([
            'Sin carnet', f'No tengo carnet {wanted}', f'Sacándome el carnet {wanted}', f'carnet {wanted} en trámite, teórico aprobado',
            f'Carnet {wanted} caducado', 'no conduzco', 'Me muevo en transporte público'])
        verdict = 'P' if 'teórico' in line else 'N'
    return demand, pick(['Otros datos', 'Otros', 'Carnets', 'Perfil', 'Permisos', '']), line, verdict


def span_of(r, years):
    pick, year, month = r.choice, r.randrange(2005, 2024), r.randrange(12)
    if years < 1:
        months = int(years * 12)
        return pick([f'{MONTHS[month]} {year} – {months} meses', f'{months} meses en {year}', f'contrato de {months} meses'])
    return pick([
        f'{year}–{year + years}', f'{year}-{year + years}', f'{MONTHS[month]} {year} a {MONTHS[month]} {year + years}',
        f'{years} año{"s" if years > 1 else ""}', f'de {year} a {year + years}', f'{month + 1:02d}/{year} - {month + 1:02d}/{year + years}'])


def years(r, trades, by_trade):
    pick, trade, asked = r.choice, r.choice(trades), r.choice([1, 1, 2, 2, 3, 3, 4, 5])
    plural = 's' if asked > 1 else ''
    demand = pick([
        f'Experiencia mínima de {asked} año{plural} como {trade.lower()}', f'Al menos {asked} año{plural} de experiencia en puesto similar ({trade.lower()})',
        f'{asked} año{plural} de experiencia como {trade.lower()}', f'Mínimo {asked * 12} meses trabajando de {trade.lower()}',
        f'Experiencia demostrable de {asked} año{plural} o más como {trade.lower()}'])
    had, done = pick([0.3, 0.5, 1, 1, 2, 3, 4, 5, 6, 8, 10]), trade if r.random() < 0.75 else pick(trades)
    told, span = pick(pick(by_trade[done])[2]), span_of(r, had)
    above, line = pick([(f'{done} · {span}', told), (f'{done} · {span}', told), (done, f'{told} ({span})'), ('Experiencia', f'{done}, {span}')])
    return demand, above, line, 'U' if done != trade else 'Y' if had >= asked else 'P'


def denial(r, groups):
    import re
    pick, group = r.choice, r.choice(groups)
    demand = pick(group[1])
    thing = re.sub(r'^(Experiencia (en|con)|Manejo de|Conocimientos? (de|en)|Dominio de|Saber|Capacidad (de|para)|Se requiere)\s+', '', demand)
    thing = (thing[:1].lower() + thing[1:]).rstrip('.')
    chance = r.random()
    if chance < 0.6:
        line, verdict = pick([
            f'Sin experiencia en {thing}', f'No tengo experiencia en {thing}', f'Me gustaría aprender {thing}', f'Quiero formarme en {thing}',
            f'{thing}: lo hacía mi compañero, yo no', f'De {thing} se encargaba otra persona', f'No he trabajado en {thing}',
            f'Nunca he hecho {thing}', f'{thing}: pendiente de aprender', f'interés en {thing}']), 'N'
    elif chance < 0.78:
        line, verdict = pick([
            f'Curso en proceso: {thing}', f'Nociones de {thing}', f'Vi {thing} en las prácticas, sin hacerlo yo sola',
            f'Ayudaba al compañero que llevaba {thing}', f'Curso de {thing} (40 h), sin práctica']), 'P'
    else:
        line, verdict = pick([
            f'Experiencia en {thing}', thing, f'Me encargaba de {thing}', f'Responsable de {thing}', f'Tres años con {thing}', f'Habilidades: {thing}']), 'Y'
    return demand, pick([group[0], group[0], 'Perfil', 'Habilidades', '']), line, verdict


def contrast(r, groups, trades, by_trade):
    return r.choice([language, licence, lambda r: years(r, trades, by_trade), lambda r: denial(r, groups)])(r)
