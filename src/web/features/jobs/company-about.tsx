import { BadgeCheck, ExternalLink } from 'lucide-react'
import { companySectors } from '#shared/companies/company-sectors.ts'
import type { PublicJob } from '#shared/jobs/jobs.ts'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'

type Company = PublicJob['company']

/** Who hires, before anybody signs in. */
export function CompanyAbout({ company }: { company: Company }) {
  const facts = [sectorWords(company.sector), sizeWords(company.size), company.hq_city].filter(Boolean)
  return (
    <Card title="La empresa" className="h-fit">
      <div className="flex items-center gap-3">
        <Avatar name={company.name} url={company.logo_url} square />
        <p className="wrap-anywhere min-w-0 font-semibold">{company.name}</p>
      </div>
      {company.verified && (
        <p className="mt-3 flex items-start gap-1.5 font-medium text-good text-sm">
          <BadgeCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Empresa verificada por su dominio
        </p>
      )}
      {facts.length > 0 && <p className="wrap-anywhere mt-3 text-ink-soft text-sm">{facts.join(' · ')}</p>}
      {company.description && (
        <p className="wrap-anywhere mt-3 line-clamp-8 whitespace-pre-line text-[0.9375rem]">{company.description}</p>
      )}
      <OutsideLink url={company.website} className="mt-3" />
    </Card>
  )
}

function sectorWords(sector: string | null): string | undefined {
  return Object.entries(companySectors).find(([key]) => key === sector)?.[1]
}

function sizeWords(size: string | null): string | null {
  if (size === null || size === '1') return size && '1 persona'
  const [from, to] = size.split('-')
  return to ? `De ${from} a ${to} personas` : `Más de ${size.replace('+', '')} personas`
}

/** By the name of its host; what is no address of the web is no link. */
function OutsideLink({ url, className }: { url: string; className?: string }) {
  if (!URL.canParse(url) || !/^https?:/.test(url)) return null
  return (
    <p className={className}>
      <a
        href={url}
        target="_blank"
        rel="noreferrer nofollow"
        className="text-link wrap-anywhere inline-flex min-h-11 items-center gap-1.5"
      >
        {new URL(url).hostname.replace(/^www\./, '')}
        <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only"> (se abre en otra pestaña)</span>
      </a>
    </p>
  )
}
