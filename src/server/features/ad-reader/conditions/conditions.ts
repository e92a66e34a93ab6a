import type { z } from 'zod'
import type { Facts } from '#server/features/language/normalise/facts.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import type { WorkPlace } from '#shared/matching/matching.ts'
import type * as contract from '#shared/vacancies/vacancies.ts'
import type { AdText } from '../text/ad-text.ts'
import { officeDays, openingsOf, startOf } from './form-facts.ts'
import { payOf } from './pay.ts'
import { remoteCountries } from './places.ts'

type Answer = z.output<typeof contract.proposeRequirements.answer>
type Conditions = Pick<Answer, 'document' | 'doubts'>

/** What the ad says about the job itself; what it leaves open stays out. */
export function readConditions(ad: AdText, facts: Facts, place: WorkPlace | undefined): Conditions {
  const modality = modalityOf(facts)
  const { salary, doubt } = payOf(ad, facts.salary, place?.country)
  const values = {
    modality,
    office_days: modality === 'HIBRIDO' ? officeDays(ad.flat) : undefined,
    // Somebody who works from anywhere in a country works nowhere in particular.
    locations: place && (modality !== 'REMOTO' || place.city !== null) ? [place] : undefined,
    remote_countries: modality === 'REMOTO' ? remoteCountries(ad) : undefined,
    contract: facts.contract[0]?.value,
    working_day: facts.working_day[0]?.value,
    seniority: (ad.title ? normaliseTitle(ad.title).seniority : undefined) ?? facts.seniority[0]?.value,
    salary,
    openings: openingsOf(ad.flat),
    start_date: startOf(ad.flat),
  }
  const document = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  return { document, ...(doubt !== undefined && { doubts: { salary: doubt } }) }
}

function modalityOf({ modality }: Facts) {
  const values = new Set(modality.map(({ value }) => value))
  return values.has('HIBRIDO') || (values.has('REMOTO') && values.has('PRESENCIAL')) ? 'HIBRIDO' : modality[0]?.value
}
