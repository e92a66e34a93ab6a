import { describe, expect, test } from 'vitest'
import { flatten } from '#server/features/language/normalise/fold.ts'
import type { Importance } from '#shared/matching/matching.ts'
import { proposeRequirements } from '../propose-requirements.ts'
import type { AnnotatedAd } from './annotated-ad.ts'
import { everydayAds } from './everyday.fixture.ts'
import { adsFromLatinAmerica } from './latin-america.fixture.ts'
import { adsFromThePhone } from './phone.fixture.ts'
import { adsFromSpain } from './spain.fixture.ts'

type Answer = ReturnType<typeof proposeRequirements>
type Proposal = Answer['requirements'][number]
type Range = readonly [number, number]

function demandsOf({ must, wanted = [], plus = [] }: AnnotatedAd): (readonly [string, Importance])[] {
  return [
    ...must.map((words) => [words, 'EXCLUYENTE'] as const),
    ...wanted.map((words) => [words, 'IMPORTANTE'] as const),
    ...plus.map((words) => [words, 'DESEABLE'] as const),
  ]
}

function rangeOf(text: string, words: string): Range {
  const at = flatten(text).indexOf(flatten(words))
  if (at < 0) throw new Error(`«${words}» is not in the ad`)
  return [at, at + words.length]
}

/** At least half of the shorter one stands in the other. */
function meets(text: string, demand: string, { quote }: Proposal): boolean {
  const [from, to] = rangeOf(text, quote)
  return demand.split(' / ').some((words) => {
    const [start, end] = rangeOf(text, words)
    return Math.min(to, end) - Math.max(from, start) >= 0.5 * Math.min(to - from, end - start)
  })
}

const CONDITIONS = [
  'modality',
  'office_days',
  'contract',
  'working_day',
  'hours_per_week',
  'shifts',
  'no_experience_needed',
  'seniority',
  'openings',
  'start_date',
] as const

/** What a person confirms because the ad does not say it is left out. */
function fieldsOf({ document, doubts }: Answer): string[] {
  const { salary, locations, remote_countries } = document
  const simple = CONDITIONS.flatMap((field) => (document[field] === undefined ? [] : `${field}=${document[field]}`))
  return [
    ...simple.filter((said) => doubts?.modality === undefined || said !== 'modality=PRESENCIAL'),
    ...(locations ?? []).map(({ city, region }) => `place=${city ?? region}`),
    ...(remote_countries ? [`remote=${remote_countries.join(',')}`] : []),
    ...(salary
      ? [`salary=${salary.min}-${salary.max} ${salary.currency} ${salary.period} ${salary.payments_per_year}`]
      : []),
    ...(doubts?.salary === undefined ? [] : ['doubts=salary']),
  ]
}

describe('annotated ads', () => {
  test.each([...adsFromSpain, ...adsFromLatinAmerica, ...everydayAds, ...adsFromThePhone])('$title', (ad) => {
    const read = proposeRequirements(ad.text, ad.title)
    const demands = demandsOf(ad)
    const found = demands.map(([words]) => {
      const proposal = read.requirements.find((one) => meets(ad.text, words, one))
      return [words, proposal?.requirement.importance]
    })
    expect(found).toEqual(demands)

    const chosen = read.requirements.filter(({ selected }) => selected !== false)
    const invented = chosen.filter((one) => !demands.some(([words]) => meets(ad.text, words, one)))
    expect(invented.map(({ quote }) => quote)).toEqual([])

    const names = chosen.map(({ requirement }) => flatten(JSON.stringify(requirement.value)))
    const trapped = (ad.never ?? []).filter((words) => names.some((name) => name.includes(flatten(words))))
    expect(trapped).toEqual([])

    if (ad.duties) expect(read.document.responsibilities).toEqual(ad.duties)
    if (ad.benefits) expect(read.document.benefits).toEqual(ad.benefits)
    expect(fieldsOf(read).sort()).toEqual([...(ad.document ?? [])].sort())
  })
})
