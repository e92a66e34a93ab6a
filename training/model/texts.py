"""Reads the labelled texts of the folders beside this one. Files whose name begins with `kept` only measure."""
import glob
import json
import os
import re

from lengths import with_length

squeezed = lambda text: re.sub(r'\s+', ' ', text).strip()
is_kept = lambda path: os.path.basename(path).startswith('kept')


def files(folder, ending, kept):
    return [f for f in sorted(glob.glob(f'{folder}/*.{ending}')) if is_kept(f) == kept]


def lines_of(path):
    with open(path, encoding='utf8') as file:
        return file.read().split('\n')


def ads(root, kept=False):
    """[(title, [(letter, goes on, text)])]"""
    found = []
    for path in files(f'{root}/ads', 'txt', kept):
        for line in lines_of(path):
            if line.startswith('==='):
                found.append((squeezed(line[3:]), []))
            elif '|' in line and found:
                letter, text = line.split('|', 1)
                if letter and letter[0] in 'RDFBPCHX' and squeezed(text):
                    found[-1][1].append((letter[0], letter.endswith('+'), squeezed(text)))
    return [ad for ad in found if ad[1]]


def groups(root, kept=False):
    """[(trade, words of ads, words of CVs, words of CVs that show a part)]"""
    found = []
    for path in files(f'{root}/lines', 'txt', kept):
        trade, group = '', None
        for line in lines_of(path):
            if line.startswith('=== '):
                trade, group = line[4:].strip(), None
            elif not line.strip():
                group = None
            else:
                letter, text = line.split('|', 1)
                if group is None:
                    group = (trade, [], [], [])
                    found.append(group)
                group['_ACP'.index(letter)].append(squeezed(text))
    return [group for group in found if group[1] and group[2]]


def cards(root, kept=False):
    """[(demand, [(verdict, above, line)])]"""
    found = []
    for path in files(f'{root}/cards', 'txt', kept):
        for line in lines_of(path):
            line = line.strip()
            if line.startswith('# '):
                found.append((squeezed(line[2:]), []))
            elif found and re.match(r'^[YPN] ', line):
                above, told = ([''] + line[2:].split(' · ', 1))[-2:]
                found[-1][1].append((line[0], squeezed(above), squeezed(told)))
    return [card for card in found if card[1]]


def jobs(root, name=None):
    """[(title, [(verdict, position, told)])]; with a name that file only, else all that are not kept."""
    found = []
    for path in [f'{root}/jobs/{name}.txt'] if name else files(f'{root}/jobs', 'txt', False):
        for line in lines_of(path):
            line = line.strip()
            if line.startswith('# '):
                found.append((squeezed(line[2:]), []))
            elif found and line[:2] in ('= ', '~ ', '- '):
                parts = ['' if p.strip() == '–' else squeezed(p) for p in line[2:].split(' · ')]
                found[-1][1].append(({'=': 'Y', '~': 'P', '-': 'N'}[line[0]], parts[0], ' · '.join(p for p in parts[2:] if p)))
    return [block for block in found if block[1]]


def pairs(root, kept=False):
    found = []
    for path in files(f'{root}/pairs', 'json', kept):
        with open(path, encoding='utf8') as file:
            found += json.load(file)
    return found


def as_read(path):
    if not path:
        return None
    with open(path, encoding='utf8') as file:
        return json.load(file)


MARK = re.compile(r'\{([mpw])\.([a-z]+)\|([^{}|]*)\}')
IMPORTANCE = dict(m='must', p='plain', w='wish')


def marked_ads(root, kept=False):
    """As pairs without CVs, each demand with its place in title + break + text."""
    found = []
    for path in files(f'{root}/marked-ads', 'txt', kept):
        for number, block in enumerate(re.split(r'(?m)^=== ', '\n'.join(lines_of(path)))[1:]):
            title, marked = block.split('\n', 1)
            title, parts, demands, at, length = squeezed(title), [], [], 0, 0
            marked = marked.strip()
            for mark in MARK.finditer(marked):
                parts += [marked[at : mark.start()], mark[3]]
                start = length + mark.start() - at
                demands.append((dict(id=f'd{len(demands)}', quote=mark[3], label=mark[3], importance=IMPORTANCE[mark[1]], kind=mark[2]), start, start + len(mark[3])))
                length, at = start + len(mark[3]), mark.end()
            text = ''.join(parts) + marked[at:]
            offset = len(title) + 1
            found.append(dict(id=f'{os.path.basename(path)[:-4]}:{number}', title=title, text=text, demands=[d for d, _, _ in demands], places=[(d, s + offset, e + offset) for d, s, e in demands]))
    return found


SPAN = re.compile(r'\{[a-z]:([^{}]+)\}')


def spanned_cvs(root):
    """{place: text} of whole CVs that belong to no ad; a place is file:number."""
    found = {}
    for path in files(f'{root}/cv-spans', 'txt', False):
        name, count = os.path.basename(path)[:-4], 0
        for block in re.split(r'(?m)^===', '\n'.join(lines_of(path)))[1:]:
            lines = [SPAN.sub(r'\1', line[2:]) for line in block.split('\n')[1:] if line[1:2] == '|']
            found[f'{name}:{count}'] = '\n'.join(lines)
            count += 1
    return found


def crosses(root):
    """Ads beside the CVs of other ads, judged: [(ad, demand, (CV's id, its name), its text, verdict, lines that decide)]"""
    ads = {pair['id']: pair for pair in pairs(root) + marked_ads(root)}
    cvs = {(pair['id'], name): pair[name]['text'] for pair in pairs(root) for name in ('cv_a', 'cv_b')}
    cvs |= {(place, 'cv-spans'): text for place, text in spanned_cvs(root).items()}
    found = []
    for path in files(f'{root}/crosses', 'txt', False):
        for line in lines_of(path):
            words = line.split()
            if line.startswith('=== '):
                ad, cv = ads[words[1]], (words[2], words[3])
            elif words:
                demand = next(one for one in ad['demands'] if one['id'] == words[0])
                told = cvs[cv].split('\n')
                found.append((ad, demand, cv, cvs[cv], words[1], [told[int(place) - 1] for place in words[2:]]))
    return found


def loose_lines(root):
    """Lines of CVs that show no demand of work: who somebody is, headings, wishes."""
    found = []
    for path in files(f'{root}/cvs', 'txt', False):
        found += [re.sub(r'\{[pe]:([^}]*)\}', r'\1', line[2:]) for line in lines_of(path) if re.match(r'^[DHO]\|', line)]
    for path in files(f'{root}/sentences', 'txt', False):
        found += [line[2:] for line in lines_of(path) if re.match(r'^[GRHWZT] ', line)]
    return [squeezed(line) for line in dict.fromkeys(found) if 3 < len(squeezed(line)) < 250]


SECTION = re.compile(
    r'(?i)^(perfil|experiencia|formaci[oó]n|estudios|idiomas|cursos|otros|habilidades|certificad|carn[eé]s?|datos|'
    r'competencias|conocimientos|inform[aá]tica|aptitudes|resumen|sobre m[ií]|educaci[oó]n|trayectoria)')
YEAR = re.compile(r'\b(19|20)\d\d\b')


def cv_lines(text):
    """[(above, line, start, end)]: the lines of a CV with what stands above each; long ones sentence by sentence. Jobs say how long they were."""
    found, above, at = [], '', 0
    for raw in text.split('\n'):
        start, at = at, at + len(raw) + 1
        line = squeezed(raw).strip('-•*·–— ')
        if not line:
            continue
        words = line.split()
        if len(words) <= 6 and (line.isupper() or line.endswith(':') or SECTION.match(line)) and not YEAR.search(line):
            above = line.strip(': ')
            continue
        is_head = bool(YEAR.search(line)) and len(words) <= 14
        if len(words) > 18:
            head = re.split(r'[.:;(]', line)[0][:80] if YEAR.search(line[:60]) else above
            place = start
            for sentence in re.split(r'(?<=[.;])\s+|\s[|•·]\s', raw):
                where = text.find(sentence, place)
                if len(sentence.split()) > 1 and where >= 0:
                    found.append((head if squeezed(sentence)[:30] not in head else above, squeezed(sentence), where, where + len(sentence)))
                    place = where + len(sentence)
        else:
            found.append((above, line, start, start + len(raw)))
        if is_head:
            above = line[:90]
    return [(with_length(above), with_length(line) if len(line.split()) <= 18 else line, start, end) for above, line, start, end in found]
