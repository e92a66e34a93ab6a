"""How long a job was, out of the dates in its head; the product says it behind the head in the same words (`said-lines.ts`)."""
import re

NAMES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
MONTH = r'(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)[a-záéíóú]*\.?'
DATE = rf"(?:(?P<m{{0}}>\d{{{{1,2}}}})[/.-](?P<y{{0}}>\d{{{{4}}}})|(?P<w{{0}}>{MONTH})\s*(?:de |del |/|-)?\s*(?P<z{{0}}>\d{{{{4}}}})|(?P<x{{0}}>(?:19|20)\d\d))"
NOW = r'(?P<now>actual\w*|presente|hoy|(?:la )?fecha|ahora|sigo|vigente|present|current)'
BETWEEN = r'\s*(?:[-–—/]+|al?\b|hasta(?: el| la)?|to|y)\s*'
RANGE = re.compile(rf"(?i)\b{DATE.format(1)}{BETWEEN}(?:{DATE.format(2)}|{NOW})")
SINCE = re.compile(rf"(?i)\bdesde(?: el| hace)?\s*{DATE.format(1)}(?!{BETWEEN}\d)")
TODAY = 2025 * 12 + 10


def months(found, at, otherwise):
    part = lambda name: found.groupdict().get(f'{name}{at}')
    year = part('y') or part('z') or part('x')
    if not year:
        return None
    month = int(part('m')) if part('m') else NAMES.index(part('w')[:3].lower().replace('set', 'sep')) + 1 if part('w') else None
    return int(year) * 12 + (min(month, 12) - 1 if month else otherwise), month is not None


def said(count):
    years, rest = divmod(count, 12)
    parts = ([f'{years} año{"s" if years > 1 else ""}'] if years else []) + ([f'{rest} mes{"es" if rest > 1 else ""}'] if rest else [])
    return ' y '.join(parts)


def length_of(line):
    """«3 años y 2 meses», or nothing."""
    found = RANGE.search(line)
    if found:
        start, end = months(found, 1, 0), months(found, 2, 0)
        if start is None:
            return ''
        stop = TODAY if end is None else end[0]
        # With months both ends count; of years alone only what lies between.
        count = stop - start[0] + (1 if end and start[1] and end[1] else 0)
    else:
        found = SINCE.search(line)
        start = found and months(found, 1, 0)
        if not start:
            return ''
        count = TODAY - start[0]
    return said(count) if 0 < count < 600 else ''


def with_length(line):
    length = length_of(line)
    return f'{line} ({length})' if length else line
