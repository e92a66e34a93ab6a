// Must stay in step with the words the encoder was trained on: a change here needs a newly trained encoder.bin.
const STOP_WORDS = new Set(
  (
    'de la el los las un una unos unas y o u e en con para por a al del que se su sus es como mas lo le les nos ser esta este ' +
    'esto estos estas tu tus mi entre sobre sin no si ha han hay fue son muy ya tambien cual cuales donde the and of in to for'
  ).split(' '),
)

const ENDINGS: readonly (readonly [ending: string, stem: string])[] = [
  ['ciones', 'cion'],
  ['dades', 'dad'],
  ['doras', 'dor'],
  ['dores', 'dor'],
  ['dora', 'dor'],
  ['toras', 'tor'],
  ['tores', 'tor'],
  ['tora', 'tor'],
  ['istas', 'ista'],
  ['eras', 'er'],
  ['eros', 'er'],
  ['era', 'er'],
  ['ero', 'er'],
  ['icas', 'ic'],
  ['icos', 'ic'],
  ['ica', 'ic'],
  ['ico', 'ic'],
]

const BOTH_SEXES = /\(?\b(?:h ?\/ ?m|m ?\/ ?h|m ?\/ ?f|f ?\/ ?m|h ?\/ ?m ?\/ ?x|m ?\/ ?f ?\/ ?d)\b\)?/g
const AT_SIGN_ENDING = /([a-z]{2,})@(s?)\b/g
const INCLUSIVE_ENDING = /([a-z]{3,}) ?(?:\/ ?-?|\(-?|-)(?:as|a|os|o|ras|ra|oras|ora|es|e|nas|na|iz|isas|isa)\b\)?/g
const WORD = /[a-z0-9][a-z0-9+#.-]*[a-z0-9+#]|[a-z0-9]/g

/** Lower case without accents; «(H/M)» goes and «desarrollador/a» becomes «desarrollador». */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(BOTH_SEXES, ' ')
    .replace(AT_SIGN_ENDING, '$1o$2')
    .replace(INCLUSIVE_ENDING, '$1')
}

/** Takes number and gender off a word: «directoras» becomes «director». */
function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  for (const [ending, kept] of ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= 3) return word.slice(0, -ending.length) + kept
  }
  let short = word
  if (short.endsWith('es') && short.length > 5) short = short.slice(0, -2)
  else if (short.endsWith('s') && short.length > 4) short = short.slice(0, -1)
  return short.length > 4 && /[aoe]$/.test(short) ? short.slice(0, -1) : short
}

/** The content words of a text as stems, in order. */
export function stems(text: string): string[] {
  const words = plain(text).match(WORD) ?? []
  return words.filter((word) => !STOP_WORDS.has(word)).map(stem)
}
