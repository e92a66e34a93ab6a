"""A demand beside some lines of a CV: what each line says of it, and what they say together.

Answers are masks over Y, P, N, U: cards do not tell «shows that it is not so» from «says nothing of it»."""
import math
import re
from collections import Counter, defaultdict

import texts
from contrasts import contrast
from pieces import END, MASK, START

BIT = dict(Y=1, P=2, N=4, U=8)
NOT_SHOWN, ANY = 12, 15
DEMAND_PIECES, LINE_PIECES = 40, 48
UNNAMED = re.compile(
    r'(?i)similar|puesto|sector|ocupaci|como tal|demostrable|^\W*experiencia( (previa|laboral|m[ií]nima.*|de .*))?\W*$')


def asked_of(demand, title, r=None):
    """The demand as it is put to the judge; «en puesto similar» names no work, so the title does."""
    if demand['kind'] == 'work':
        return f"Puesto: {demand['label'] if r and r.random() < 0.5 else title}"
    quote = f"{demand['context']} {demand['quote']}" if demand.get('context') else demand['quote']
    text = demand['label'] if r and r.random() < 0.4 else quote
    if demand['kind'] == 'experience' and len(quote.split()) < 12 and UNNAMED.search(quote) and '(' not in quote:
        text += f' ({title.lower()})'
    return text


def together(masks):
    """What lines say together, where each says one thing."""
    for name in ('Y', 'P'):
        if any(mask == BIT[name] for mask in masks):
            return BIT[name]
    return NOT_SHOWN


class JudgeSamples:
    """`as_read`: by a pair's id, its demands and the lines of its CVs as the product puts them to the judge (training/as-read.ts)."""

    def __init__(self, pairs, cards, groups, jobs, loose, pieces, crosses=(), as_read=None):
        self.pieces, self.cards, self.groups, self.jobs, self.as_read = pieces, cards, groups, jobs, as_read or {}
        self.cache, self.lines, self.known = {}, {}, {}
        self.loose = [('', line) for line in loose]
        self.by_trade = defaultdict(list)
        for group in groups:
            self.by_trade[group[0]].append(group)
        self.trades = sorted(self.by_trade)
        self.pairs, seen = [], Counter()
        for pair in pairs:
            for name in ('cv_a', 'cv_b'):
                for above, line, _, _ in texts.cv_lines(pair[name]['text']):
                    seen.update(set(self.of(line)))
                for demand in pair['demands']:
                    said = pair[name]['verdicts'].get(demand['id'])
                    if said and demand['kind'] not in ('condition', 'soft'):
                        self.pairs.append((pair, demand, self.forms((pair['id'], name), pair[name]['text'], said['evidence']), said['verdict']))
        self.pairs += [(ad, demand, self.forms(cv, text, quotes), verdict) for ad, demand, cv, text, verdict, quotes in crosses]
        self.rare = {piece: 1 / math.log(3 + n) for piece, n in seen.items()}

    def of(self, text):
        found = self.cache.get(text)
        if found is None:
            found = self.cache[text] = self.pieces.of(text)
        return found

    def line_pieces(self, above, line):
        return self.of(f'{above} · {line}' if above and line else above or line)[:LINE_PIECES]

    def forms(self, cv, text, quotes):
        """The lines of a CV as they were written, and as the product reads them, each with the places of those that decide."""
        if cv not in self.lines:
            read = self.as_read.get(cv[0], {}).get(cv[1])
            self.lines[cv] = texts.cv_lines(text), [(above, line, 0, 0) for above, line in read] if read else None
        written, read = self.lines[cv]
        forms = [(written, evidence_of(text, written, quotes))]
        return forms + [(read, evidence_by_words(read, quotes))] if read else forms

    def asked(self, pair, demand, r):
        """As the writer marked it, or as the product reads it: named, or quoted."""
        ways = [self.as_asked(pair, demand, way) for way in (0, 1)]
        return r.choice([asked_of(demand, pair['title'], r), *(way for way in ways if way)])

    def as_asked(self, pair, demand, way):
        read = self.as_read.get(pair['id'], {}).get('asked', {}).get(demand['id'])
        return read and asked_of(dict(demand, quote=read[way], context=None), pair['title'])

    def near(self, demand, lines):
        """How many rare pieces of the demand a line shares."""
        asked = set(self.of(demand))
        return [sum(self.rare.get(p, 1.0) for p in asked & pieces) / root for pieces, root in (self.known_line(l[0], l[1]) for l in lines)]

    def known_line(self, above, line):
        """Which pieces a line has, and what its length counts."""
        found = self.known.get((above, line))
        if found is None:
            found = self.known[(above, line)] = frozenset(self.line_pieces(above, line)), math.sqrt(8 + len(self.of(line)))
        return found

    def built(self, demand, lines, room, r=None):
        """lines: [(above, line, mask)] → ids, types, [(place of the end of a line, mask)]"""
        asked = self.of(demand)[:DEMAND_PIECES]
        ids, types, ends = [START, *asked, END], [0] * (len(asked) + 2), []
        for above, line, mask in lines:
            told = self.line_pieces(above, line)
            if len(ids) + len(told) + 1 > room:
                continue
            ids += told
            ends.append((len(ids), mask))
            ids.append(END)
        types += [1] * (len(ids) - len(types))
        if r:
            ids = [MASK if piece > 4 and r.random() < 0.03 else piece for piece in ids]
        return ids, types, ends

    def from_pair(self, r, room):
        pair, demand, forms, verdict = r.choice(self.pairs)
        lines, evidence = forms[-1] if r.random() < 0.6 else forms[0]
        asked = self.asked(pair, demand, r)
        score = self.near(asked, lines)
        order = sorted(range(len(lines)), key=lambda i: -(score[i] + 0.15 * r.random() + (9 if i in evidence and r.random() < 0.95 else 0)))
        chosen, used = [], len(self.of(asked)) + 2
        for i in order[: r.choice([4, 6, 8, 10, 14])]:
            used += len(self.line_pieces(lines[i][0], lines[i][1])) + 1
            if used > room:
                break
            chosen.append(i)
        rest = BIT['U'] if verdict == 'U' else ANY if verdict in 'YP' else NOT_SHOWN
        told = [(lines[i][0], lines[i][1], BIT[verdict] if i in evidence and len(evidence) == 1 else ANY if i in evidence else rest) for i in sorted(chosen)]
        whole = BIT[verdict]
        if verdict != 'U' and not any(i in evidence for i in chosen):
            whole = NOT_SHOWN if verdict == 'N' else ANY
        return self.built(asked, told, room, r), whole

    def from_crossed(self, r, room):
        """A demand beside the CV of somebody of another ad, where no rare word is shared: not shown."""
        pair, demand, *_ = r.choice(self.pairs)
        other, _, forms, _ = r.choice(self.pairs)
        lines, _ = r.choice(forms)
        asked = self.asked(pair, demand, r)
        if other is pair or demand['kind'] in ('language', 'licence', 'work'):
            return self.from_pair(r, room)
        score = self.near(asked, lines)
        if max(score, default=0) > 0.25:
            return self.from_pair(r, room)
        order = sorted(range(len(lines)), key=lambda i: -score[i] - 0.1 * r.random())[: r.choice([3, 6, 10])]
        return self.built(asked, [(lines[i][0], lines[i][1], NOT_SHOWN) for i in sorted(order)], room, r), NOT_SHOWN

    def from_card(self, r, room):
        at = r.randrange(len(self.cards))
        demand, lines = self.cards[at]
        told = [(above, line, NOT_SHOWN if verdict == 'N' else BIT[verdict]) for verdict, above, line in r.sample(lines, min(len(lines), r.choice([1, 1, 1, 2, 3])))]
        if told and r.random() < 0.3:
            told = [t for t in told if t[2] == NOT_SHOWN] or told
        for _ in range(r.choice([0, 0, 1, 2, 4])):
            if r.random() < 0.4:
                _, other = self.cards[max(0, min(len(self.cards) - 1, at + r.choice([-2, -1, 1, 2])))] if r.random() < 0.5 else r.choice(self.cards)
                if other is not lines:
                    _, above, line = r.choice(other)
                    told.append((above, line, NOT_SHOWN))
            else:
                above, line = r.choice(self.loose)
                told.append((above, line, BIT['U']))
        r.shuffle(told)
        return self.built(demand, told, room, r), together([mask for _, _, mask in told])

    def from_group(self, r, room):
        group = r.choice(self.groups)
        demand, told = r.choice(group[1]), []
        above = lambda: group[0] if r.random() < 0.5 else ''
        if r.random() < 0.6:
            told.append((above(), r.choice(group[2]), BIT['Y']))
        elif group[3] and r.random() < 0.5:
            told.append((above(), r.choice(group[3]), BIT['P']))
        siblings = self.by_trade[group[0]]
        for _ in range(r.choice([0, 1, 2, 4, 6])):
            other = r.choice(siblings)
            if other is not group:
                told.append((above(), r.choice(other[2]), NOT_SHOWN))
        if r.random() < 0.3 or not told:
            told.append((*r.choice(self.loose), BIT['U']))
        r.shuffle(told)
        return self.built(demand, told, room, r), together([mask for _, _, mask in told])

    def from_job(self, r, room):
        title, lines = r.choice(self.jobs)
        demand = r.choice(['Puesto: ', 'Puesto: ', 'Experiencia como ']) + title
        told = [(position, line, NOT_SHOWN if verdict == 'N' else BIT[verdict]) for verdict, position, line in r.sample(lines, min(len(lines), r.choice([1, 1, 2, 3])))]
        return self.built(demand, told, room, r), together([mask for _, _, mask in told])

    def from_contrast(self, r, room):
        demand, above, line, verdict = contrast(r, self.groups, self.trades, self.by_trade)
        told = [(above, line, BIT[verdict])]
        for _ in range(r.choice([0, 0, 1, 3])):
            told.append((*r.choice(self.loose), BIT['U']))
        r.shuffle(told)
        return self.built(demand, told, room, r), BIT[verdict]

    def one(self, r, room, shares):
        way = r.choices([self.from_pair, self.from_crossed, self.from_card, self.from_group, self.from_job, self.from_contrast], shares)[0]
        return way(r, room)


WORD = re.compile(r'[^\W_]+')


def evidence_by_words(lines, quotes):
    """Which lines say the words of the quotes, wherever they stand now."""
    asked = [set(WORD.findall(quote.lower())) for quote in quotes]
    found = set()
    for i, (_, line, _, _) in enumerate(lines):
        told = set(WORD.findall(line.lower()))
        if any(len(told & words) >= max(1, 0.6 * min(len(told), len(words))) for words in asked if words and told):
            found.add(i)
    return found


def evidence_of(text, lines, quotes):
    """Which lines hold the quotes that decide."""
    found = set()
    for quote in quotes:
        at = text.find(quote)
        if at < 0:
            continue
        found |= {i for i, (_, _, start, end) in enumerate(lines) if start < at + len(quote) and end > at}
    return found
