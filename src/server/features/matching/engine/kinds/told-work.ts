import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { isSchool } from '../said/workplaces.ts'
import { areKin, tradeSkills } from '../trades.ts'
import type { ExperienceFact } from '../types.ts'
import { contentWords } from '../words/content-words.ts'
import { positionWords } from './position-words.ts'

/** «Desarrollador Python», «Recepcionista de hotel»: who does it, and what sets it apart from others of that name. */
export interface KindOfWork {
  /** Null where it says next to nothing alone. */
  head: string | null
  words: readonly string[]
  skills: readonly string[]
}

/** With any other word beside them they are another trade: an «auxiliar» of nurses, and one of accountants. */
const HOLLOW =
  /^(?:tecnic|auxiliar|asistent|ayudant|analist|operari|operador|encargad|jef|respons|coordinador|director|gerent|especialist|consultor|asesor|agent|representant|ejecutiv|ingenier|profesional|oficial|supervisor|personal|monitor|peon|moz|administrador|gestor|promotor|delegad|inspector|docent|profesor|maestr|licenciad|senior|junior)/
/** They say when, how or for whom, and make no other work of it. */
const BESIDE =
  /^(?:turn|noch|tard|manan|jornad|temporad|complet|parcial|remot|presencial|hibrid|urgent|oficin|empres|nivel|senior|junior)/

/** One trade under several names. */
const SAME_HEAD: ReadonlyMap<string, string> = new Map(
  [
    ['desarrollador', 'programador developer programmer'],
    ['conductor', 'chofer driver'],
    ['camarer', 'meser waiter'],
  ].flatMap(([head = '', others = '']) => others.split(' ').map((other) => [other, head] as const)),
)

const trade = (word: string): string => SAME_HEAD.get(word) ?? word

/** Whether a word alone says no trade: «auxiliar», «analista». */
export const isHollow = (word: string): boolean => HOLLOW.test(word)

export function kindOfWork(name: string): KindOfWork {
  const named = findConcepts(name).filter(({ kind }) => kind === 'skill')
  const outside = named.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, name)
  const [head = '', ...others] = contentWords(name)
  const words = contentWords(outside).filter((word) => others.includes(word) && !BESIDE.test(word))
  return { head: head === '' || isHollow(head) ? null : head, words, skills: named.map(({ id }) => id) }
}

/**
 * «Desarrollador backend» with Python in what is told of it is a «Desarrollador Python»: the same name, and all that sets
 * the kind apart is there. Who tells less of it may have done the same, and counts as near.
 */
export function isToldAs(
  { kind, role_id }: { kind: KindOfWork; role_id: string | null },
  fact: ExperienceFact,
  { lines }: PreparedCandidate,
): boolean {
  const { head, words, skills } = kind
  if (head === null || words.length + skills.length === 0) return false
  if (![...positionWords(fact).telling, ...calledAs(fact)].some((word) => trade(word) === trade(head))) return false
  // Who once made one thing in React is no React programmer yet.
  if (skills.some((id) => isOnlyOnce(fact, id))) return false
  if (role_id !== null && tradeSkills(role_id).some((id) => shows(fact, id))) return true
  if (!skills.every((id) => shows(fact, id))) return false
  const path = OF_A_JOB.exec(fact.source.cv_path)?.[0] ?? fact.source.cv_path
  const told = lines.facts.filter(({ source }) => source.cv_path.startsWith(path))
  const in_school = fact.places?.some(isSchool) ?? false
  return words.every(
    (word) =>
      (in_school && OF_SCHOOLS.test(word)) ||
      skillsNamedBy(fact, word) ||
      told.some((line) => line.words.some((own) => own === word || areKin(own, word))),
  )
}

/** «Diésel» of who tells of the motors of lorries: a skill that is called by that word. */
const skillsNamedBy = ({ skills }: ExperienceFact, word: string): boolean =>
  word.length >= SHORTEST &&
  skills.some(({ term, denied }) => !denied && contentWords(taxonomy().skill(term)?.name_es ?? '').includes(word))
const SHORTEST = 5

/** What a school is in itself: its psychologist is an «educacional» one. */
const OF_SCHOOLS = /^(?:educacional|educativ|escolar)$/

const OF_A_JOB = /^experience\.\d+\./

/** A «Frontend ssr.» is a «Desarrollador frontend», though the position leaves out the word. */
const calledAs = ({ term, position }: ExperienceFact): string[] =>
  LEFT_OUT.test(position) ? contentWords(taxonomy().role(term)?.name_es ?? '') : []
const LEFT_OUT = /^(?:front ?-?end|back ?-?end|full ?-?stack|mobile|devops)(?!\p{L})/iu

const isOnlyOnce = ({ skills }: ExperienceFact, id: string): boolean => {
  const named = skills.filter(({ term, denied }) => !denied && taxonomy().skillRelation(id, term) === 1)
  return named.length > 0 && named.every(({ last_year }) => last_year === 'IN')
}

export const shows = ({ skills }: ExperienceFact, id: string): boolean =>
  skills.some(({ term, denied }) => !denied && taxonomy().skillRelation(id, term) === 1)
