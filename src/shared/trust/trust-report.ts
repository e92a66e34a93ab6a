import { z } from 'zod'

/*
 * What `npm run trust-report` writes once for each version of the engine, and what the public page draws. Words stand on
 * the page and in the document; here are the figures alone.
 */

/** Of so many cases, so many; with the interval in which the true share lies in 95 of 100 samples. */
export const share = z.object({
  value: z.number().min(0).max(1),
  low: z.number().min(0).max(1),
  high: z.number().min(0).max(1),
  cases: z.int().min(1),
})
export type Share = z.infer<typeof share>

export const FIGURES = [
  'TRUE_LINES_PUBLIC',
  'VERDICTS_PUBLIC',
  'TRUE_LINES_KEPT',
  'VERDICTS_KEPT',
  'DEMANDS_ANSWERED',
  'DEMANDS_FOUND',
  'SHOWN_IS_SHOWN',
  'SHOWN_UNSEEN',
  'NOT_SHOWN_TICKED',
  'DISCRIMINATION_FOUND',
  'DISCRIMINATION_ALARMS',
] as const
/** Of the order of lists: a mean over graded lists, whose number was not handed over with it. */
export const RANKINGS = ['VACANCIES_BY_MATCH', 'VACANCIES_LISTED', 'PEOPLE_BY_MATCH', 'PEOPLE_LISTED'] as const
export const KINDS = ['work', 'experience', 'skill', 'study', 'certificate', 'licence', 'language'] as const
export const SWAPS = [
  'NAME_SEX',
  'NAME_ORIGIN',
  'GENDER_WORDS',
  'AGE_YEARS',
  'AGE_SAID',
  'ADDRESS',
  'SCHOOL',
  'NATIONALITY',
] as const
export const SEXES = ['WOMAN', 'MAN'] as const
export const ORIGINS = ['SPAIN', 'ANDES', 'MAGHREB', 'EASTERN_EUROPE'] as const

/** Whether the texts were never looked at, or their sums were seen while the product was tuned. */
const heldOut = z.enum(['KEPT', 'SUMS_SEEN'])

export const measured = z.object({
  figure: z.enum(FIGURES),
  ...share.shape,
  held_out: heldOut,
  measured_on: z.iso.date(),
  /** The document that says it. */
  source: z.string(),
})

const swapped = z.object({
  swap: z.enum(SWAPS),
  /** Verdicts that stay, where the language model read the pair, and at first glance by rules alone. */
  read: share,
  glance: share,
  /** Of the first ten of each list, how many stay; before and after all CVs were changed alike. */
  people_lists: z.number().min(0).max(1),
  vacancy_lists: z.number().min(0).max(1),
})

const group = z.object({
  people: z.int().min(1),
  /** Above the middle of all. */
  above: z.int().min(0),
  rate: z.number().min(0).max(1),
  /** Beside the group with the highest rate. */
  ratio: z.number().min(0).max(1),
})
export type Group = z.infer<typeof group>

export const trustReport = z.object({
  engine_version: z.string(),
  language_version: z.string(),
  made_on: z.iso.date(),
  learnt: z.array(z.object({ set: z.string(), texts: z.int().min(1), kept: z.int().min(0) })),
  figures: z.array(measured),
  kinds: z.array(z.object({ kind: z.enum(KINDS), ...share.shape })),
  rankings: z.array(z.object({ ranking: z.enum(RANKINGS), ndcg: z.number().min(0).max(1) })),
  swaps: z.object({
    people: z.int().min(1),
    /** Of them, so many were read by the language model, each in every form. */
    people_read: z.int().min(1),
    vacancies: z.int().min(1),
    outcomes: z.array(swapped),
  }),
  impact: z.object({
    people: z.int().min(1),
    /** The low end of the match that half of them exceed. */
    middle: z.number(),
    sexes: z.array(z.object({ sex: z.enum(SEXES), ...group.shape })),
    origins: z.array(z.object({ origin: z.enum(ORIGINS), ...group.shape })),
    both: z.array(z.object({ sex: z.enum(SEXES), origin: z.enum(ORIGINS), ...group.shape })),
  }),
  /** The same figures of the version before, for what changed; null for the first report. */
  before: z
    .object({
      engine_version: z.string(),
      made_on: z.iso.date(),
      figures: z.array(z.object({ figure: z.enum(FIGURES), value: z.number() })),
    })
    .nullable(),
})
export type TrustReport = z.infer<typeof trustReport>
