import { BadgeCheck, ExternalLink } from 'lucide-react'
import { companySectors } from '#shared/companies/company-sectors.ts'
import type { PublicJob } from '#shared/jobs/jobs.ts'
import { companyLinkWords, companySizeWords } from '#shared/words/companies.ts'

type Company = PublicJob['company']

export const VERIFIED = 'Empresa verificada por su dominio'

/** «Logística y transporte · De 11 a 50 personas · Sevilla». */
export function companyFacts(company: Company): string {
  const named = (words: object, key: string | null) => Object.entries(words).find(([one]) => one === key)?.[1]
  const sector = named(companySectors, company.sector)
  const size = named(companySizeWords, company.size)
  const since = company.founded_year && `Desde ${company.founded_year}`
  return [sector, size, company.hq_city, since].filter(Boolean).join(' · ')
}

export function CompanyFacts({ company }: { company: Company }) {
  const facts = companyFacts(company)
  return facts && <p className="wrap-anywhere mt-3 text-ink-soft text-sm">{facts}</p>
}

export function VerifiedCompany({ company }: { company: Company }) {
  if (!company.verified) return null
  return (
    <p className="mt-3 flex items-start gap-1.5 font-medium text-good text-sm">
      <BadgeCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {VERIFIED}
    </p>
  )
}

/** Its own site and its places in the networks; what is no address of the web is no link. */
export function CompanyLinks({ company }: { company: Company }) {
  const links = [
    { label: hostOf(company.website), url: company.website },
    ...company.links.map(({ kind, url }) => ({
      label: kind === 'OTHER' ? hostOf(url) : (companyLinkWords[kind] ?? hostOf(url)),
      url,
    })),
  ].filter(({ url }) => URL.canParse(url) && /^https?:/.test(url))
  if (links.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5">
      {links.map(({ label, url }) => (
        <li key={url} className="min-w-0">
          <a
            href={url}
            target="_blank"
            rel="noreferrer nofollow"
            className="text-link wrap-anywhere inline-flex min-h-11 items-center gap-1.5"
          >
            {label}
            <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
            <span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url)
