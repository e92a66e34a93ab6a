import { ExternalLink } from 'lucide-react'
import type { Company } from '#shared/companies/company-fields.ts'
import { companySectors } from '#shared/companies/company-sectors.ts'
import { companyKindWords, companyLinkWords, companySizeWords } from '#shared/words/companies.ts'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { FactList } from '#web/ui/layout/fact-list.tsx'
import { isVerified } from '../companies.words.ts'
import { VerifiedMark } from '../verified-mark.tsx'
import { countryWords } from './country-words.ts'

/** The company as candidates see it: what is empty is left out. */
export function CompanyPreview({ company }: { company: Company }) {
  return (
    <article aria-label={company.name} className="space-y-6">
      <div>
        {company.cover_url ? (
          <img src={company.cover_url} alt="" className="aspect-4/1 w-full rounded-lg bg-sunk object-cover" />
        ) : (
          <div className="h-16 rounded-lg bg-sunk" />
        )}
        <div className="-mt-10 ml-4 w-fit rounded-lg ring-4 ring-surface">
          <Avatar name={company.name} url={company.logo_url} square size="lg" />
        </div>
      </div>
      <div>
        <h3 className="wrap-anywhere text-2xl">{company.name}</h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-soft">
          <span className="wrap-anywhere">{company.domain}</span>
          {isVerified(company) && <VerifiedMark />}
        </p>
      </div>
      <Facts company={company} />
      {company.description ? (
        <p className="wrap-anywhere whitespace-pre-line">{company.description}</p>
      ) : (
        <p className="text-ink-soft">Todavía no hay una descripción.</p>
      )}
      <Benefits benefits={company.benefits} />
      <Photos company={company} />
      <Links company={company} />
    </article>
  )
}

function Facts({ company }: { company: Company }) {
  const { kind, sector, size, founded_year, countries, hq_city } = company
  const places = [hq_city, countryWords(countries)].filter(Boolean).join(' · ')
  const facts = [
    ['Tipo', companyKindWords[kind]],
    ['Sector', Object.entries(companySectors).find(([key]) => key === sector)?.[1]],
    ['Tamaño', size && companySizeWords[size]],
    ['Desde', founded_year && String(founded_year)],
    ['Dónde', places],
  ] as const
  return <FactList facts={facts} className="grid-cols-2 sm:grid-cols-3" />
}

function Benefits({ benefits }: { benefits: readonly string[] }) {
  if (benefits.length === 0) return null
  return (
    <section aria-label="Beneficios">
      <h4 className="mb-2 font-semibold">Beneficios</h4>
      <ul className="flex flex-wrap gap-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="wrap-anywhere rounded-md bg-sunk px-3 py-1.5 text-sm">
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Photos({ company }: { company: Company }) {
  if (company.photos.length === 0) return null
  return (
    <ul aria-label="Fotos" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {company.photos.map((photo, index) => (
        <li key={photo.id}>
          <img
            src={photo.url}
            alt={`Foto ${index + 1} de ${company.name}`}
            className="aspect-3/2 w-full rounded-lg bg-sunk object-cover"
          />
        </li>
      ))}
    </ul>
  )
}

function Links({ company }: { company: Company }) {
  const links = [{ kind: 'WEB', url: company.website }, ...company.links]
  return (
    <ul aria-label="Enlaces" className="flex flex-wrap gap-x-5 gap-y-1">
      {links.map(({ kind, url }) => (
        <li key={url} className="min-w-0 max-w-full">
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-11 items-center gap-1.5"
          >
            {kind === 'WEB' ? 'Página web' : kind === 'OTHER' ? new URL(url).hostname : companyLinkWords[kind]}
            <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
            <span className="sr-only"> (se abre en otra pestaña)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
