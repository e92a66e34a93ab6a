import { pattern } from './flat.ts'
import type { Around, PhraseRow } from './phrase.ts'

/** A field that is put to whoever applies; in a text a question may also open an offer: «¿Tienes hijos? Hay guardería». */
export const isPutToPeople = ({ path }: Pick<Around, 'path'>): boolean => /^(?:questions|requirements)/.test(path)

const OPEN = '(?<lead>(?:^|¿) {0,2})'
const ALSO = '(?:tu |usted |ademas |tambien |actualmente |ya )?'
/** «…y tienes», «…, ¿tienes», «dinos si tienes». */
const JOINED =
  `(?<lead>(?:[,;:.?!)]|\\b(?:y|e|o|u|ni|pero)|\\b(?:indic|dec|din|dig|cuent|especific|senal|mencion|confirm|coment|escrib|explic)[a-z]{0,7} si) ` +
  `¿?${ALSO})`

interface Asked {
  /** Left out: everywhere when it opens a question. */
  unless?: PhraseRow['unless']
}

/** A question that nobody may ask, alone or joined to another one. */
export const askedRows = (source: string, { unless }: Asked = {}): PhraseRow[] => [
  { found: pattern`${OPEN}${source}`, rewrite: null, ...(unless && { unless }) },
  { found: pattern`${JOINED}${source}`, rewrite: null, unless: (around) => !isPutToPeople(around) },
]

const END = '(?= ?(?:$|[?,.;\\n)]| (?:y|e|o|u|actual)\\b))'

/** «¿Cuál es tu ciudad y tu nacionalidad?»: the second and later things of a list that a question asks for. */
export const listedRow = (thing: string): PhraseRow => ({
  found: pattern`(?<lead>\b(?:cual(?:es)? (?:es|son)|dinos|indica|escribe) (?:tus?|sus?) [^?.;\n]{1,60}(?:,|\b(?:y|e|o|u)) (?:tus? |sus? |el |la )?)(?:${thing})${END}`,
  rewrite: null,
})

/** The work with people is no question about oneself: «¿Tienes experiencia con familias e hijos adolescentes?» */
const OF_WORK = '(?![^?\\n]{0,60}(?:experien|trabaj|aten|cuid|client|famil[a-z]{1,3} |formacion|conocim|titul))'

/** «¿Tienes coche e hijos?» */
export const alsoHadRow = (thing: string): PhraseRow => ({
  found: pattern`(?<lead>(?:^|¿) {0,2}(?:tienes|tiene) ${OF_WORK}[^?.;\n]{1,60}(?:,|\b(?:y|e|o|u)) )(?:${thing})${END}`,
  rewrite: null,
  unless: (around) => !isPutToPeople(around),
})
