import type { z } from 'zod'
import type { Facts } from '#server/features/language/normalise/facts.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import { MUST } from '#shared/lexicon/importance.ts'
import type { WorkPlace } from '#shared/matching/matching.ts'
import type * as contract from '#shared/vacancies/vacancies.ts'
import type { AdText } from '../text/ad-text.ts'
import { contractOf } from './contract.ts'
import { withoutApplying } from './for-applicants.ts'
import { officeDays, openingsOf, replyDays, startOf } from './form-facts.ts'
import { isOnSiteAtFirst, modalityOf } from './modality.ts'
import { payOf } from './pay.ts'
import { remoteCountries } from './remote-countries.ts'
import { shiftsOf } from './shifts-of-the-job.ts'
import { weeklyHours, workingDayOf } from './working-day.ts'

type Answer = z.output<typeof contract.proposeRequirements.answer>
type Conditions = Pick<Answer, 'document' | 'doubts'>

/** What the ad says about the job itself; what it leaves open stays out. */
export function readConditions(ad: AdText, facts: Facts, places: readonly WorkPlace[]): Conditions {
  const [place] = places
  const said = modalityOf(facts, ad.flat)
  // An ad that names a place and nothing else is about work done there; a person confirms it.
  const assumed = said === undefined && (place?.city ?? place?.region) ? ('PRESENCIAL' as const) : undefined
  const modality = said ?? assumed
  const { salary, doubt } = payOf(ad, facts.salary, place?.country)
  const shifts = shiftsOf(withoutApplying(ad.flat))
  const beginners = NO_EXPERIENCE.test(ad.flat)
  const values = {
    modality,
    office_days: modality === 'HIBRIDO' ? officeDays(ad.flat) : undefined,
    // Somebody who works from anywhere in a country works nowhere in particular.
    locations: place && (modality !== 'REMOTO' || place.city !== null) ? [...places] : undefined,
    remote_countries: modality === 'REMOTO' ? (remoteCountries(ad) ?? ofTheOffice(ad, place)) : undefined,
    contract: contractOf(ad.flat, facts),
    working_day: workingDayOf(ad.flat, facts),
    hours_per_week: weeklyHours(ad.flat),
    shifts: shifts.length > 0 ? shifts : undefined,
    no_experience_needed: beginners || undefined,
    seniority:
      (ad.title ? normaliseTitle(ad.title).seniority : undefined) ??
      facts.seniority.find(({ value }) => value !== 'SIN_EXPERIENCIA')?.value ??
      (beginners ? 'SIN_EXPERIENCIA' : undefined),
    salary,
    openings: openingsOf(ad.flat),
    start_date: startOf(ad.flat),
    reply_days: replyDays(ad.flat),
  }
  const document = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  const doubts = { ...(assumed && { modality: ASSUMED }), ...(doubt !== undefined && { salary: doubt }) }
  return { document, ...(Object.keys(doubts).length > 0 && { doubts }) }
}

/** «Presencial los dos primeros meses, después home office»: whoever lives abroad would have to move for that. */
const ofTheOffice = ({ flat }: AdText, place: WorkPlace | undefined): string[] | undefined =>
  place && isOnSiteAtFirst(flat) ? [place.country] : undefined

const ASSUMED = 'El anuncio nombra un lugar y no habla de trabajar a distancia.'

/** «no se requiere experiencia»; «sin experiencia en SAP» waives one thing, not all. */
const NO_EXPERIENCE = new RegExp(
  `(?<![a-z])(?<!absten[a-z]{2,8} (?:[a-z]+ ){0,2})(?<!no (?:se )?(?:tom|acept|consider|recib|atiend|admit)[a-z]* (?:[a-z]+ ){0,2})(?:(?:con o )?sin (?:necesidad de )?experiencia(?: previa| laboral)?(?! en | con | como )|no (?:se )?(?:requiere|necesita|necesitas|precisa|exige|pide|pedimos|exigimos|requerimos|hace falta|es necesari[ao]|es necesario tener)(?: tener)? experiencia(?: previa)?(?! en | con | como )|experiencia (?:previa )?no (?:es )?(?:necesaria|requerida|${MUST})|no experience (?:needed|required|necessary))`,
)
