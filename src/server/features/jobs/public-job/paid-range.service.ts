import type { z } from 'zod'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import { yearlyUnits } from '#server/features/search/salary-basis.ts'
import type { Looker } from '#server/features/search/search-context.ts'
import { kindOf } from '#server/features/search/search-entry.ts'
import { type getPaidRange as contract, LEAST_COUNTED } from '#shared/jobs/paid-range.ts'
import { type SalaryBand, type VacancyDocument, vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { listBands } from './paid-range.queries.ts'
import { requireJob } from './public-job.service.ts'
import { inRoundFigures, quantile } from './quartiles.ts'

type Range = z.input<typeof contract.answer>['range']

/** «Lo que se paga» for the work of a vacancy that anybody may read. */
export async function getPaidRange(
  ctx: Looker,
  { params }: { params: { vacancy_id: string } },
): Promise<z.input<typeof contract.answer>> {
  const { vacancy } = await requireJob(ctx, params.vacancy_id)
  return { range: await rangeFor(ctx, vacancyDocument.parse(vacancy.document)) }
}

async function rangeFor(ctx: Looker, document: VacancyDocument): Promise<Range> {
  const { role_id } = kindOf(document)
  const role = role_id === null ? undefined : taxonomy().role(role_id)
  const country = document.locations[0]?.country ?? document.remote_countries[0]
  const own = middleOf(document.salary)
  const { working_day } = document
  if (!role || !country || !working_day || own === null) return null
  const bands = await listBands(ctx.db, { role_id: role.id, country, working_day, now: ctx.now() })
  const counted = bands.flatMap(({ salary, ...band }) => {
    const middle = salary.currency === document.salary.currency ? middleOf(salary) : null
    return middle === null ? [] : [{ ...band, middle }]
  })
  const companies = new Set(counted.map(({ company_id }) => company_id)).size
  const [newest, oldest] = [counted[0], counted.at(-1)]
  if (!newest || !oldest || counted.length < LEAST_COUNTED.vacancies || companies < LEAST_COUNTED.companies) return null
  const sorted = counted.map(({ middle }) => middle).toSorted((a, b) => a - b)
  const at = (share: number): number => inRoundFigures(quantile(sorted, share))
  return {
    role_name: role.name_es,
    country,
    currency: document.salary.currency,
    low: at(0.25),
    median: at(0.5),
    high: at(0.75),
    own: inRoundFigures(own),
    vacancies: counted.length,
    companies,
    since: oldest.published_at,
    until: newest.published_at,
  }
}

/** Of a band, gross a year in whole units; null while it is not complete. */
function middleOf({ min, max, ...basis }: SalaryBand): number | null {
  if (!min || !max) return null
  return yearlyUnits({ ...basis, amount: (min + max) / 2 })
}
