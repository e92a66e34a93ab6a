"""CVs with what every letter is, made noisy as pasted CVs are, cut into pieces for the tagger.

A letter carries masks, because not every set says everything: which kinds its line may be of, which spans it may be part of;
`begins` is 1 where a span begins, 0 inside one, -1 where nobody knows."""
import re

import numpy as np

from ad_samples import BULLET
from network import CV_LINES, CV_SPANS
from pieces import END, MASK, START
from texts import files, lines_of

LETTERS = dict(zip('JjTHSCLKDPWNO', CV_LINES))
SPAN_LETTERS = dict(zip('pedltscnigvkmfa', CV_SPANS[1:]))
SPAN = re.compile(r'\{([a-z]):([^{}]+)\}')
line_bit = lambda *letters: sum(1 << CV_LINES.index(LETTERS[letter]) for letter in letters)
span_bit = lambda *letters: sum(1 << CV_SPANS.index(SPAN_LETTERS[letter]) for letter in letters)
ANY_LINE, ANY_SPAN, NO_SPAN = (1 << len(CV_LINES)) - 1, (1 << len(CV_SPANS)) - 1, 1
UNKNOWN_ROW = [ANY_LINE, ANY_SPAN, -1]
# What the older set calls by one letter and the newer one by several.
WIDER = dict(P='PW', O='OWNP', C='CW', T='T', K='K', D='DW')
NOT_JOBS = ANY_SPAN & ~span_bit('p', 'e')


class Marked:
    """A line with the masks of its letters: a row a letter."""

    def __init__(self, text, rows, letter='?', row=0):
        self.text, self.rows, self.letter = text, rows, letter

    def cut(self, start, end):
        return Marked(self.text[start:end], self.rows[start:end], self.letter)


def plain(text, line=ANY_LINE, span=ANY_SPAN, begins=-1, letter='?'):
    return Marked(text, np.tile(np.array([line, span, begins], np.int32), (len(text), 1)), letter)


def joined(parts, letter=None):
    return Marked(''.join(p.text for p in parts), np.concatenate([p.rows for p in parts]), letter or parts[0].letter)


def marked_line(letter, text, wide):
    """`K|text` with its marks; in the older set only positions and employers are marked."""
    lines = line_bit(*WIDER.get(letter, letter)) if wide else line_bit(letter)
    outside = NOT_JOBS if wide else NO_SPAN
    parts, spans, at, length = [], [], 0, 0
    for mark in SPAN.finditer(text):
        before = text[at : mark.start()]
        parts += [plain(before, lines, outside, letter=letter)] if before else []
        length += len(before)
        words = plain(mark[2], lines, span_bit(mark[1]), 0, letter)
        words.rows[0, 2] = 1
        parts.append(words)
        spans.append((mark[1], length, length + len(mark[2])))
        length, at = length + len(mark[2]), mark.end()
    rest = text[at:]
    parts += [plain(rest, lines, outside, letter=letter)] if rest else []
    return joined(parts, letter), spans


def cvs(root, folder='cv-spans', kept=False):
    """[(id, [(line, spans)])]; empty lines are left out."""
    return [cv for path in files(f'{root}/{folder}', 'txt', kept) for cv in cvs_of(path, folder == 'cvs')]


def cvs_of(path, wide=False):
    found = []
    for line in lines_of(path):
        if line.startswith('==='):
            found.append((line[3:].strip(), []))
        elif found and re.match(r'^[JjTHSCLKDPWNO]\|.', line):
            found[-1][1].append(marked_line(line[0], line[2:], wide))
    return [cv for cv in found if len(cv[1]) > 2]


def swapped(line, spans, pool, r, share):
    parts, at = [], 0
    for letter, start, end in spans:
        words = pool.get(letter)
        if not words or r.random() > share:
            continue
        word = r.choice(words)
        if line.text[start:end].isupper():
            word = word.upper()
        new = Marked(word, np.tile(line.rows[start], (len(word), 1)))
        new.rows[1:, 2] = 0
        parts += [line.cut(at, start), new]
        at = end
    return joined(parts + [line.cut(at, len(line.text))], line.letter) if parts else line


def glued(one, other, gap):
    """Two lines that became one: a job begins in it where one began in either; else it may be of either kind."""
    job = line_bit('J')
    both = job if 'J' in (one.letter, other.letter) else int(one.rows[0, 0] | other.rows[0, 0])
    out = joined([one] + ([plain(gap, both, NO_SPAN)] if gap else []) + [other], 'J' if both == job else one.letter)
    out.rows = out.rows.copy()
    out.rows[:, 0] = both
    return out


HEAD, SIDE = set('Jj'), set('DKLCHWNO')


def merged(lines, r):
    """Lines of a head, of tasks, of a list written behind each other."""
    out = []
    chance = r.choice([0.15, 0.5, 0.9])
    for line in lines:
        last = out[-1] if out else None
        if last and r.random() < chance and (line.letter == 'j' and last.letter in HEAD or line.letter == last.letter and line.letter in 'TKLC'):
            gap = r.choice([', ', ' - ', ' – ', ' | ', ' · ', ' ', ' (', '. ', '; ', '\t'])
            out[-1] = glued(last, line, gap)
        else:
            out.append(line)
    return out


def columns(lines, r):
    """A side bar beside the jobs, read line by line."""
    side = [l for l in lines if l.letter in SIDE]
    main = [l for l in lines if l.letter not in SIDE]
    if len(side) < 3 or len(main) < 3:
        return lines
    gap, side_first, out = r.choice(['', ' ', ' ', '\t', '    ']), r.random() < 0.5, []
    late = r.randint(0, 3)
    side = [None] * late + side if r.random() < 0.5 else side
    for k in range(max(len(side), len(main))):
        a, b = (side[k] if k < len(side) else None), (main[k] if k < len(main) else None)
        if not side_first:
            a, b = b, a
        if a and b:
            out.append(glued(a, b, gap))
        elif a or b:
            out.append(a or b)
    return out


def shortened(lines, r):
    """Some headings and tasks are not there; a section goes elsewhere."""
    no_headings, fewer = r.random() < 0.25, r.choice([0, 0, 0.2, 0.5])
    lines = [l for l in lines if not (l.letter == 'H' and (no_headings or r.random() < 0.05)) and not (l.letter == 'T' and r.random() < fewer)]
    if r.random() < 0.2:
        parts, now = [], []
        for line in lines:
            if line.letter == 'H' and now:
                parts.append(now)
                now = []
            now.append(line)
        parts.append(now)
        if len(parts) > 3:
            rest = parts[1:]
            r.shuffle(rest)
            lines = [l for part in parts[:1] + rest for l in part]
    return lines


def noisy(line, r, slips, lost):
    if slips == 0 and lost == 0:
        return line
    letters, keep, at = list(line.text), [], 0
    while at < len(letters):
        char = letters[at]
        if char == ' ' and r.random() < lost:
            at += 1
            continue
        if char.isalpha() and r.random() < slips:
            if r.random() < 0.5:
                at += 1
                continue
            if at + 1 < len(letters) and letters[at + 1].isalpha():
                letters[at], letters[at + 1] = letters[at + 1], letters[at]
        keep.append(at)
        at += 1
    return Marked(''.join(letters[i] for i in keep), line.rows[keep], line.letter) if keep else line


class CvSamples:
    def __init__(self, spanned, older, pieces, longest=256):
        self.pieces, self.longest, self.spanned, self.older = pieces, longest, spanned, older
        self.pool = {}
        for _, lines in spanned:
            for line, spans in lines:
                for letter, start, end in spans:
                    if letter not in 'dmfagvn':
                        self.pool.setdefault(letter, []).append(line.text[start:end])
        for _, lines in older:
            for line, spans in lines:
                for letter, start, end in spans:
                    self.pool.setdefault(letter, []).append(line.text[start:end])
        # Dates of jobs go where dates of jobs were.
        self.pool['d'] = [line.text[s:e] for _, lines in spanned for line, spans in lines if line.letter in HEAD for l, s, e in spans if l == 'd']

    def one(self, r):
        _, lines = r.choice(self.older) if r.random() < 0.18 else r.choice(self.spanned)
        share = r.choice([0, 0, 0.4, 0.9])
        lines = [swapped(line, spans if line.letter in HEAD else [s for s in spans if s[0] != 'd'], self.pool, r, share) for line, spans in lines]
        if r.random() < 0.35:
            lines = shortened(lines, r)
        if r.random() < 0.3:
            lines = merged(lines, r)
        if r.random() < 0.14:
            lines = columns(lines, r)
        if r.random() < 0.25:
            lines = [l.cut(m.end(), len(l.text)) if (m := BULLET.match(l.text)) and m.end() < len(l.text) else l for l in lines]
        slips, lost = r.choice([0, 0, 0, 0.004, 0.012]), r.choice([0, 0, 0, 0, 0.01, 0.03])
        parts = []
        for line in lines:
            parts += [noisy(line, r, slips, lost), plain('\n')]
        return sample(joined(parts), self.pieces, r, self.longest)


def sample(marked, pieces, r, longest):
    found = pieces.with_places(marked.text)
    if not found:
        return None
    room = longest - 2
    start = r.randint(0, max(0, len(found) - room)) if len(found) > room and r.random() < 0.8 else 0
    body = found[start : start + room]
    ids = [START] + [MASK if piece > 4 and r.random() < 0.03 else piece for piece, _, _ in body] + [END]
    rows = [UNKNOWN_ROW] + [UNKNOWN_ROW if piece == END else marked.rows[place].tolist() for piece, place, _ in body] + [UNKNOWN_ROW]
    return ids, rows
