import { isSharedDomain, registeredDomain } from '#server/features/companies/domain.ts'
import { addDays } from '#shared/core/time.ts'
import type { OpenReport } from './reports.queries.ts'

/** An account that was made to report has no days behind it. */
const DAYS_OF_HISTORY = 7

type Weighed = Pick<OpenReport, 'created_at' | 'member_since' | 'hires' | 'email' | 'network'>

/** Anybody may report; what moves something by itself are people who look for work and have been here for a while. */
const isWeighty = ({ hires, member_since, created_at }: Weighed): boolean =>
  !hires && addDays(member_since, DAYS_OF_HISTORY) <= created_at

/** Where somebody reports from: their range of addresses, and whose mail it is: a whole domain, or one box where everybody has one. */
function originsOf({ email, network }: Weighed): string[] {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const mail = isSharedDomain(domain) ? `box ${boxOf(email)}` : `domain ${registeredDomain(domain)}`
  return network ? [`network ${network.toString('base64url')}`, mail] : [mail]
}

/** «a.na+2@gmail.com» comes to «ana@gmail.com». */
function boxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '')
  return `${name}${email.slice(at)}`.toLowerCase()
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
