import type { SkillLevel } from '#shared/matching/matching.ts'
import type { PreparedCandidate } from '../candidate.ts'
import type { Source } from '../types.ts'

/** What nobody does at the beginning, the highest first: whoever builds pivot tables is past the basics of a spreadsheet. */
const SHOWN_BY: ReadonlyMap<string, readonly (readonly [string, SkillLevel])[]> = new Map([
  [
    'excel',
    [
      ['excel-macros', 'AVANZADO'],
      ['vba', 'AVANZADO'],
      ['power-query', 'AVANZADO'],
      ['pivot-tables', 'INTERMEDIO'],
    ],
  ],
])

/** The same by words that no concept stands for. */
const SHOWN_BY_WORDS: ReadonlyMap<string, readonly (readonly [RegExp, SkillLevel])[]> = new Map([
  ['excel', [[/^(?:buscarv|buscarx|vlookup|xlookup)$/, 'INTERMEDIO']]],
  ['sql', [[/^(?:cte|ctes|ventan|almacenad|optimizacion)$/, 'AVANZADO']]],
])

/** The level of a tool that the parts of it which a CV names show, where the CV says none. */
export function levelShown(
  skill_id: string,
  named: ReadonlyMap<string, unknown>,
  words: ReadonlySet<string>,
): SkillLevel | null {
  const by_part = SHOWN_BY.get(skill_id)?.find(([part]) => named.has(part))?.[1]
  if (by_part) return by_part
  return SHOWN_BY_WORDS.get(skill_id)?.find(([pattern]) => [...words].some((word) => pattern.test(word)))?.[1] ?? null
}

/** Where a CV names those parts, each once. */
export function partsShowing(skill_id: string, candidate: PreparedCandidate): { name: string; source: Source }[] {
  const { skills, lines, texts } = candidate
  const named = (SHOWN_BY.get(skill_id) ?? []).flatMap(([part]) => {
    const { names = [], sources = [] } = skills.get(part) ?? {}
    return sources.map((source, at) => ({ name: names[at] ?? '', source }))
  })
  const words = SHOWN_BY_WORDS.get(skill_id) ?? []
  const said = lines.facts
    .filter((line) => line.words.some((word) => words.some(([pattern]) => pattern.test(word))))
    .map(({ source }) => ({ name: (texts[source.cv_path] ?? '').slice(source.start, source.end).trim(), source }))
  return [...named, ...said]
    .filter(({ name }) => name !== '' && name.length <= LONGEST_NAME)
    .filter(({ source }, at, all) => all.findIndex((one) => one.source.cv_path === source.cv_path) === at)
}
const LONGEST_NAME = 80
