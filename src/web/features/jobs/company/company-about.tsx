import { Link } from 'react-router'
import type { PublicJob } from '#shared/jobs/jobs.ts'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CompanyFacts, CompanyLinks, VerifiedCompany } from './company-parts.tsx'

/** Where the company of a vacancy is shown whole. */
const companyAddress = (vacancy_id: string): string => `/jobs/${vacancy_id}?empresa=1`

/** Who hires, before anybody signs in; a card that leads to the rest. */
export function CompanyAbout({ job: { id, company } }: { job: PublicJob }) {
  return (
    <Card title="La empresa" className="h-fit overflow-hidden">
      {company.cover_url && (
        <img
          src={company.cover_url}
          alt=""
          loading="lazy"
          className="-mx-5 sm:-mx-7 mb-4 aspect-[4/1] w-[calc(100%+2.5rem)] max-w-none object-cover sm:w-[calc(100%+3.5rem)]"
        />
      )}
      <div className="flex items-center gap-3">
        <Avatar name={company.name} url={company.logo_url} square />
        <p className="wrap-anywhere min-w-0 font-semibold">{company.name}</p>
      </div>
      <VerifiedCompany company={company} />
      <CompanyFacts company={company} />
      {company.description && (
        <p className="wrap-anywhere mt-3 line-clamp-8 whitespace-pre-line text-[0.9375rem]">{company.description}</p>
      )}
      <CompanyLinks company={company} />
      <p>
        <Link to={companyAddress(id)} className="text-link inline-flex min-h-11 items-center">
          Conoce la empresa y sus vacantes
        </Link>
      </p>
    </Card>
  )
}
