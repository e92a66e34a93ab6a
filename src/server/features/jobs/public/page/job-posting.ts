import { cleanRichText } from '#server/features/vacancies/rich-text.ts'
import { minorUnits } from '#shared/core/money.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { PresentedJob } from '../public-job.service.ts'
import { remoteCountries } from './job-facts.ts'

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
export function jobPosting(job: PresentedJob, url: string): object {
  const { document, company } = job
  const client = document.on_behalf_of
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: document.title,
    description: cleanRichText(document.description),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    url,
    datePosted: job.published_at.toISOString(),
    validThrough: job.expires_at.toISOString(),
    directApply: true,
    employmentType: employmentTypes(document),
    hiringOrganization: client
      ? { '@type': 'Organization', name: client }
      : { '@type': 'Organization', name: company.name, sameAs: company.website },
    ...placeOf(document),
    ...baseSalary(document),
    ...(document.openings > 1 && { totalJobOpenings: document.openings }),
  }
}

function employmentTypes({ contract, working_day }: Document): string[] {
  const types = [working_day && DAY_TYPE[working_day], contract && CONTRACT_TYPE[contract]]
  return types.filter((type) => type !== null)
}

function placeOf(document: Document): object {
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
  const from = remoteCountries(document).map((name) => ({ '@type': 'Country', name }))
  return { jobLocationType: 'TELECOMMUTE', ...(from.length > 0 && { applicantLocationRequirements: from }) }
}

function baseSalary({ salary: { min, max, currency, period } }: Document): object {
  if (!min || !max) return {}
  const unit = 10 ** minorUnits(currency)
  const value = { '@type': 'QuantitativeValue', minValue: min / unit, maxValue: max / unit, unitText: UNIT[period] }
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } }
}
