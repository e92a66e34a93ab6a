import { NUMBER_WORDS, numberFrom } from '#server/features/language/normalise/words/number-words.ts'
import { MUST, WISH } from '#shared/lexicon/importance.ts'
import type { SkillLevel } from '#shared/matching/matching.ts'

const LEVELS: readonly (readonly [SkillLevel, string])[] = [
  ['EXPERTO', 'expert[oa]s?|expert'],
  ['AVANZADO', 'avanzad[oa]s?|advanced|alt[oa]s?|solid[oa]s?|strong|dominio|excelentes?|proficien(?:t|cy)'],
  ['INTERMEDIO', 'intermedi[oa]s?|intermediate|medi[oa]s?|buen[oa]s?|soltura'],
  ['BASICO', 'basic[oa]s?|basic|nivel usuario|nociones|elemental(?:es)?'],
]
const WORDS = LEVELS.map(([, words]) => `(${words})`).join('|')
const AFTER = new RegExp(
  // «Python o R, nociones de SAP»: they are of what comes next.
  `^ ?[(,:—–-]? ?(?:a )?(?:nivel |level )?(?!(?:alt|medi|buen|solid)[oa]s(?![a-z])|(?:nociones|dominio|soltura|conocimientos?)(?: [a-z]+)? (?:de|del|en|con|sobre) )(?:${WORDS})(?![a-z])`,
)
const BEFORE = new RegExp(
  `(?<![a-z])(?:${WORDS})(?: (?:conocimientos?|manejo|nivel|dominio|knowledge|skills|command))?(?: (?:de|del|en|of|in|with|sobre|con))? $`,
)
/** «Excel avanzado»; in «media y baja tensión», «buena comunicación» the word says something else. */
const INSIDE = new RegExp(`(?<![a-z])(?!medi[oa]|alt[oa]|buen|solid|excelente)(?:${WORDS})(?![a-z])`)

/** The level that a text states beside a skill: «Excel avanzado», «conocimientos básicos de SAP», «dominio de Jira». */
export function levelBeside(flat: string, start: number, end: number): SkillLevel | null {
  return (
    levelIn(INSIDE.exec(flat.slice(start, end))) ??
    levelIn(AFTER.exec(flat.slice(end, end + 80).replace(/^ ?\([^()]{0,50}\)/, ''))) ??
    levelLeading(flat, start)
  )
}

/** The level said before a skill, or before the list that it opens: «dominio de Node.js, TypeScript y SQL». */
export const levelLeading = (flat: string, start: number): SkillLevel | null =>
  levelSaid(BEFORE.exec(flat.slice(Math.max(0, start - 50), start)))

/** «dominio de», «Excel,», «(»: the level before a list is said of all of it unless it is said of something else, as in «pauta básica en». */
const OF_ALL = new RegExp(
  `(?:^|[^a-z ] ?|(?:conocimientos?|manejo|nivel|uso|knowledge|skills|con|de|un|una|y|o|tener|tengas|${MUST}|${WISH}|requiere|valora(?:ra|mos)?) )(?:${WORDS})(?: (?:conocimientos?|manejo|nivel|dominio|knowledge|skills|command))?(?: (?:de|del|en|of|in|with|sobre|con))? $`,
)

export const levelOfList = (flat: string, start: number): SkillLevel | null =>
  levelSaid(OF_ALL.exec(flat.slice(Math.max(0, start - 50), start)))

/** «Google Ads y Meta Ads: dominio real», «Word y Excel a nivel avanzado»: said of all that stand before it. */
export const levelAfterList = (flat: string, end: number): SkillLevel | null =>
  /^ ?(?::|a nivel|\(?nivel)/.test(flat.slice(end, end + 9)) ? levelIn(AFTER.exec(flat.slice(end, end + 80))) : null

const SUITE =
  '(?:(?:microsoft |ms )?office(?: 365)?|microsoft 365|paquete (?:de )?office|(?:paqueteria|suite|paquete) (?:de )?[a-z]+|google workspace|g suite|(?:adobe )?creative (?:cloud|suite)|suite [a-z]+|ofimatica)'
const OF_SUITE = new RegExp(`(?<![a-z])${SUITE}([^.;:()\\n]{0,40}?)(?:,? ?\\(|: ?)(?:[a-z0-9 ]+(?:,| y| e) )*$`)

/** «Office avanzado (Word y Excel)», «Nivel alto de Creative Cloud: Photoshop, Illustrator»: said of the suite, and so of its programs. */
export function levelOfSuite(flat: string, start: number): SkillLevel | null {
  const from = Math.max(0, start - LONGEST_SUITE)
  const match = OF_SUITE.exec(flat.slice(from, start))
  if (!match) return null
  const at = from + match.index
  const end = at + match[0].search(/[(:]/)
  return levelIn(LEVEL_SAID.exec(match[1] ?? '')) ?? levelBeside(flat.slice(0, end), at, end)
}
const LONGEST_SUITE = 120
const LEVEL_SAID = new RegExp(`(?<![a-z])(?:${WORDS})(?![a-z])`)

/** «buena caligrafía técnica» says how it should be, «buenos conocimientos de» how much one knows. */
const levelSaid = (match: RegExpExecArray | null): SkillLevel | null =>
  match && /(?:^|[^a-z])buen[oa]s? $/.test(match[0]) ? null : levelIn(match)

function levelIn(match: RegExpExecArray | null): SkillLevel | null {
  const group = match ? match.slice(1).findIndex((word) => word !== undefined) : -1
  return LEVELS[group]?.[0] ?? null
}

const YEARS_AFTER =
  /^ ?[(:–-] ?(?:minimo |al menos |mas de |\+ ?)?(\d{1,2})(?: ?(?:a|-|–|o|y) ?\d{1,2})? ?\+? ?(?:anos|years|yrs)/

/** «React (3 años)» */
export function yearsAfter(flat: string, end: number): number | null {
  const years = Number(YEARS_AFTER.exec(flat.slice(end, end + 40))?.[1])
  return years > 0 && years <= 50 ? years : null
}

const YEARS_BEFORE = new RegExp(
  String.raw`(?<![\d.,a-z])(\d{1,2}|${NUMBER_WORDS})(?: ?(?:a|-|–|o|y) ?(?:\d{1,2}|${NUMBER_WORDS}))? ?\+? ?(?:anos?|years)?(?: o mas)?(?: de experiencia| of experience)?(?: como minimo)? (?:de|con|en|with|in|of|trabajando (?:con|en)|programando (?:con|en)|usando|desarrollando (?:con|en)) (?:[a-z0-9.#+-]+ (?:y|e|and|&) )?$`,
)
const OF_YEARS = /anos?|years/

/** «3 años de Python y Django», «al menos 2 con Laravel» after years that were named before */
export function yearsBefore(flat: string, start: number): number | null {
  const before = flat.slice(Math.max(0, start - 110), start)
  const match = YEARS_BEFORE.exec(before)
  if (!match || /\bmeses\b/.test(match[0])) return null
  // Without the word it is a number of years only right after others: «3 años con PHP, al menos 2 con Laravel».
  if (
    !OF_YEARS.test(match[0]) &&
    !/anos?[^.;]{0,70}(?:al menos|minimo|y|,|de l[oa]s (?:cuales|que)) $/.test(before.slice(0, match.index))
  )
    return null
  const years = numberFrom(match[1] ?? '')
  return years > 0 && years <= 50 ? years : null
}

/** Said of all that is listed behind it, until something else is asked for. */
const EXPERIENCE =
  /(?<![a-z])experiencia(?: (?:previa|demostrable|comprobable|laboral|practica|real|minima|probada|solida))?(?: (?:en|con|haciendo|realizando|manejando|usando))(?: (?:el|la|los|las|un|una|uso de|manejo de))? (?:(?!conocimiento|manejo|nociones|dominio|cursos? |formacion|titul|carnet|licencia|certifica|visa |pasaporte|libreta |\d+ (?:anos?|mes))[^.;:()\n]){0,50}$/

/** «Experiencia en charcutería y corte de jamón»: done at work, for however long; a course alone is less. */
export const asksExperience = (flat: string, start: number): boolean =>
  !A_COURSE.test(flat.slice(start, start + 20)) && EXPERIENCE.test(flat.slice(Math.max(0, start - 90), start))

/** «experiencia con hornos, curso de trabajo en altura»: who has been there has it. */
const A_COURSE = /^(?:cursos?|certificad[oa]|certificacion|carnet?|carne|licencia) (?:de|en) /
