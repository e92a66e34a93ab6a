import type { Deps } from '#server/context.ts'
import { emit } from '#server/features/events/events.service.ts'
import { AppError } from '#shared/core/errors.ts'
import { type Step, standing } from '#shared/core/steps.ts'
import { type CompanyChanges, writeCompanyStatus } from './companies.queries.ts'
import type { CompanyRow } from './companies.tables.ts'

const companySteps = {
  archive: { from: ['ACTIVE'], to: 'ARCHIVED' },
  restore: { from: ['ARCHIVED'], to: 'ACTIVE' },
} as const satisfies Record<string, Step<CompanyRow['status']>>

type CompanyStep = keyof typeof companySteps

/** False when an earlier call already did it. */
export function isDue(step: CompanyStep, { status }: CompanyRow): boolean {
  const now = standing<CompanyRow['status']>(companySteps[step], status)
  if (now === 'refused')
    throw new AppError('state_conflict', 'Esta empresa está suspendida por ahora. Escríbenos para revisarlo.')
  return now === 'go'
}

/** The only way in which a company changes its status. */
export async function moveCompany(
  tx: Deps,
  step: CompanyStep,
  { id }: CompanyRow,
  changes: CompanyChanges = {},
): Promise<CompanyRow> {
  const { from, to } = companySteps[step]
  const company = await writeCompanyStatus(tx.db, id, { from, to }, { ...changes, updated_at: tx.now() })
  await emit(tx, { kind: 'COMPANY_CHANGED', company_id: id })
  return company
}
