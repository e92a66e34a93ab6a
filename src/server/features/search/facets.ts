import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'

/** What lists count by, in the order in which they stand in the one value. */
export const FACETS = ['modality', 'contract', 'working_day', 'seniority', 'role_family'] as const
export type Facet = (typeof FACETS)[number]
type Facets = Record<Facet, string>

const BETWEEN = '|'

export function facetsOf(document: Pick<VacancyDocument, Facet>): Facets & { facets: string } {
  const { modality, contract, working_day, seniority, role_family } = document
  const facets = {
    modality: modality ?? '',
    contract: contract ?? '',
    working_day: working_day ?? '',
    seniority: seniority ?? '',
    role_family,
  }
  return { ...facets, facets: FACETS.map((facet) => facets[facet]).join(BETWEEN) }
}

/** The family comes last, because it is the only one that people write. */
function readFacets(value: string): Facets {
  const [modality = '', contract = '', working_day = '', seniority = '', ...family] = value.split(BETWEEN)
  return { modality, contract, working_day, seniority, role_family: family.join(BETWEEN) }
}

type Chosen = Partial<Record<Facet, readonly string[]>>
export type Counts = Record<Facet, Record<string, number>>

/** From the size of each combination: the whole, and by value how many there would be if that filter were open. */
export function countFacets(
  combinations: readonly { facets: string; total: number }[],
  chosen: Chosen,
): { total: number; counts: Counts } {
  // Families are free text, so they are keys of a map and never of an object in the making.
  const counts = new Map(FACETS.map((facet) => [facet, new Map<string, number>()]))
  let whole = 0
  for (const { facets, total } of combinations) {
    const values = readFacets(facets)
    const refusing = FACETS.filter((facet) => chosen[facet]?.length && !chosen[facet].includes(values[facet]))
    if (refusing.length === 0) whole += total
    for (const facet of FACETS) {
      if (refusing.length > 1 || (refusing.length === 1 && refusing[0] !== facet)) continue
      const value = values[facet]
      const known = counts.get(facet)
      if (value !== '') known?.set(value, (known.get(value) ?? 0) + total)
    }
  }
  const countsOf = (facet: Facet) => Object.fromEntries(counts.get(facet) ?? [])
  return {
    total: whole,
    counts: {
      modality: countsOf('modality'),
      contract: countsOf('contract'),
      working_day: countsOf('working_day'),
      seniority: countsOf('seniority'),
      role_family: countsOf('role_family'),
    },
  }
}
