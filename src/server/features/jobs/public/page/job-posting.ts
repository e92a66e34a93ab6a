import { cleanRichText } from '#server/features/vacancies/rich-text.ts'
import { minorUnits } from '#shared/core/money.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { dayWords } from '#shared/words/hours.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import type { PresentedJob } from '../../public-job/public-job.service.ts'

type Document = PresentedJob['document']

const CONTRACT_TYPE = {
  INDEFINIDO: null,
  FIJO_DISCONTINUO: null,
  TEMPORAL: 'TEMPORARY',
  POR_PROYECTO: 'CONTRACTOR',
  PRACTICAS: 'INTERN',
  FREELANCE: 'CONTRACTOR',
} as const satisfies Record<NonNullable<VacancyDocument['contract']>, string | null>

const DAY_TYPE = { COMPLETA: 'FULL_TIME', PARCIAL: 'PART_TIME', POR_HORAS: 'PART_TIME' } as const

const UNIT = { MES: 'MONTH', ANIO: 'YEAR', HORA: 'HOUR', DIA: 'DAY', SEMANA: 'WEEK' } as const

/** What search engines are told (schema.org JobPosting): nothing that the page does not show. */
export function jobPosting(job: PresentedJob, publicUrl: string): object {
  const { document } = job
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: document.title,
    description: cleanRichText(document.description),
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    url: `${publicUrl}/jobs/${job.id}`,
    datePosted: job.published_at.toISOString(),
    validThrough: job.expires_at.toISOString(),
    directApply: true,
    employmentType: employmentTypes(document),
    hiringOrganization: organization(job, publicUrl),
    ...placeOf(job),
    ...baseSalary(document),
    ...wordsOf(document),
    ...(document.openings > 1 && { totalJobOpenings: document.openings }),
    ...(document.start_date && { jobStartDate: document.start_date }),
  }
}

/** The client of an agency, whose logo and site are not ours to tell. */
function organization({ id, document, company }: PresentedJob, publicUrl: string): object {
  if (document.on_behalf_of) return { '@type': 'Organization', name: document.on_behalf_of }
  return {
    '@type': 'Organization',
    name: company.name,
    sameAs: company.website,
    // Signed addresses end; search engines come back.
    ...(company.logo_id && { logo: `${publicUrl}/api/v1/jobs/${id}/logo` }),
  }
}

/** What is asked for and offered, line by line. */
function wordsOf(document: Document): object {
  const { requirements, responsibilities, benefits, no_experience_needed } = document
  const lines = {
    qualifications: requirements.map(requirementWords),
    responsibilities,
    jobBenefits: benefits,
    workHours: [dayWords(document)],
    experienceRequirements: no_experience_needed ? ['no requirements'] : [],
  }
  const said = Object.entries(lines).map(([name, all]) => [name, all.filter(Boolean).join('\n')])
  return Object.fromEntries(said.filter(([, text]) => text))
}

function employmentTypes({ contract, working_day }: Document): string[] {
  const types = [working_day && DAY_TYPE[working_day], contract && CONTRACT_TYPE[contract]]
  return types.filter((type) => type !== null)
}

function placeOf({ document, company }: PresentedJob): object {
  const jobLocation = document.locations.map(({ country, region, city }) => ({
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(city && { addressLocality: city }),
      ...(region && { addressRegion: region }),
      addressCountry: country,
    },
  }))
  if (document.modality !== 'REMOTO') return { jobLocation }
  const wanted = remoteCountries(document)
  // From anywhere: search engines still want a country, and the company works in these.
  const from = (wanted.length > 0 ? wanted : company.countries).map((name) => ({ '@type': 'Country', name }))
  return { jobLocationType: 'TELECOMMUTE', ...(from.length > 0 && { applicantLocationRequirements: from }) }
}

function remoteCountries({ remote_countries, locations }: Document): string[] {
  return remote_countries.length > 0 ? remote_countries : [...new Set(locations.map(({ country }) => country))]
}

function baseSalary({ salary: { min, max, currency, period } }: Document): object {
  if (!min || !max) return {}
  const unit = 10 ** minorUnits(currency)
  const value = { '@type': 'QuantitativeValue', minValue: min / unit, maxValue: max / unit, unitText: UNIT[period] }
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } }
}
