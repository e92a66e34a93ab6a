import type { SkillLevel } from '#shared/matching/matching.ts'

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
