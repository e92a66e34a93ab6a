import report from './trust-report.json' with { type: 'json' }
import type { TrustReport } from './trust-report.ts'

/** The report of the version that was measured last; `tests/trust/trust-report.test.ts` holds that it is one. */
export const currentReport = report as TrustReport
