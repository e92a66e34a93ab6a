import { type Role, taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { seededRandom } from '#tests/support/chance/random.ts'
import { mainCities, type Truth } from './vacancies.ts'

/** What somebody types and chooses, and what they mean by it. */
export interface BenchQuery {
  q: string
  filters: { modality?: 'REMOTO' | 'HIBRIDO' | 'PRESENCIAL'; contract?: 'INDEFINIDO' | 'TEMPORAL' }
  meant: { role_id?: string; skill_id?: string; city?: string; level?: 'JUNIOR' | 'SENIOR' }
}

const feminine = (name: string): string => name.replace(/or(?= |$)/, 'ora').replace(/ero(?= |$)/, 'era')

/** A third with a place, a third with a filter, some feminine, some without accents, some by skill, some mistyped. */
export function makeQueries(count: number): BenchQuery[] {
  const random = seededRandom(7)
  const { roles, places, skill } = taxonomy()
  const cities = mainCities(places)
  return Array.from({ length: count }, (_, at): BenchQuery => {
    const role = random.oneOf(roles)
    const city = at % 3 === 0 ? random.oneOf(cities).name : undefined
    const level = at % 7 === 0 ? ('SENIOR' as const) : undefined
    const filters = at % 3 === 1 ? chosenFilters(at) : {}
    const bySkill = at % 4 === 3
    const skill_id = bySkill ? random.oneOf(role.skill_ids) : undefined
    const name = skill_id ? (skill(skill_id)?.name_es ?? skill_id) : nameOf(role, random.oneOf)
    const said = at % 5 === 0 ? feminine(name) : name
    const written = at % 10 === 8 ? mistyped(said) : said
    const typed = [written, level?.toLowerCase(), city].filter(Boolean).join(' ').toLowerCase()
    const q = at % 2 === 0 ? typed.normalize('NFD').replace(/\p{M}/gu, '') : typed
    const what = skill_id ? { skill_id } : { role_id: role.id }
    return { q, filters, meant: { ...what, ...(city && { city }), ...(level && { level }) } }
  })
}

const nameOf = (role: Role, oneOf: <T>(list: readonly T[]) => T): string => oneOf([role.name_es, ...role.aliases])

const LONG_WORD = 6

/** Two letters of the longest word change places. */
function mistyped(name: string): string {
  const word = name.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? ''
  if (word.length < LONG_WORD) return name
  const at = Math.floor(word.length / 2)
  return name.replace(word, word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2))
}

function chosenFilters(at: number): BenchQuery['filters'] {
  const modality = (['REMOTO', 'HIBRIDO', 'PRESENCIAL'] as const)[at % 3]
  return at % 2 === 0 && modality ? { modality } : { contract: 'INDEFINIDO' }
}

export function passes({ filters }: BenchQuery, { modality, contract }: Truth): boolean {
  return (!filters.modality || modality === filters.modality) && (!filters.contract || contract === filters.contract)
}

/** 3: what was meant, where and as it was meant. 1: the same work elsewhere or at another level. 0: something else. */
export function gradeOf({ meant }: BenchQuery, { role_id, skill_ids, city, seniority }: Truth): number {
  const isWork = meant.role_id ? meant.role_id === role_id : skill_ids.includes(meant.skill_id ?? '')
  if (!isWork) return 0
  return (!meant.city || city === meant.city) && (!meant.level || seniority === meant.level) ? 3 : 1
}

const DEPTH = 10

/** How good the first ten are against the best ten that there could be. */
export function ndcg(grades: readonly number[], best: readonly number[]): number {
  const gain = (list: readonly number[]) =>
    list.slice(0, DEPTH).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
  const ideal = gain(best.toSorted((a, b) => b - a))
  return ideal > 0 ? gain(grades) / ideal : 1
}
