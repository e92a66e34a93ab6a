import { flatten } from '#server/features/language/normalise/fold.ts'
import { readMoving } from '#server/features/language/normalise/read-moving.ts'
import { readSalary } from '#server/features/language/normalise/read-salary.ts'
import { readRemote } from '#server/features/language/normalise/words/read-remote.ts'
import { type JobPreferences, money } from '#shared/accounts/users.ts'
import { currencyByCountry } from '#shared/core/currency-by-country.ts'
import { minorUnits } from '#shared/core/money.ts'
import { type CvWishes, cvWishes } from '#shared/cvs/cv-imports.ts'
import type { Draft } from '../draft.ts'
import { wishOfPay } from '../head/private-data.ts'
import type { Section } from '../sections/sections.ts'
import { type SaidSentence, saidSentences, TELLS_OF_WORK } from './said-sentences.ts'

export const NO_WISHES: CvWishes = cvWishes.parse({})

/** What a CV says of the job that its writer wants. It is for their preferences, and no part of the CV. */
export function wishesIn({ document }: Draft, sections: readonly Section[]): CvWishes {
  const { basics, circumstances } = document
  const said = saidSentences(sections).filter(speaksOfNow)
  return {
    ...payIn(said, basics.country),
    availability: circumstances.availability,
    relocate: said.some(({ sentence }) => wouldMove(sentence)),
    modalities: modalitiesIn(said),
  }
}

const speaksOfNow = ({ kind }: SaidSentence): boolean => !TELLS_OF_WORK.has(kind)

/** «Dispuesta a mudarme»; whoever names a town would go there, and a preference knows no towns. */
function wouldMove(sentence: string): boolean {
  const moving = readMoving(sentence)
  return moving?.would === true && moving.to.length === 0
}

type Pay = Pick<CvWishes, 'min_salary' | 'is_net'>
const NO_PAY: Pay = { min_salary: null, is_net: false }

/** «Pretensión salarial: S/ 3,000»; of «entre 2.800 y 3.200» the lower one is the least that somebody wants. */
function payIn(said: readonly SaidSentence[], country: string | null): Pay {
  return said.map(({ sentence }) => wishedPay(sentence, country)).find(({ min_salary }) => min_salary) ?? NO_PAY
}

function wishedPay(sentence: string, country: string | null): Pay {
  const wish = wishOfPay(sentence)
  if (wish === null) return NO_PAY
  // The reader of pay looks for what ads call it.
  const told = `Sueldo ${wish}`
  const [found] = readSalary(told, flatten(told))
  const amount = found?.min ?? found?.max
  const currency = found?.currency ?? (country === null ? undefined : currencyByCountry[country])
  if (!found || amount === undefined || currency === undefined) return NO_PAY
  const least = { amount: Math.round(amount * 10 ** minorUnits(currency)), currency }
  const wanted = money.safeParse({ ...least, period: found.period ?? usualPeriod(amount, currency) })
  return wanted.success ? { min_salary: wanted.data, is_net: found.gross === false || NET.test(flatten(told)) } : NO_PAY
}

const NET = /(?<![a-z])(?:liquid[oa]s?|net[oa]s?|de bolsillo|(?:en|a) mano)(?![a-z])/

/** In euros and dollars people also speak of years; nobody earns so much in a month. */
const LEAST_OF_A_YEAR: Readonly<Record<string, number>> = { EUR: 9_000, USD: 12_000 }
const usualPeriod = (amount: number, currency: string): 'MES' | 'ANIO' =>
  amount >= (LEAST_OF_A_YEAR[currency] ?? Number.POSITIVE_INFINITY) ? 'ANIO' : 'MES'

const MODALITIES: readonly (readonly [JobPreferences['modalities'][number], RegExp])[] = [
  ['REMOTO', /remot[oa]|teletrabajo|home ?office/],
  ['HIBRIDO', /hibrid[oa]/],
  ['PRESENCIAL', /presencial/],
]
const WISHED_MODALITY =
  /(?<![a-z])(?:busco|prefiero|modalidad|preferencia|disponib(?:le|ilidad) para)(?![a-z])[^.;]{0,40}(?:hibrid|presencial)/

/** «Busco trabajo remoto o híbrido» */
function modalitiesIn(said: readonly SaidSentence[]): JobPreferences['modalities'] {
  const wished = said
    .map(({ sentence }) => sentence)
    .filter((sentence) => readRemote(sentence) !== null || WISHED_MODALITY.test(flatten(sentence)))
    .map((sentence) => flatten(sentence).replace(/(?<![a-z])no (?:presencial|remot[oa]|hibrid[oa])/g, ''))
  return MODALITIES.flatMap(([modality, words]) => (wished.some((flat) => words.test(flat)) ? [modality] : []))
}
