import { roleIdOf } from '#server/features/language/normalise/concept-of.ts'
import { type LineType, OWN_LINES, type Requirement } from '#shared/matching/matching.ts'
import { WORK_RULE } from '#shared/matching/rule.ts'
import { IMPORTANCE_WEIGHT } from '#shared/matching/score.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { conditionsOf } from './conditions.ts'
import { type Distance, distanceOf } from './kinds/location.ts'
import { type NearnessOf, occupation } from './kinds/occupation.ts'
import { NOTHING_SAID, nearness, type Outlined, type SaidLines, titleNearness } from './nearness.ts'
import {
  isSoft,
  matterOf,
  namedWork,
  type PreparedRequirement,
  prepareRequirement,
  textsAskedBy,
  type VectorOf,
} from './requirements.ts'
import { termOf } from './term.ts'
import type { Home } from './types.ts'
import type { AskedWork } from './work/asked-work.ts'
import { type Task, taskAsked } from './years/task-asked.ts'

/** All that a vacancy is judged by. */
export type AskedVacancy = Pick<
  VacancyDocument,
  | 'title'
  | 'role_id'
  | 'no_experience_needed'
  | 'requirements'
  | 'modality'
  | 'locations'
  | 'remote_countries'
  | 'contract'
  | 'salary'
  | 'shifts'
> & {
  /** Vacancies that were read before it was compared have none. */
  working_day?: VacancyDocument['working_day']
  /** What its title names, without the place, the hours and the rest that ads put there. */
  work_name: string
}

/** What can be asked of a vacancy without knowing what it asks for in particular. */
export interface OutlinedVacancy {
  /** How near its texts and those of a CV are. */
  nearnessOf: NearnessOf
  /** How near its title is to the nearest of what a person's work is called. */
  titleNearnessOf: NearnessOf
}

/** Done once per vacancy, so that each of its candidates costs little. */
export interface PreparedVacancy extends OutlinedVacancy {
  /** Its own work first. */
  fit: readonly PreparedRequirement[]
  conditions: readonly PreparedRequirement[]
  soft: readonly PreparedRequirement[]
  /** How far from where somebody lives. */
  distanceFrom: (home: Home) => Distance
}

/** `lines` are all that it says, `titleVector` is where the encoder puts its title. */
export const outlineOf = (lines: SaidLines, titleVector: () => Int8Array | null): OutlinedVacancy => ({
  nearnessOf: remembered((cv) => nearness(lines, cv.said)),
  titleNearnessOf: (cv) => titleNearness(titleVector(), cv.title_vectors),
})

const CONDITIONS: ReadonlySet<LineType> = new Set(['LOCATION', 'WORK_PERMIT', 'AVAILABILITY', 'SALARY_FIT', 'SHIFT'])

/** How an ad asks for hours that no shift of ours says: when people work is a condition, as shifts are. */
const TIMES =
  /^¿Puedes (?:trabajar en (?:turnos?|jornadas?|guardias?|sistema|rol|roster|r[eé]gimen) [^?]*(?:\d|doce|veinticuatro)|trabajar los s[aá]bados (?:de|hasta) |trabajar toda la (?:temporada|campa[nñ]a) |hacer (?:semanas?|turnos?|guardias?) (?:de (?:llamad|ret[eé]n|guardia)|pasiva|localiza|telef[oó]nica)|viajar y dormir fuera )/i
const asksForTimes = (one: Requirement): boolean => one.type === 'CUSTOM' && TIMES.test(one.value.question)

/** `lines` are all that the vacancy says; without them nobody is near. */
export function prepareVacancy(
  asked: AskedVacancy,
  vectorOf: VectorOf,
  lines: SaidLines = NOTHING_SAID,
): PreparedVacancy {
  const outline = outlineOf(lines, () => vectorOf(coreTitle(asked.title)))
  const work = workOf(asked, vectorOf)
  const asking = { vectorOf, nearnessOf: outline.nearnessOf, work, places: asked.locations }
  const apart = (one: Requirement) => CONDITIONS.has(one.type) || asksForTimes(one)
  const weighed = asked.requirements
    .filter((one) => !apart(one) && !isSoft(one))
    .map((one) => prepareRequirement(one, asking))
  const has_own = !asked.no_experience_needed && asked.title !== ''
  return {
    fit: has_own ? [ownWork(work, outline, weighed), ...weighed] : weighed,
    conditions: conditionsOf(
      asked,
      asked.requirements.filter(apart).map((one) => prepareRequirement(one, asking)),
    ),
    distanceFrom: (home) =>
      asked.modality === null ? 'HOME' : distanceOf({ modality: asked.modality, places: asked.locations }, home),
    soft: asked.requirements.filter(isSoft).map((one) => prepareRequirement(one, asking)),
    ...outline,
  }
}

/** The last pair alone: what a vacancy remembered itself would keep people alive as long as the vacancy. */
let last: { of: NearnessOf; candidate: Outlined; value: number } | undefined

/** The order of a list asks the same of the same person as the judgement of the work. */
const remembered =
  (of: NearnessOf): NearnessOf =>
  (candidate) => {
    if (last?.of !== of || last.candidate !== candidate) last = { of, candidate, value: of(candidate) }
    return last.value
  }

/** The texts whose vectors `prepareVacancy` asks for; its title is the first. */
export const textsOfVacancy = ({
  title,
  work_name,
  requirements,
}: Pick<AskedVacancy, 'title' | 'work_name' | 'requirements'>): string[] => [
  ...new Set([coreTitle(title), work_name, matterOf(work_name), ...requirements.flatMap(textsAskedBy)]),
]

/** As much as what is excluyente, and never less than a quarter of the whole. */
function weightOfWork(others: readonly PreparedRequirement[]): number {
  const rest = others.reduce((sum, { weight }) => sum + weight, 0)
  const { least_share } = WORK_RULE
  return Math.max(IMPORTANCE_WEIGHT.EXCLUYENTE, (rest * least_share) / (1 - least_share))
}

function workOf({ title, work_name, role_id, requirements }: AskedVacancy, vectorOf: VectorOf): AskedWork {
  const own = role_id ?? roleIdOf(title)
  return namedWork(coreTitle(title), own, { vectorOf, core: work_name, tasks: tasksOf(own, requirements) })
}

/** «2 años coordinando rutas» of the same trade: the line of the work and the line of its years speak of the same jobs. */
const tasksOf = (role_id: string | null, requirements: readonly Requirement[]): Task[] =>
  requirements.flatMap((one) =>
    one.type === 'ROLE_EXPERIENCE' && role_id !== null && (one.value.role_id ?? roleIdOf(one.value.name)) === role_id
      ? (taskAsked(one.value.name) ?? [])
      : [],
  )

function ownWork(
  work: AskedWork,
  { nearnessOf }: OutlinedVacancy,
  others: readonly PreparedRequirement[],
): PreparedRequirement {
  const { name, role_id } = work
  return {
    id: OWN_LINES.OCCUPATION,
    type: 'OCCUPATION',
    importance: 'EXCLUYENTE',
    title: name,
    weight: weightOfWork(others),
    answer_key: `OCCUPATION:${termOf(role_id, name)}`,
    judge: occupation(work, nearnessOf),
  }
}

/** «PROGRAMADOR/A (REACT) - Ref. 22» without its reference; what stands in brackets may be what matters. */
const coreTitle = (title: string): string =>
  title.replace(/[-–|·,(]?\s*\bref(?:erencia)?\b[.:]?.*$/i, '').trim() || title
