import { roleIdOf } from '#server/features/language/normalise/concept-of.ts'
import { findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { flatten } from '#server/features/language/normalise/fold.ts'
import { roleInContext } from '#server/features/language/normalise/role-in-context.ts'
import { rankOf } from '../kinds/position-words.ts'
import type { ExperienceFact } from '../types.ts'
import { contentWords } from '../words/content-words.ts'

type Texts = Readonly<Record<string, string>>

const OF_A_JOB = /^experience\.\d+\./

/** What a job tells, from its beginning. */
function toldOf({ source }: ExperienceFact, texts: Texts): string {
  const path = OF_A_JOB.exec(source.cv_path)?.[0]
  return path === undefined ? '' : (texts[`${path}summary`] ?? texts[`${path}achievements.0`] ?? '')
}

const CLAUSE = /[.,;:(\n]/
const LONGEST_NAME = 4
/** The house, the department and the post: whoever writes them so writes no more before the work itself. */
const FIRST_CLAUSES = 3

/** «área de carrocería. Pintor A. Dos casetas…»: the position that stands where the work is told of. */
function positionsInside(fact: ExperienceFact, texts: Texts): string[] {
  const clauses = toldOf(fact, texts)
    .split(CLAUSE)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
    .slice(0, FIRST_CLAUSES)
  return clauses.filter((clause) => clause.split(' ').length <= LONGEST_NAME && findTitleRoles(clause)[0]?.start === 0)
}

/** A position that names no trade is called by the one that stands inside, or by what they were elsewhere in more words. */
export function namedInside(facts: readonly ExperienceFact[], texts: Texts): ExperienceFact[] {
  const known = facts.filter(({ term }) => !term.startsWith('='))
  return facts.map((fact) => {
    const is_open = fact.term.startsWith('=') || fact.told
    const inside = is_open ? positionsInside(fact, texts).flatMap((name) => roleNamed(name, known)) : []
    const roles = inside.length > 0 ? inside : [byAllTold(fact, texts) ?? asAllOthers(fact, facts, texts) ?? []].flat()
    const others = roles.filter((role) => role !== fact.term && !fact.also?.includes(role))
    return others.length === 0 ? fact : { ...fact, also: [...new Set([...(fact.also ?? []), ...others])] }
  })
}

const roleNamed = (name: string, known: readonly ExperienceFact[]): readonly string[] =>
  rankOf(flatten(name)).is_help ? [] : [asElsewhere(name, known) ?? roleIdOf(name) ?? []].flat()

/** «Encargada de bodega» and no more: what the rest of the CV tells of, wine or boxes, says which one. */
function byAllTold(fact: ExperienceFact, texts: Texts): string | null {
  if (fact.told || toldOf(fact, texts) !== '') return null
  return roleInContext(fact.position, Object.values(texts).join('\n'))
}

const FEWEST_OTHERS = 2
const ONLY_WHERE = 5

/** A job that says only where it was, of somebody who did one and the same work everywhere else. */
function asAllOthers(fact: ExperienceFact, facts: readonly ExperienceFact[], texts: Texts): string | null {
  const is_bare = fact.told && fact.skills.length === 0 && toldOf(fact, texts).split(/\s+/).length <= ONLY_WHERE
  const [first, ...others] = facts.filter((one) => one !== fact)
  if (!is_bare || !first || first.term.startsWith('=') || others.length < FEWEST_OTHERS - 1) return null
  return others.every(({ term }) => term === first.term) ? first.term : null
}

/** «Pintor A», of who was «Pintor de autos» elsewhere: the short name of that. */
function asElsewhere(name: string, known: readonly ExperienceFact[]): string | undefined {
  const [head] = contentWords(name)
  return known.find(({ position }) => head !== undefined && contentWords(position)[0] === head)?.term
}

const NOW_AND_THEN =
  /^(?:[^.;\n]{0,40}[ ,(])?(?:(?:por|a) ratos|de vez en cuando|ocasional(?:es|mente)?|esporadic[a-z]+|en mis ratos libres|(?:solo )?(?:en )?vacaciones y (?:sabados|fines de semana)|(?:solo )?(?:sabados|fines de semana) y vacaciones|solo (?:los )?(?:sabados|domingos|fines de semana)|cuando era estudiante|mientras estudiaba)(?![a-z])/

/** «Bodega de mi mamá, 2020 hasta ahora, por ratos»: its years are no years of that work. */
export const isNowAndThen = (fact: ExperienceFact, texts: Texts): boolean =>
  [fact.position, ...toldOf(fact, texts).split('\n').slice(0, 2)].some((text) =>
    NOW_AND_THEN.test(flatten(text).trim()),
  )

const SUMMERS = /^(?:en |los |el )?veranos?(?: de)? ((?:19|20)\d\d(?:(?:,| y| e) (?:19|20)\d\d)*)(?![\d-])/
const A_SUMMER = 3

/** «Verano 2023 y 2024»: as many months as its summers have; null where it says no such thing. */
export function summerMonths(fact: ExperienceFact, texts: Texts): number | null {
  const said = [fact.position, toldOf(fact, texts)].map((text) => SUMMERS.exec(flatten(text).trim())?.[1])
  const years = said.find((one) => one !== undefined)?.match(/\d{4}/g)
  return years ? years.length * A_SUMMER : null
}
