import { isSharedDomain } from '#server/features/companies/domain.ts'
import { addDays } from '#shared/core/time.ts'
import type { OpenReport } from './reports.queries.ts'

/** An account that was made to report has no days behind it. */
const DAYS_OF_HISTORY = 7

type Weighed = Pick<OpenReport, 'created_at' | 'member_since' | 'hires' | 'email' | 'network'>

/** Anybody may report; what moves something by itself are people who look for work and have been here for a while. */
const isWeighty = ({ hires, member_since, created_at }: Weighed): boolean =>
  !hires && addDays(member_since, DAYS_OF_HISTORY) <= created_at

/** Where somebody reports from: their range of addresses, and the domain of their mail unless everybody has one there. */
function originsOf({ email, network }: Weighed): string[] {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return [network && `network ${network.toString('base64url')}`, !isSharedDomain(domain) && `domain ${domain}`].filter(
    (origin) => typeof origin === 'string',
  )
}

/** The reports of people who do not share an office, a line or a domain: one voice each. */
export function independentReports<R extends Weighed>(reports: readonly R[]): R[] {
  const heard = new Set<string>()
  return reports.filter(isWeighty).filter((report) => {
    const origins = originsOf(report)
    if (origins.some((origin) => heard.has(origin))) return false
    for (const origin of origins) heard.add(origin)
    return true
  })
}
