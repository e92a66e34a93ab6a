import { randomUUID } from 'node:crypto'
import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { readFacts } from '#server/features/language/normalise/facts.ts'
import { flatten, fold } from '#server/features/language/normalise/fold.ts'
import { NUMBER_WORDS, numberFrom } from '#server/features/language/normalise/words/number-words.ts'
import { YEARS_MAX } from '#shared/core/limits.ts'
import type { Requirement } from '#shared/matching/matching.ts'
import { languageName } from '#shared/words/names.ts'

/** Something that is named in a search: «contabilidad», a skill; «contable», a role. */
export interface Named {
  start: number
  end: number
  kind: 'skill' | 'role'
  id: string
}

/** «Inglés C1», «licencia B», «5 años»: no word says how much is asked, so that it is judged as a requirement is. */
interface AskedExactly {
  start: number
  end: number
  asks: Requirement
  /** Whoever has it says one of these; none: it is said in no word. */
  said: string[][]
}

export const askedExactly = (q: string, named: readonly Named[]): AskedExactly[] => {
  const flat = flatten(q)
  return [...levels(q), ...licences(q, flat), ...times(q, flat, named)].toSorted((a, b) => a.start - b.start)
}

const asking = <R extends Pick<Requirement, 'type' | 'value'>>(one: R): Requirement =>
  ({ id: randomUUID(), importance: 'EXCLUYENTE', ...one }) as never

/** «Inglés B2», «inglés avanzado», «nivel B2 de inglés»: that level or more. */
const levels = (q: string): AskedExactly[] =>
  readFacts(q).languages.flatMap(({ start, end, language, level }) =>
    level
      ? {
          start,
          end,
          said: [[`!${language}`, ...fold(languageName(language)).map(({ folded }) => folded)]],
          asks: asking({ type: 'LANGUAGE', value: { language, min_level: level } }),
        }
      : [],
  )

const LICENCE =
  /(?<![a-z])(?:licencia|permiso|carnet|carne|brevete|registro|libreta)s?(?: (?:de )?(?:conducir|conduccion|manejo))?(?: profesional)?(?: (?:de )?(?:la )?(?:clase|tipo|categoria))? (a-?i{1,3}-?[abc]?|[a-e][0-9]?(?:\+e)?)(?![a-z0-9+])/g
const LICENCE_WORDS = ['licencia', 'permiso', 'carnet', 'carné', 'brevete', 'registro', 'libreta']

/** «Carnet C», «licencia de conducir clase B». */
const licences = (q: string, flat: string): AskedExactly[] =>
  [...flat.matchAll(LICENCE)].map((match) => {
    const name = `Licencia de conducir clase ${match[1]?.toUpperCase()}`
    const skill = skillIdOf(q.slice(match.index, match.index + match[0].length)) ?? skillIdOf(`Licencia ${match[1]}`)
    const words = LICENCE_WORDS.flatMap((word) => fold(word).map(({ folded }) => folded))
    return {
      start: match.index,
      end: match.index + match[0].length,
      said: [[...words, ...(skill ? [`#${skill}`] : [])]],
      asks: asking({ type: 'CERTIFICATION', value: { name } }),
    }
  })

const TIME = new RegExp(
  `(?<![a-z0-9.,])(?:(?:con|mas de|al menos|por lo menos|minimo|desde|de) )*\\+?(\\d{1,2}(?:[.,]5)?|${NUMBER_WORDS}) ?\\+?(?: o mas)? ?(anos?|mes(?:es)?)(?![a-z])(?: o mas)?(?: (?:minim[oa]s?|(?:de )?experiencia|trabajando)(?![a-z]))*`,
  'g',
)
const MONTHS_A_YEAR = 12

/** «5 años contabilidad», «contable con 5 años de experiencia»: so long in what stands beside it, or at work at all. */
const times = (q: string, flat: string, named: readonly Named[]): AskedExactly[] =>
  [...flat.matchAll(TIME)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length]
    const amount = numberFrom(match[1] ?? '')
    const min_years = match[2]?.startsWith('m') ? Math.round((amount / MONTHS_A_YEAR) * 100) / 100 : amount
    if (!(min_years > 0) || min_years > YEARS_MAX) return []
    return { start, end, said: [], asks: asking(timeIn(q, beside(flat, named, start, end), min_years)) }
  })

const JOINING = /^ (?:(?:de|en|como|con) )*$/

const beside = (flat: string, named: readonly Named[], start: number, end: number): Named | undefined =>
  named.find((one) => one.start > end && JOINING.test(flat.slice(end, one.start))) ??
  named.findLast((one) => one.end < start && JOINING.test(flat.slice(one.end, start)))

function timeIn(q: string, of: Named | undefined, min_years: number): Pick<Requirement, 'type' | 'value'> {
  if (!of) return { type: 'TOTAL_EXPERIENCE', value: { min_years } }
  const name = q.slice(of.start, of.end)
  return of.kind === 'skill'
    ? { type: 'SKILL', value: { skill_id: of.id, name, min_level: null, min_years } }
    : { type: 'ROLE_EXPERIENCE', value: { role_id: of.id, role_family: null, name, min_years } }
}
