"""Figures on kept texts: verdicts on whole pairs, cards, jobs, spans of ads."""
import numpy as np
import torch

import cv_samples
import texts
from ad_samples import demands_of
from judge_samples import asked_of
from network import AD_CLASSES, CV_LINES, CV_SPANS, IMPORTANCES, KINDS
from pieces import END, START

TITLE_PIECES, LONGEST = 24, 256


@torch.no_grad()
def judged(model, built, device):
    """[(chances of the lines, chances of the verdict)] for built samples, one padded batch after another."""
    out = [None] * len(built)
    order = sorted(range(len(built)), key=lambda i: len(built[i][0]))
    for start in range(0, len(order), 256):
        part = order[start : start + 256]
        length = max(len(built[i][0]) for i in part)
        ids, types, mask = (torch.zeros(len(part), length, dtype=torch.long) for _ in range(3))
        for k, i in enumerate(part):
            n = len(built[i][0])
            ids[k, :n], types[k, :n], mask[k, :n] = torch.tensor(built[i][0]), torch.tensor(built[i][1]), 1
        with torch.autocast(device, torch.bfloat16, enabled=device == 'cuda'):
            _, _, lines, whole = model(ids.to(device), mask.to(device), types.to(device))
        lines, whole = torch.softmax(lines.float(), -1).cpu().numpy(), torch.softmax(whole.float(), -1).cpu().numpy()
        for k, i in enumerate(part):
            out[i] = ([lines[k, at] for at, _ in built[i][2]], whole[k])
    return out


def auc(scores, truth):
    order = np.argsort(scores, kind='stable')
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    yes = truth.sum()
    return float((ranks[truth].sum() - yes * (yes + 1) / 2) / max(1, yes * (len(truth) - yes)))


def by_words(samples, asked, lines, room):
    score = samples.near(asked, lines)
    chosen, used = [], len(samples.of(asked)) + 2
    for i in sorted(range(len(lines)), key=lambda i: -score[i]):
        size = len(samples.line_pieces(lines[i][0], lines[i][1])) + 1
        if used + size <= room:
            used += size
            chosen.append(i)
    return sorted(chosen)


def in_windows(samples, asked, lines, room):
    """All lines, some at a time."""
    windows, now, used = [], [], 0
    for i in range(len(lines)):
        size = len(samples.line_pieces(lines[i][0], lines[i][1])) + 1
        if now and used + size > room - len(samples.of(asked)) - 2:
            windows.append(now)
            now, used = [], 0
        now.append(i)
        used += size
    return windows + [now] if now else windows


def pairs_figures(model, root, samples, device, room=192, as_read=None):
    """As the texts were written, or as the product puts them to the judge (where its reader found the demand): 0 named, 1 quoted."""
    questions = []
    for pair in texts.pairs(root, kept=True):
        for name in ('cv_a', 'cv_b'):
            for demand in pair['demands']:
                said = pair[name]['verdicts'].get(demand['id'])
                if said and demand['kind'] not in ('condition', 'soft'):
                    lines, evidence = samples.forms((pair['id'], name), pair[name]['text'], said['evidence'])[0 if as_read is None else -1]
                    questions.append((pair, demand, lines, said['verdict'], evidence, name))
    # First all lines in windows: which of them speak of the demand; then the best of them together.
    words = lambda pair, demand: None if as_read is None else samples.as_asked(pair, demand, as_read)
    asked = [words(q[0], q[1]) or asked_of(q[1], q[0]['title']) for q in questions]
    built, where = [], []
    for k, q in enumerate(questions):
        for window in in_windows(samples, asked[k], q[2], room):
            built.append(samples.built(asked[k], [(q[2][i][0], q[2][i][1], 15) for i in window], room))
            where.append((k, window))
    speaks = [dict() for _ in questions]
    for (k, window), (lines, _) in zip(where, judged(model, built, device)):
        for i, chances in zip(window, lines):
            speaks[k][i] = chances
    figures, answers = {}, []
    truth = np.array(['YPNU'.index(q[3]) for q in questions])
    for way in ('words', 'read') if as_read is None else ('read',):
        chosen, told = [], []
        for k, q in enumerate(questions):
            if way == 'words':
                pick = by_words(samples, asked[k], q[2], room)
            else:
                pick, used = [], len(samples.of(asked[k])) + 2
                for i in sorted(speaks[k], key=lambda i: speaks[k][i][3]):
                    size = len(samples.line_pieces(q[2][i][0], q[2][i][1])) + 1
                    if used + size <= 144 and len(pick) < 8:
                        used += size
                        pick.append(i)
                pick.sort()
            chosen.append(pick)
            told.append(samples.built(asked[k], [(q[2][i][0], q[2][i][1], 15) for i in pick], room))
        whole = np.array([w for _, w in judged(model, told, device)])
        said = whole.argmax(1)
        deciding = [bool(set(chosen[k]) & q[4]) for k, q in enumerate(questions) if q[4]]
        yes = said == 0
        table = [[int(((truth == a) & (said == b)).sum()) for b in range(4)] for a in range(4)]
        order = np.argsort(-whole[:, 0])
        at = lambda share: float((truth[order[: max(1, int(np.searchsorted(np.cumsum(truth[order] == 0), share * (truth == 0).sum()) + 1))]] == 0).mean())
        kinds = {}
        for k, q in enumerate(questions):
            row = kinds.setdefault(q[1]['kind'], [0, 0])
            row[0] += int(said[k] == truth[k])
            row[1] += 1
        figures[way] = dict(
            n=len(truth), right=float((said == truth).mean()), auc=auc(whole[:, 0], truth == 0), yes_right=float((truth[yes] == 0).mean()),
            unseen=float((said[truth == 0] != 0).mean()), ticked=float((said[truth != 0] == 0).mean()), table=table, deciding=float(np.mean(deciding)),
            yes_right_at={s: at(s) for s in (0.5, 0.7, 0.85)}, kinds={k: f'{a}/{b}' for k, (a, b) in kinds.items()},
            sure={t: [float((said == truth)[whole.max(1) >= t].mean()), float((whole.max(1) >= t).mean())] for t in (0.5, 0.7, 0.85)})
        if way == 'read':
            answers = [dict(ad=q[0]['id'], cv=q[5], demand=q[1]['id'], kind=q[1]['kind'], truth=q[3], said=[round(float(v), 3) for v in w]) for q, w in zip(questions, whole)]
    return figures, answers


def three_figures(model, samples, questions, device):
    """Cards and jobs: shown, in part, not."""
    built = [samples.built(demand, [(above, line, 15)], 128) for demand, above, line, _ in questions]
    out = judged(model, built, device)
    truth = np.array(['YPN'.index(q[3]) for q in questions])
    chances = np.array([[w[0], w[1], w[2] + w[3]] for _, w in out])
    said = chances.argmax(1)
    return dict(n=len(truth), right=float((said == truth).mean()), auc=auc(chances[truth != 1, 0], (truth == 0)[truth != 1]),
                opposite=float((((said == 0) & (truth == 2)) | ((said == 2) & (truth == 0))).mean()))


@torch.no_grad()
def tags_of(model, title, text, pieces, device, head=0):
    """[(place, begins a word, outputs)] of every piece of title + break + text, windows averaged; head 1 is that of CVs, whose pieces are of type 1."""
    found = pieces.with_places(f'{title}\n{text}' if title else text)
    above = [p for p, _, _ in pieces.with_places(title)][:TITLE_PIECES]
    room, start, total, weight = LONGEST - 2 - len(above) - 1, 0, None, np.zeros((len(found), 1))
    while True:
        body = [p for p, _, _ in found[start : start + room]]
        front = [START] + (above + [END] if start and above else [])
        ids = torch.tensor([front + body + [END]], device=device)
        with torch.autocast(device, torch.bfloat16, enabled=device == 'cuda'):
            out = model(ids, torch.ones_like(ids), torch.full_like(ids, head))[head][0].float().cpu().numpy()[len(front) : len(front) + len(body)]
        i = np.arange(len(body))
        w = np.minimum(1 + (i if start else i + 99), 1 + (len(body) - 1 - i if start + room < len(found) else i + 99)).clip(1, 64)[:, None]
        total = np.zeros((len(found), out.shape[1])) if total is None else total
        total[start : start + len(body)] += out * w
        weight[start : start + len(body)] += w
        if start + room >= len(found):
            return found, total / weight
        start += room // 2


def spans_of(found, outputs, text):
    """Demands: (start, end, class, importance, kind, probability) by words."""
    a, b, c = len(AD_CLASSES), len(AD_CLASSES) + len(IMPORTANCES), len(AD_CLASSES) + len(IMPORTANCES) + len(KINDS)
    softmax = lambda x: np.exp(x - x.max(-1, keepdims=True)) / np.exp(x - x.max(-1, keepdims=True)).sum(-1, keepdims=True)
    words, spans, open_span = [], [], None
    for k, (piece, place, begins) in enumerate(found):
        if begins or not words:
            words.append([k])
        else:
            words[-1].append(k)
    for word in words:
        if found[word[0]][0] == END:
            continue
        place = found[word[0]][1]
        end = found[word[-1] + 1][1] if word[-1] + 1 < len(found) else len(text)
        end = place + len(text[place:end].split()[0]) if text[place:end].split() else end
        chances = softmax(outputs[word, :a]).mean(0)
        kind = int(chances.argmax())
        if kind > 3:
            if text[place:end].isalnum():
                open_span = None
            continue
        is_new = outputs[word[0], c] > 0
        if open_span is None or is_new or open_span[2] != kind:
            open_span = [place, end, kind, [], [], []]
            spans.append(open_span)
        open_span[1] = end
        open_span[3].append(softmax(outputs[word, a:b]).mean(0))
        open_span[4].append(softmax(outputs[word, b:c]).mean(0))
        open_span[5].append(chances[kind])
    return [(s, e, AD_CLASSES[k], IMPORTANCES[int(np.mean(i, 0).argmax())], KINDS[int(np.mean(t, 0).argmax())], float(np.mean(p))) for s, e, k, i, t, p in spans if any(ch.isalnum() for ch in text[s:e])]


def ads_figures(model, ads, pieces, device):
    n = found_n = alone = importance = strict = spans_n = clean = kind_right = 0
    for pair in ads:
        whole = f"{pair['title']}\n{pair['text']}"
        pieces_found, outputs = tags_of(model, pair['title'], pair['text'], pieces, device)
        spans = [s for s in spans_of(pieces_found, outputs, whole) if s[2] == 'asked']
        demands = [(d, s, e) for d, s, e in demands_of(pair) if d['kind'] in KINDS]
        others = [(s, e) for d, s, e in demands_of(pair) if d['kind'] not in KINDS]
        hits = {}
        for d, s, e in demands:
            n += 1
            mine = [x for x in spans if min(x[1], e) - max(x[0], s) >= 0.5 * min(e - s, x[1] - x[0])]
            covered = sum(max(0, min(x[1], e) - max(x[0], s)) for x in spans)
            if covered >= 0.5 * (e - s):
                found_n += 1
                best = max(spans, key=lambda x: min(x[1], e) - max(x[0], s))
                importance += best[3] == d['importance'] or (d['importance'] == 'plain' and best[3] == 'must')
                strict += best[3] == d['importance']
                kind_right += best[4] == d['kind']
                hits.setdefault(best[0], []).append(d['id'])
        alone += sum(1 for ids in hits.values() if len(ids) == 1)
        for x in spans:
            touches = any(min(x[1], e) > max(x[0], s) for _, s, e in demands) or any(min(x[1], e) > max(x[0], s) for s, e in others)
            spans_n += 1
            clean += touches
    return dict(demands=n, found=found_n / n, alone=alone / n, importance=importance / max(1, found_n), of_three=strict / max(1, found_n), kind=kind_right / max(1, found_n), spans=spans_n, clean=clean / max(1, spans_n))


softmax = lambda x: np.exp(x - x.max(-1, keepdims=True)) / np.exp(x - x.max(-1, keepdims=True)).sum(-1, keepdims=True)


def cv_tags(found, outputs, text):
    """[(kind of line, its chance, [(span, start, end, chance)])] of the lines of a CV."""
    n = len(CV_LINES)
    chances, lines, starts = softmax(outputs[:, :n]), [], [0]
    for at, char in enumerate(text):
        if char == '\n':
            starts.append(at + 1)
    words = []
    for k, (piece, place, begins) in enumerate(found):
        if begins or not words:
            words.append([k])
        else:
            words[-1].append(k)
    for start, end in zip(starts, starts[1:] + [len(text) + 1]):
        mine = [w for w in words if start <= found[w[0]][1] < end - 1 and found[w[0]][0] != END]
        pieces_of = [k for w in mine for k in w]
        if not pieces_of:
            lines.append(('other', 0.0, []))
            continue
        mean, spans, last = chances[pieces_of].mean(0), [], None
        for w in mine:
            c = softmax(outputs[w, n : n + len(CV_SPANS)]).mean(0)
            kind = int(c.argmax())
            place = found[w[0]][1]
            stop = found[w[-1] + 1][1] if w[-1] + 1 < len(found) else len(text)
            stop = place + len(text[place:stop].split()[0]) if text[place:stop].split() else stop
            if kind == 0:
                last = None
            elif last and last[0] == kind and not outputs[w[0], -1] > 0:
                last[2] = stop
                last[3].append(c[kind])
            else:
                last = [kind, place, stop, [c[kind]]]
                spans.append(last)
        lines.append((CV_LINES[int(mean.argmax())], float(mean.max()), [(CV_SPANS[k], s, e, float(np.mean(p))) for k, s, e, p in spans]))
    return lines


def cvs_figures(model, cvs, pieces, device):
    right = total = 0
    spans = {name: [0, 0, 0] for name in CV_SPANS[1:]}
    confused = {}
    for _, marked in cvs:
        text = '\n'.join(line.text for line, _ in marked)
        tags = cv_tags(*tags_of(model, '', text, pieces, device, head=1), text)
        at = 0
        for (line, gold), (kind, _, said) in zip(marked, tags):
            total += 1
            truth = cv_samples.LETTERS[line.letter]
            right += kind == truth
            if kind != truth:
                confused[f'{truth} as {kind}'] = confused.get(f'{truth} as {kind}', 0) + 1
            gold = [(cv_samples.SPAN_LETTERS[l], s + at, e + at) for l, s, e in gold]
            for name, s, e in gold:
                spans[name][0] += 1
                spans[name][2] += any(n == name and min(e, y) - max(s, x) >= 0.7 * (max(e, y) - min(s, x)) for n, x, y, _ in said)
            for name, *_ in said:
                spans[name][1] += 1
            at += len(line.text) + 1
    return dict(cvs=len(cvs), lines=total, right=right / max(1, total),
                spans={k: f'{b}/{a} of {c}' for k, (a, c, b) in spans.items()},
                confused=dict(sorted(confused.items(), key=lambda x: -x[1])[:12]))


def all_figures(model, root, pieces, samples, device):
    figures, answers = pairs_figures(model, root, samples, device)
    if samples.as_read:
        for way, name in enumerate(('as named', 'as quoted')):
            read, answers = pairs_figures(model, root, samples, device, as_read=way)
            figures[name] = read['read']
    figures['cards'] = three_figures(model, samples, [(demand, above, line, verdict) for demand, lines in texts.cards(root, kept=True) for verdict, above, line in lines], device)
    for name in ('kept', 'kept-long', 'kept-plain'):
        figures['jobs ' + name] = three_figures(model, samples, [('Puesto: ' + title, position, told, verdict) for title, lines in texts.jobs(root, name) for verdict, position, told in lines], device)
    figures['ads'] = ads_figures(model, texts.pairs(root, kept=True), pieces, device)
    for path in sorted(texts.files(f'{root}/cv-spans', 'txt', True)):
        name = path.split('/')[-1]
        figures['cvs ' + name] = cvs_figures(model, cv_samples.cvs_of(path), pieces, device)
    figures['marked ads'] = ads_figures(model, texts.marked_ads(root, kept=True), pieces, device)
    return figures, answers
