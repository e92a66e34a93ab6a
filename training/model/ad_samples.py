"""Ads with what every letter is, made noisy as pasted ads are, cut into pieces for the tagger.

A letter carries masks, because not every set says everything: `classes` and `kinds` and `importances` hold the bits of all
answers that would be right; `begins` is 1 where a demand begins, 0 inside one, -1 where nobody knows."""
import re

import numpy as np

from network import AD_CLASSES, IMPORTANCES, KINDS
from pieces import END, MASK, START

bit = lambda names, *wanted: sum(1 << names.index(name) for name in wanted)
ALL = (1 << len(AD_CLASSES)) - 1
NOT_ASKED = bit(AD_CLASSES, 'duty', 'offer', 'apply', 'company', 'heading', 'other')
BY_LETTER = dict(
    R=bit(AD_CLASSES, 'asked', 'soft', 'condition', 'other'), D=bit(AD_CLASSES, 'asked', 'soft', 'condition', 'other'),
    F=bit(AD_CLASSES, 'duty'), B=bit(AD_CLASSES, 'offer', 'condition'), P=bit(AD_CLASSES, 'apply'),
    C=bit(AD_CLASSES, 'company', 'work'), H=bit(AD_CLASSES, 'heading'), X=bit(AD_CLASSES, 'other'))
ANY_IMPORTANCE, ANY_KIND = (1 << len(IMPORTANCES)) - 1, (1 << len(KINDS)) - 1
BULLET = re.compile(r'^\s*(?:[-–—•·*▪►✔✅✓➤>]|\d{1,2}[.)-])\s+')
TITLE_PIECES = 24


class Marked:
    """A text with the masks of its letters."""

    def __init__(self, text='', rows=None):
        self.text = text
        # One row a letter: classes, importances, kinds, begins.
        self.rows = np.zeros((len(text), 4), np.int16) if rows is None else rows

    @staticmethod
    def all(text, classes, importances=ANY_IMPORTANCE, kinds=ANY_KIND, begins=-1):
        return Marked(text, np.tile(np.array([classes, importances, kinds, begins], np.int16), (len(text), 1)))

    def cut(self, start, end):
        return Marked(self.text[start:end], self.rows[start:end])

    @staticmethod
    def joined(parts):
        return Marked(''.join(p.text for p in parts), np.concatenate([p.rows for p in parts]) if parts else np.zeros((0, 4), np.int16))


def place_of(text, quote, context, taken):
    """Where a quote stands: behind its context if it has one, whole words before parts, the first place not taken."""
    places = [m.start() for m in re.finditer(re.escape(quote), text)]
    edges = lambda at: (at == 0 or not text[at - 1].isalnum() or not quote[0].isalnum()) and (
        at + len(quote) >= len(text) or not text[at + len(quote)].isalnum() or not quote[-1].isalnum())
    places = [at for at in places if edges(at)] or places
    behind = text.find(context) if context else -1
    if behind >= 0 and any(at >= behind for at in places):
        places = [at for at in places if at >= behind]
    free = [at for at in places if (at, quote) not in taken]
    if not places:
        return None
    at = (free or places)[0]
    taken.add((at, quote))
    return at, at + len(quote)


def demands_of(pair):
    """[(demand, start, end)] in title + line break + text, without the title's own place where the text has it too."""
    if 'places' in pair:
        return pair['places']
    whole, taken, found = f"{pair['title']}\n{pair['text']}", set(), []
    offset = len(pair['title']) + 1
    for demand in pair['demands']:
        inside = place_of(pair['text'], demand['quote'], demand.get('context'), taken)
        if inside:
            found.append((demand, inside[0] + offset, inside[1] + offset))
        else:
            at = whole.find(demand['quote'])
            if at >= 0:
                found.append((demand, at, at + len(demand['quote'])))
    return found


def marked_pair(pair):
    whole = f"{pair['title']}\n{pair['text']}"
    marked = Marked.all(whole, NOT_ASKED, begins=0)
    # The title tells the work, whatever else stands in it.
    marked.rows[: len(pair['title']), 0] = bit(AD_CLASSES, 'work', 'company', 'other', 'condition')
    for demand, start, end in sorted(demands_of(pair), key=lambda d: d[1] - d[2]):
        kind = demand['kind']
        classes = bit(AD_CLASSES, kind if kind in ('soft', 'condition', 'work') else 'asked')
        importance = bit(IMPORTANCES, demand['importance'])
        kinds = bit(KINDS, kind) if kind in KINDS else ANY_KIND
        marked.rows[start:end] = [classes, importance, kinds, 0]
        marked.rows[start, 3] = 1
    return marked


def marked_lines(lines):
    """Lines of a labelled ad as parts that can be laid anywhere."""
    parts = []
    for letter, goes_on, text in lines:
        importances = bit(IMPORTANCES, 'wish') if letter == 'D' else bit(IMPORTANCES, 'must', 'plain') if letter == 'R' else ANY_IMPORTANCE
        parts.append((goes_on, Marked.all(text, BY_LETTER[letter], importances)))
    return parts


def laid_out(parts, r):
    """Parts one behind another, as people paste: with or without breaks, bullets, points."""
    chance = r.random()
    between = '\n' if chance < 0.4 else ' ' if chance < 0.65 else '. ' if chance < 0.8 else r.choice([' - ', '; ', ' • ', ' / ', ' · '])
    no_bullets, out = between != '\n' or r.random() < 0.4, []
    for goes_on, part in parts:
        bullet = BULLET.match(part.text) if no_bullets else None
        if bullet:
            part = part.cut(bullet.end(), len(part.text))
        if not part.text:
            continue
        if out:
            gap = ' ' if goes_on else between
            if out[-1].text[-1:] in '.:;!?,' and gap[0] in '.;':
                gap = ' '
            out.append(Marked.all(gap, ALL))
        out.append(part)
    return Marked.joined(out)


def swapped(pair_marked, demands, pool, r, share):
    """Some demands become others of the same kind, in the same sentence: words change, the turn of phrase stays."""
    parts, at = [], 0
    for demand, start, end in sorted(demands, key=lambda d: d[1]):
        if start < at:
            continue
        if demand['kind'] in pool and r.random() < share:
            words = r.choice(pool[demand['kind']])
            if pair_marked.text[start:end].isupper():
                words = words.upper()
            row = pair_marked.rows[start].copy()
            new = Marked(words, np.tile(row, (len(words), 1)))
            new.rows[1:, 3] = 0
            parts += [pair_marked.cut(at, start), new]
            at = end
    return Marked.joined(parts + [pair_marked.cut(at, len(pair_marked.text))])


def mixed_in(marked, others, r):
    """Lines of another ad at breaks of this one."""
    places = [m.end() for m in re.finditer(r'(?:\n+|(?<=[.;!]) )', marked.text)]
    if not places:
        return marked
    cuts, parts, at = sorted(r.sample(places, min(len(places), r.randint(1, 3)))), [], 0
    for cut in cuts:
        lines = [part for _, part in r.choice(others)[: r.randint(1, 4)]]
        parts.append(marked.cut(at, cut))
        for line in lines:
            parts += [line, Marked.all(r.choice(['\n', ' ', '. ']), ALL)]
        at = cut
    return Marked.joined(parts + [marked.cut(at, len(marked.text))])


def noisy(marked, r):
    """Lost breaks, glued words, slips of the finger."""
    lost = r.choice([0, 0, 0, 0.3, 1, 1])
    glued, slips = r.choice([0, 0, 0, 0.01, 0.03]), r.choice([0, 0, 0, 0.004, 0.012])
    no_points = r.random() < 0.08
    letters, keep, at = list(marked.text), [], 0
    while at < len(letters):
        char = letters[at]
        if char == '\n' and r.random() < lost:
            if r.random() < 0.12:  # the heading is glued to what was before
                at += 1
                continue
            letters[at] = ' '
        elif char == ' ' and r.random() < glued:
            at += 1
            continue
        elif no_points and char in '.,;' and r.random() < 0.7:
            letters[at] = ' '
        elif char.isalpha() and r.random() < slips:
            how = r.random()
            if how < 0.45:
                at += 1
                continue
            if how < 0.75 and at + 1 < len(letters) and letters[at + 1].isalpha():
                letters[at], letters[at + 1] = letters[at + 1], letters[at]
        keep.append(at)
        at += 1
    return Marked(''.join(letters[i] for i in keep), marked.rows[keep] if keep else marked.rows[:0])


def sample(marked, pieces, r, longest):
    """Ids and masks of a window: title's words in front, then the text."""
    found = pieces.with_places(marked.text)
    if not found:
        return None
    breaks = [i for i, (piece, _, _) in enumerate(found) if piece == END]
    head = found[: min(breaks[0], TITLE_PIECES)] if breaks and r.random() < 0.65 else []
    room = longest - 2 - len(head) - (1 if head else 0)
    start = r.randint(0, max(0, len(found) - room)) if len(found) > room else 0
    body = found[start : start + room]
    ids, rows = [START], [[ALL, ANY_IMPORTANCE, ANY_KIND, -1]]
    if head and start > 0:
        ids += [p for p, _, _ in head] + [END]
        rows += [[ALL, ANY_IMPORTANCE, ANY_KIND, -1]] * (len(head) + 1)
    for piece, place, _ in body:
        ids.append(MASK if piece > 4 and r.random() < 0.03 else piece)
        rows.append([ALL, ANY_IMPORTANCE, ANY_KIND, -1] if piece == END else marked.rows[place].tolist())
    ids.append(END)
    rows.append([ALL, ANY_IMPORTANCE, ANY_KIND, -1])
    return ids, rows


class AdSamples:
    def __init__(self, pairs, marked, ads, groups, pieces, longest=256):
        self.pieces, self.longest = pieces, longest
        self.pairs = [(marked_pair(p), demands_of(p)) for p in pairs]
        self.marked = [(marked_pair(p), demands_of(p)) for p in marked]
        self.ads = [(title, marked_lines(lines)) for title, lines in ads]
        pool = {}
        for pair in pairs:
            for demand in pair['demands']:
                if demand['kind'] != 'work':
                    pool.setdefault(demand['kind'], []).append(demand['quote'])
        pool['skill'] = pool['skill'] * 3 + [g[1][0] for g in groups if len(g[1][0].split()) < 9]
        self.pool = pool

    def one(self, r):
        if r.random() < 0.7:
            marked, demands = r.choice(self.marked if self.marked and r.random() < 0.45 else self.pairs)
            if r.random() < 0.7:
                marked = swapped(marked, demands, self.pool, r, r.choice([0.2, 0.5, 0.9]))
            if r.random() < 0.4:
                marked = mixed_in(marked, [lines for _, lines in self.ads], r)
        else:
            title, lines = r.choice(self.ads)
            marked = Marked.joined([Marked.all(title + '\n', ALL), laid_out(lines, r)])
        return sample(noisy(marked, r), self.pieces, r, self.longest)
