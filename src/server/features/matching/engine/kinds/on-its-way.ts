import { flatten } from '#server/features/language/normalise/fold.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import type { Finding, LineFact } from '../types.ts'
import { contentWords } from '../words/content-words.ts'

const EXAM = /^(?:examen|prueb|evaluac|oposici)/
const PASSED = /^(?:aprob|aprobad|superad|super|pas|rendi|rendid)$/
const WAITING = /^(?:esperand|esper|tramit|pendient|proces|solicitad|comprobant)$/
/** Said of every paper, and of no one in particular. */
const OF_ALL =
  /^(?:autorizac|licenci|registr|matricul|habilitac|colegi|certific|titul|profesional|vigent|otorgad|tramit|auxiliar|tecnic|salud)/
/** Who passed the examination of the State may join the bar, or whatever college it opens. */
const OPENS_A_COLLEGE = /^(?:estad|abogaci|acces|colegi|habilitac)/

/** «No tengo el carné, pero puedo sacarlo» */
const WOULD_GET =
  /(?<![a-z])(?:puedo|podria|dispuest[oa] a|sin problema(?:s)? (?:para|en)) (?:sacar|tramitar|obtener|gestionar|renovar)/

const isOfColleges = (name: string): boolean =>
  /colegia|colegiarse|matricul|habilitacion profesional/.test(flatten(name))

/** «Aprobé el examen y espero la resolución»: enough where an ad says that it is. */
export function onItsWay(name: string, { lines, texts }: PreparedCandidate): Finding {
  const telling = contentWords(name).filter((word) => !OF_ALL.test(word))
  const line =
    lines.facts.find((one) => isBegun(one) && isAbout(one, telling, isOfColleges(name))) ??
    lines.facts.find(({ source }) => {
      const said = (texts[source.cv_path] ?? '').slice(source.start, source.end)
      const words = contentWords(said)
      return WOULD_GET.test(flatten(said)) && telling.length > 0 && telling.every((word) => words.includes(word))
    })
  return line ? { ...UNKNOWN, value: 1, found: name, basis: 'NEAR', sources: [line.source] } : UNKNOWN
}

function isBegun({ words }: LineFact): boolean {
  const passed = words.some((word) => EXAM.test(word)) && words.some((word) => PASSED.test(word))
  return passed || words.some((word) => WAITING.test(word))
}

const isAbout = ({ words }: LineFact, telling: readonly string[], of_colleges: boolean): boolean =>
  telling.some((word) => words.includes(word)) || (of_colleges && words.some((word) => OPENS_A_COLLEGE.test(word)))
