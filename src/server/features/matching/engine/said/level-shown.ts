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

/** The level of a tool that the parts of it which a CV names show, where the CV says none. */
export function levelShown(skill_id: string, named: ReadonlyMap<string, unknown>): SkillLevel | null {
  return SHOWN_BY.get(skill_id)?.find(([part]) => named.has(part))?.[1] ?? null
}
