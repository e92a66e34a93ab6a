"""Word pieces as the product cuts them (`language/model/pieces.ts`): small letters, no accents, punctuation apart, longest piece first."""
import json
import re
import unicodedata

PAD, UNKNOWN, START, END, MASK = range(5)
APART = re.compile(r'[^\w\s]|_')


def folded(char):
    """A letter as the model sees it: nothing, one letter, or several."""
    kind = unicodedata.category(char)
    if char in '\t\n\r':
        return ' '
    if kind in ('Cc', 'Cf') or char == '\ufffd':
        return ''
    return ''.join(c for c in unicodedata.normalize('NFD', char) if unicodedata.category(c) != 'Mn').lower()


def is_apart(char):
    return unicodedata.category(char).startswith('P') or char in '$+<=>^`|~'


class Pieces:
    def __init__(self, path):
        with open(path, encoding='utf8') as file:
            self.ids = json.load(file)['model']['vocab']
        self.known = {}
        self.letters = {}

    def of_word(self, word):
        found = self.known.get(word)
        if found is None:
            found = self.known[word] = self._cut(word)
        return found

    def _cut(self, word):
        if len(word) > 100:
            return ([UNKNOWN], [0])
        ids, starts, at = [], [], 0
        while at < len(word):
            to = len(word)
            while to > at and ('##' if at else '') + word[at:to] not in self.ids:
                to -= 1
            if to == at:
                return ([UNKNOWN], [0])
            ids.append(self.ids[('##' if at else '') + word[at:to]])
            starts.append(at)
            at = to
        return (ids, starts)

    def with_places(self, text):
        """[(piece, place of its first letter, whether a word begins)]; a line break is END with its place."""
        out, word, places = [], [], []

        def close():
            if word:
                ids, starts = self.of_word(''.join(word))
                out.extend((i, places[s], k == 0) for k, (i, s) in enumerate(zip(ids, starts)))
                word.clear()
                places.clear()

        for at, char in enumerate(text):
            if char == '\n':
                close()
                if out and out[-1][0] != END:
                    out.append((END, at, True))
                continue
            letters = self.letters.get(char)
            if letters is None:
                letters = self.letters[char] = folded(char)
            for letter in letters:
                if letter.isspace():
                    close()
                elif is_apart(letter):
                    close()
                    out.append((self.ids.get(letter, UNKNOWN), at, True))
                else:
                    word.append(letter)
                    places.append(at)
        close()
        return out

    def of(self, text):
        return [piece for piece, _, _ in self.with_places(text.replace('\n', ' '))]
