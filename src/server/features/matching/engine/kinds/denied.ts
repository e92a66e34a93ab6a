import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import type { AskedText } from '../nearest-line.ts'
import type { Finding, LineFact } from '../types.ts'
import { rootsIn } from '../words/content-words.ts'

const LICENCE = /^(?:licenci|carn|carnet|permis|brevet|registr)$/
const OF_DRIVING = /^(?:conduc|conduzc|manej)/
/** What any licence lets drive; who drives no lorry may still drive a car. */
const CAR = /^(?:coch|aut|automovil|carr|vehicul)$/
/** They say that something is not there, and not what. */
const DENYING = /^(?:no|sin|nunc|teng|tener|pose|aun|todavi|dispong|cuent|con|de|del|la|el|ni)$/

/** Whether a driving licence of any kind is what a CV says that its writer does not have. */
const saysNoLicence = ({ words }: LineFact): boolean =>
  (words.some((word) => /^conduzc/.test(word)) && words.every((word) => OF_DRIVING.test(word) || DENYING.test(word))) ||
  (words.some((word) => CAR.test(word)) && words.some((word) => OF_DRIVING.test(word))) ||
  (words.includes('se') && words.some((word) => OF_DRIVING.test(word))) ||
  (words.some((word) => LICENCE.test(word)) &&
    (words.some((word) => OF_DRIVING.test(word)) || words.every((word) => LICENCE.test(word) || DENYING.test(word))))

/** «En España todavía no tengo la habilitación»: of no trade in particular, so it is that of their own. */
const PRACTICE = /^(?:habilitaci|credencial|acreditaci|colegiaci)/
const WHERE_AND_WHEN = /^(?:en|espan|mexic|chil|per|argentin|colombi|pai|aqui|moment|ahor|por)$/
const saysNoPractice = ({ words }: LineFact): boolean =>
  words.some((word) => PRACTICE.test(word)) &&
  words.every((word) => PRACTICE.test(word) || DENYING.test(word) || WHERE_AND_WHEN.test(word))

/** Papers that a CV may deny without saying of what. */
export type DeniedPaper = 'DRIVING' | 'PRACTICE' | null

/** «No tengo experiencia en vidrieras»: of what somebody does not know, all that is asked for of it is missing. */
const OF_KNOWING = /^(?:experienci|conocimient|manej|trabajad|hech|usad|us|domin|sab|dad|impartid|dictad|ejercid)$/
const isOfKnowing = ({ words }: Pick<LineFact, 'words'>): boolean => words.some((word) => OF_KNOWING.test(word))

const isAbout = (denial: LineFact, asked: readonly string[]): boolean => {
  const about = denial.words.filter((word) => !OF_KNOWING.test(word) && !DENYING.test(word) && word.length > 3)
  return about.length > 0 && about.every((word) => asked.includes(word))
}

/** Whether all that a CV denies in one place belongs to what is asked for: «Marcas no» beside «Registro de marcas». */
function isOf({ about = [], roots = about, words }: LineFact, asked: readonly string[], of_papers: boolean): boolean {
  if (about.length === 0 || !about.every((root) => asked.includes(root))) return false
  // «No tengo coche» says nothing of «limpieza de coches», and «no las fabrico» only of what its sentence is about.
  const of_all = roots !== about || (!of_papers && words.some((word) => HOLDING.test(word)) && !isOfKnowing({ words }))
  return !of_all || asked.every((root) => roots.includes(root))
}
const HOLDING = /^(?:teng|pose|dispong|tuv|teni)$/

type Denying = Pick<PreparedCandidate, 'denials' | 'line_words'>

/** A part of what is asked for that the CV denies, and says nowhere else: then nothing else that it says is all of it. */
export function deniedPart(text: string, of_papers = false): (candidate: Denying) => Finding {
  const ways = waysIn(text).map(rootsIn)
  return ({ denials = [], line_words }) => {
    if (denials.length === 0) return UNKNOWN
    const found = ways.map((asked) =>
      denials.find((one) => isOf(one, asked, of_papers) && !one.about?.every((root) => line_words.has(root))),
    )
    const sources = [...new Set(found.flatMap((one) => one?.source ?? []))]
    return found.every(Boolean) ? { ...UNKNOWN, value: 0, denied: true, sources } : UNKNOWN
  }
}

/** «Carnet de grúa o de plataforma»: who lacks one of them may hold the other. */
const waysIn = (text: string): string[] =>
  text.replace(/\([^()]*\)|,? [ou] (?:similar|equivalente|af[ií]n)\p{L}*/giu, ' ').split(/ (?:o|u|y\/o) /u)

/** What the CV itself says is not there: every word that is asked for stands in a clause that denies. */
export function deniedBy(
  words: readonly string[],
  paper: DeniedPaper,
  { denials = [] }: Pick<PreparedCandidate, 'denials'>,
): Finding {
  const denial = denials.find(
    (one) =>
      (paper === 'DRIVING' && saysNoLicence(one)) ||
      (paper === 'PRACTICE' && saysNoPractice(one)) ||
      (one.about === undefined && words.length > 0 && words.every((word) => one.words.includes(word))) ||
      (isOfKnowing(one) && isAbout(one, words)),
  )
  return denial ? { ...UNKNOWN, value: 0, denied: true, sources: [denial.source] } : UNKNOWN
}

/** «De vinos y mezcales no sé mucho», where one of three would do and nothing is said of the third. */
export function deniedWays(ways: readonly Pick<AskedText, 'words' | 'roots'>[], { denials = [] }: Denials): Finding {
  const found = ways.flatMap(({ words, roots }) => {
    const asked = words.map((word) => roots?.get(word) ?? word)
    const isDenied = ({ about = [] }: LineFact) => asked.length > 0 && asked.every((root) => about.includes(root))
    return denials.find(isDenied)?.source ?? []
  })
  return found.length * 2 > ways.length ? { ...UNKNOWN, value: 0, denied: true, sources: [...new Set(found)] } : UNKNOWN
}
type Denials = Pick<PreparedCandidate, 'denials'>

/** «Sin experiencia todavía como vigilante»: of the work itself, and not «Sin accidentes en nueve años de chofer». */
export function deniedWork(words: readonly string[], { denials = [] }: Pick<PreparedCandidate, 'denials'>): Finding {
  const denial = denials.find((one) => isOfKnowing(one) && isAbout(one, words))
  return denial ? { ...UNKNOWN, value: 0, denied: true, sources: [denial.source] } : UNKNOWN
}

/** «Portugués: no»: a language by its name, and nothing else beside it. */
export function deniedLanguage(
  words: readonly string[],
  { denials = [] }: Pick<PreparedCandidate, 'denials'>,
): Finding {
  const denial = denials.find(
    (one) =>
      words.every((word) => one.words.includes(word)) &&
      one.words.every((word) => words.includes(word) || OF_SPEAKING.test(word)),
  )
  return denial ? { ...UNKNOWN, value: 0, denied: true, sources: [denial.source] } : UNKNOWN
}
const OF_SPEAKING = /^(?:no|nad|ni|habl|entiend|sin|conocimient|nivel|idiom|de|el|teng|domin)$/
