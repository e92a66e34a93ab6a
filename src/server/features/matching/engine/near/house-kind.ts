import { flatten } from '#server/features/language/normalise/fold.ts'
import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import { type Workplace, workplacesIn } from '../said/workplaces.ts'
import type { Finding } from '../types.ts'

/** «Experiencia en empresas industriales», «haber trabajado en hoteles»: a kind of house, and nothing else. */
const ASKED =
  /^(?:con )?(?:experiencia (?:previa |laboral )?en|haber trabajado en|haber estado en)(?: (?:el|la|los|las|un|una))? (?<house>[a-z]+(?: [a-z]+){0,2}(?:(?:,| o| u| y) [a-z]+(?: [a-z]+)?){0,2})$/
const OF_INDUSTRY =
  /^(?:(?:empresas?|companias?|sector|rubro|ambito) )?(?:industrial(?:es)?|(?:de )?manufactur[a-z]+|industrias?)$/
const MOST_WORDS = 3

function housesAsked(text: string): Workplace[] {
  const house = ASKED.exec(flatten(text).trim())?.groups?.house ?? ''
  if (OF_INDUSTRY.test(house)) return ['FABRICA']
  const named = house.split(/, | [ouy] /)
  const all = named.map((one) => (one.split(' ').length > MOST_WORDS ? [] : workplacesIn(one)))
  return all.every((places) => places.length > 0) ? all.flat() : []
}

/** Nobody writes of «Confecciones del Sur» that it is a factory: the name of a house says so, and so it counts in part. */
export function byHouse(text: string): (candidate: PreparedCandidate) => Finding {
  const asked = housesAsked(text)
  if (asked.length === 0) return () => UNKNOWN
  return ({ jobs }) => {
    const job = jobs.findLast(({ fact }) => fact.places?.some((place) => asked.includes(place)))
    if (!job) return UNKNOWN
    const { position, source } = job.fact
    return { ...UNKNOWN, value: EVIDENCE_VALUE.substitute, found: position, related: true, sources: [source] }
  }
}

export const seemsSuchHouse = (text: string, found: string): string =>
  `Piden «${text}». No aparece así en el CV; el tipo de empresa del puesto «${found}» hace pensar en ello: por eso cuenta en parte.`
