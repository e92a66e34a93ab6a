import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { companyPage } from '#shared/careers/company-page.ts'
import type { JobCard as Job, PublicJob } from '#shared/jobs/jobs.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Avatar } from '#web/ui/layout/avatar.tsx'
import { JobCard } from '../job-card.tsx'
import { CompanyFacts, CompanyLinks, VerifiedCompany } from './company-parts.tsx'
import { CompanyBenefits, CompanyPhotos } from './company-shown.tsx'

type Company = PublicJob['company']

interface CompanyViewProps {
  job: PublicJob
  /** Its other vacancies; null while they are on their way. */
  others: readonly Job[] | null
  matchOf?: ((job: Job) => ReactNode) | undefined
}

/** `?empresa=1` on the page of a vacancy: the company as it shows itself, and what else it offers. */
export function CompanyView({ job, others, matchOf }: CompanyViewProps) {
  const { id, document, company } = job
  usePageTitle(company.name, 'La empresa y sus vacantes')
  return (
    <article aria-label={company.name} className="space-y-12">
      <div>
        <p className="mb-4">
          <Link to={`/jobs/${id}`} className="text-link inline-flex min-h-11 items-center gap-2">
            <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
            <span className="wrap-anywhere">Volver a «{document.title}»</span>
          </Link>
        </p>
        <Head company={company} />
      </div>
      <CompanyPhotos company={company} />
      <CompanyBenefits benefits={company.benefits} />
      <Vacancies company={company} others={others} matchOf={matchOf} />
    </article>
  )
}

function Head({ company }: { company: Company }) {
  return (
    <header>
      {company.cover_url && (
        <img
          src={company.cover_url}
          alt=""
          className="mb-6 aspect-[3/1] w-full rounded-xl object-cover sm:aspect-[4/1]"
        />
      )}
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={company.name} url={company.logo_url} size="lg" square />
        <div className="min-w-0">
          <h1 className="wrap-anywhere text-3xl sm:text-4xl">{company.name}</h1>
          <VerifiedCompany company={company} />
        </div>
      </div>
      <CompanyFacts company={company} />
      {company.description && (
        <p className="wrap-anywhere mt-5 max-w-3xl whitespace-pre-line text-lg">{company.description}</p>
      )}
      <CompanyLinks company={company} />
    </header>
  )
}

type VacanciesProps = Omit<CompanyViewProps, 'job'> & { company: Company }

function Vacancies({ company, others, matchOf }: VacanciesProps) {
  return (
    <section aria-labelledby="mas-vacantes">
      <h2 id="mas-vacantes" className="mb-5 text-2xl">
        Más vacantes de {company.name}
      </h2>
      {others ? <List jobs={others} company={company} matchOf={matchOf} /> : <Skeleton className="h-48 rounded-xl" />}
    </section>
  )
}

type ListProps = Pick<CompanyViewProps, 'matchOf'> & { jobs: readonly Job[]; company: Company }

function List({ jobs, company, matchOf }: ListProps) {
  if (jobs.length === 0) return <p className="text-ink-soft">Ahora no tiene otras vacantes abiertas.</p>
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} level={3} to={`/jobs/${job.id}`} match={matchOf?.(job)} />
        ))}
      </ul>
      <p className="mt-5">
        <Link to={companyPage(company.slug)} className="text-link inline-flex min-h-11 items-center">
          Ver todas sus vacantes
        </Link>
      </p>
    </>
  )
}
