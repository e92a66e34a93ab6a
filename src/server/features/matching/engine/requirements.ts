import { isPersonal, isSoft as isSoftWords } from '#server/features/ad-reader/demands/soft-words.ts'
import { roleIdOf, skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { Alternative, LineType, Requirement, WorkPlace } from '#shared/matching/matching.ts'
import { IMPORTANCE_WEIGHT } from '#shared/matching/score.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { answerKey } from './answer-key.ts'
import { anyOf } from './kinds/any-of.ts'
import { availability } from './kinds/availability.ts'
import { certification } from './kinds/certification.ts'
import { byLifeFirst, custom, isOfLife } from './kinds/custom.ts'
import { education } from './kinds/education.ts'
import type { Judge } from './kinds/kind.ts'
import { language } from './kinds/language.ts'
import { location } from './kinds/location.ts'
import type { NearnessOf } from './kinds/occupation.ts'
import { ownWords } from './kinds/own-words.ts'
import { roleExperience } from './kinds/role-experience.ts'
import { salaryFit } from './kinds/salary-fit.ts'
import { shift } from './kinds/shift.ts'
import { skill } from './kinds/skill.ts'
import { totalExperience } from './kinds/total-experience.ts'
import { vehicle } from './kinds/vehicle.ts'
import { workPermit } from './kinds/work-permit.ts'
import { levelQuoted } from './near/level-quoted.ts'
import { asksForVaccines, ownVaccines } from './near/own-vaccines.ts'
import type { AskedText } from './nearest-line.ts'
import { matterOfPaper } from './papers/paper-class.ts'
import { asksToLead } from './said/leads-people.ts'
import { contentWords, rootsByWord } from './words/content-words.ts'
import { wordsAsked } from './words/words-asked.ts'
import { type AskedWork, askedWork } from './work/asked-work.ts'
import { matterWords } from './work/name-words.ts'
import { placementsInPart } from './years/placements-in-part.ts'
import type { Task } from './years/task-asked.ts'

/** Where the encoder puts a demand; null when nobody asked it. */
export type VectorOf = (text: string) => Int8Array | null

/** What a requirement may be compared by, beside its own words. */
interface Asking {
  vectorOf: VectorOf
  nearnessOf: NearnessOf
  /** The vacancy's own work, which is judged once: years in it are years in what its title names. */
  work?: AskedWork
  /** Where it is done. */
  places?: readonly WorkPlace[]
  /** One of the ways to meet a demand for a paper: «Especialización en costos o gestión de obras». */
  of_paper?: boolean
}

export interface PreparedRequirement {
  id: string
  type: LineType
  importance: Requirement['importance']
  /** As the vacancy's page and every match name it. */
  title: string
  weight: number
  /** What an answer to it is kept under. */
  answer_key: string
  judge: Judge
}

export function prepareRequirement(requirement: Requirement, asking: Asking): PreparedRequirement {
  return {
    id: requirement.id,
    type: requirement.type,
    importance: requirement.importance,
    weight: IMPORTANCE_WEIGHT[requirement.importance],
    title: requirementWords(requirement),
    answer_key: answerKey(requirement),
    judge: judgeOf(requirement, asking),
  }
}

const askedText = (text: string, { vectorOf }: Pick<Asking, 'vectorOf'>): AskedText => ({
  ...wordsAsked(text),
  roots: rootsByWord(text),
  vector: vectorOf(text),
})

/** Work by its name; `core` is that without the place, the hours and the like. */
export const namedWork = (
  name: string,
  role_id: string | null,
  { vectorOf, core = name, tasks }: Pick<Asking, 'vectorOf'> & { core?: string; tasks?: readonly Task[] },
): AskedWork =>
  askedWork(name, role_id, { asked: askedText(core, { vectorOf }), matter: matterVector(core, vectorOf), tasks })

const matterVector = (name: string, vectorOf: VectorOf): Int8Array | null => {
  const matter = matterOf(name)
  return matter === '' ? null : vectorOf(matter)
}

/** «UCI adulto» of an «Enfermera UCI adulto». */
export const matterOf = (name: string): string => matterWords(contentWords(name)).join(' ')

/** The words of a vacancy that are compared with lines of CVs, and so need a vector. */
export function textsAskedBy(requirement: Requirement | Alternative): string[] {
  const value = 'value' in requirement ? requirement.value : requirement
  if ('options' in value) return value.options.flatMap(textsAskedBy)
  if ('field' in value) return value.field === null ? [] : [value.field]
  if ('text' in value) return [value.text]
  if (requirement.type === 'ROLE_EXPERIENCE' && 'name' in value) return textsOfWork(value.name)
  return 'name' in value ? [value.name] : []
}

const textsOfWork = (name: string): string[] => {
  const core = name.replace(DOING, '')
  return [core, matterOf(core)]
}

/** What names no concept, and papers, are looked for in the lines of a CV; degrees and the rest in its facts. */
export function isAnsweredByLines(requirement: Requirement | Alternative): boolean {
  const value = 'value' in requirement ? requirement.value : requirement
  if ('options' in value) return value.options.some(isAnsweredByLines)
  if (requirement.type === 'SKILL') {
    const { skill_id, name } = 'value' in requirement ? requirement.value : requirement
    return (skill_id ?? skillIdOf(name)) === null
  }
  return requirement.type === 'OWN_WORDS' || requirement.type === 'CERTIFICATION'
}

const SHORT_WORDS = 12
/** What somebody would do is asked, and no work shows it. */
const ASKED_FOR = new Set(['shift-work', 'willingness-to-travel'])

/** Soft skills stand in no CV, and who writes them proves nothing: they are talked about. */
export function isSoft(requirement: Requirement): boolean {
  if (requirement.type === 'OWN_WORDS') {
    const { text } = requirement.value
    return text.split(' ').length <= SHORT_WORDS && isSoftWords(flatten(text))
  }
  if (requirement.type !== 'SKILL') return false
  const id = requirement.value.skill_id ?? skillIdOf(requirement.value.name)
  const known = id === null ? undefined : taxonomy().skill(id)
  return known !== undefined && (isPersonal(known) || ASKED_FOR.has(known.id))
}

function judgeOf(requirement: Requirement, asking: Asking): Judge {
  switch (requirement.type) {
    case 'SKILL':
      return simpleJudge({ type: requirement.type, ...requirement.value }, asking)
    case 'ROLE_EXPERIENCE':
      return simpleJudge({ type: requirement.type, ...requirement.value }, asking)
    case 'LANGUAGE':
      return simpleJudge({ type: requirement.type, ...requirement.value }, asking)
    case 'EDUCATION':
      return simpleJudge({ type: requirement.type, ...requirement.value }, asking)
    case 'CERTIFICATION':
      return simpleJudge({ type: requirement.type, ...requirement.value }, asking)
    case 'OWN_WORDS': {
      const own = simpleJudge({ type: requirement.type, ...requirement.value }, asking)
      const { text } = requirement.value
      return isOfLife(text) ? byLifeFirst(text, asking.places ?? [], own) : own
    }
    case 'TOTAL_EXPERIENCE':
      return totalExperience(requirement.value)
    case 'LOCATION':
      return location({ ...requirement.value, remote_countries: [] })
    case 'WORK_PERMIT':
      return workPermit(requirement.value)
    case 'AVAILABILITY':
      return availability(requirement.value)
    case 'SALARY_FIT':
      return salaryFit(requirement.value)
    case 'SHIFT':
      return shift(requirement.value)
    case 'VEHICLE':
      return vehicle(requirement.value)
    case 'CUSTOM':
      return custom(requirement.value, asking.places ?? [])
    case 'ANY_OF':
      return anyOf(
        withSharedLevel(requirement.value.options).map((option, _, [first]) => ({
          name: 'name' in option ? option.name : '',
          in_years: 'min_years' in option && (option.min_years ?? 0) > 0,
          judge: simpleJudge(option, { ...asking, of_paper: first?.type === 'CERTIFICATION' }),
        })),
        requirementWords(requirement),
      )
  }
}

/** «Portugués o francés intermedio»: the level behind the last of several languages is that of all of them, as the title says it. */
function withSharedLevel(options: readonly Alternative[]): readonly Alternative[] {
  const last = options.at(-1)
  if (last?.type !== 'LANGUAGE' || last.min_level === null) return options
  return options.every((one) => one === last || (one.type === 'LANGUAGE' && one.min_level === null))
    ? options.map((one) => (one.type === 'LANGUAGE' ? { ...one, min_level: last.min_level } : one))
    : options
}

function simpleJudge(asked: Alternative, asking: Asking): Judge {
  switch (asked.type) {
    case 'SKILL':
      return skillJudge(asked, asking)
    case 'ROLE_EXPERIENCE':
      return roleExperience(asked, experienceAsked(asked, asking), asking.nearnessOf)
    case 'LANGUAGE':
      return language(asked)
    case 'EDUCATION':
      return education(asked, asked.field === null ? null : askedText(asked.field, asking))
    case 'CERTIFICATION':
      return certification(
        asked,
        askedText(asked.name, asking),
        skillIdOf(asked.name) ?? skillIdOf(matterOfPaper(asked.name)),
      )
    case 'OWN_WORDS':
      // «Haber dirigido personas» is answered by whoever says that they did, in whatever words.
      return asksToLead(asked.text)
        ? skillJudge({ type: 'SKILL', name: asked.text, ...LEADING }, asking)
        : ofPlacements(ownWords(asked, askedText(asked.text, asking)), asking, {
            min_years: ASKS_TO_HAVE_DONE.test(asked.text) ? 0 : null,
            own_words: asked.text,
          })
  }
}

const LEADING = { skill_id: 'team-management', min_level: null, min_years: null }

/** «Asistente de gerencia prestando apoyo a directorios»: what is done there says no other name of the work. */
const DOING = / \p{Ll}+(?:ando|iendo) .*$/u

/** «Analista» of «Analista de datos (BI)» is asked to have done that; «Analista de riesgos» would be other work. */
function experienceAsked(
  { name, role_id }: Extract<Alternative, { type: 'ROLE_EXPERIENCE' }>,
  asking: Asking,
): AskedWork {
  const own = namedWork(name, role_id ?? roleIdOf(name), { ...asking, core: name.replace(DOING, '') })
  const { work } = asking
  const is_own = work?.role_id === own.role_id && own.asked.words.every((word) => work.asked.words.includes(word))
  if (!work || !is_own) return own
  // «… haciendo habitaciones en hotel»: the same work, and where it is to have been done.
  return own.places.length > 0 && work.places.length === 0 ? { ...work, places: own.places } : work
}

function skillJudge(asked: Extract<Alternative, { type: 'SKILL' }>, asking: Asking): Judge {
  const skill_id = asked.skill_id ?? skillIdOf(asked.name)
  const unknown = skill_id === null ? askedText(asked.name, asking) : null
  const judge = skill({ ...asked, skill_id }, unknown, asking.vectorOf(asked.name), asking.of_paper)
  if (asksForVaccines(asked.name)) return ownVaccines(asked.name, judge)
  const quoted = levelQuoted(judge, skill_id, asked.min_level)
  return ofPlacements(quoted, asking, { min_years: asked.min_years })
}

/** Where a placement is what is offered, one is all that it asks for. */
const ofPlacements = (judge: Judge, { work }: Asking, asked: Parameters<typeof placementsInPart>[1]): Judge =>
  work?.of_placement ? judge : placementsInPart(judge, asked)

const ASKS_TO_HAVE_DONE =
  /^(?:(?:m[ií]nima |previa |con |buena |s[oó]lida |amplia )*experiencia|haber \p{L}+[aií]d[oa]|haber hecho)(?!\p{L})/iu
