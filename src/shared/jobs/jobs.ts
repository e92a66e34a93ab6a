import { z } from 'zod'
import { contractType, modality, salaryPeriod, seniority, workingDay } from '../accounts/users.ts'
import { endpoint } from '../core/endpoint.ts'
import { countryCode, currencyCode, id, line, optionalText, timestamp } from '../core/fields.ts'
import { PLACE_MAX, ROLE_NAME_MAX, SEARCH_MAX } from '../core/limits.ts'
import { matchResult, matchScore } from '../matching/matching.ts'
import { reportReason } from '../vacancies/moderation.ts'
import { vacancyState } from '../vacancies/vacancies.ts'
import { vacancyDocument } from '../vacancies/vacancy-document.ts'

/** One or several values, as an address repeats them: `?modality=REMOTO&modality=HIBRIDO`. */
const several = <T extends z.ZodType>(value: T) =>
  z.union([z.array(value).max(20, 'Elige hasta 20 opciones.'), value.transform((one) => [one])]).default([])
const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')])
  .default(false)

/** `relevancia` needs words and `encaje` a CV; without them the newest come first. */
export const jobSort = z.enum(['relevancia', 'encaje', 'recientes', 'salario', 'cierre'])
export type JobSort = z.infer<typeof jobSort>

/** A name or an id of a skill; a salary in whole units. */
export const FILTER_SKILL_MAX = 80
export const FILTER_SALARY_MAX = 1_000_000_000

/** Every filter of the list; the same names stand in the address of the page and in a saved search. */
export const jobFilters = z.object({
  q: line(SEARCH_MAX).default(''),
  role_family: several(line(ROLE_NAME_MAX, 1)),
  seniority: several(seniority),
  /** Concept ids of the taxonomy, or names: «js» is JavaScript, and one that it does not know is looked for as written. */
  skill: several(line(FILTER_SKILL_MAX, 1)),
  modality: several(modality),
  country: several(countryCode),
  region: several(line(PLACE_MAX, 1)),
  city: several(line(PLACE_MAX, 1)),
  /** With a city or region chosen: the regions around it count too. */
  nearby: flag,
  contract: several(contractType),
  working_day: several(workingDay),
  /** Gross, in whole units of the currency; compared on one basis whatever the vacancy says. */
  salary_min: z.coerce.number().int().min(1).max(FILTER_SALARY_MAX).optional(),
  salary_currency: currencyCode.default('EUR'),
  salary_period: salaryPeriod.default('ANIO'),
  published_days: z.coerce.number().int().min(1).max(90).optional(),
  language: several(z.string().regex(/^[a-z]{2}$/)),
  no_experience: flag,
  reply_promised: flag,
})
export type JobFilters = z.output<typeof jobFilters>

export const jobTab = z.enum(['para-ti', 'explorar', 'guardados'])

const companyOfJob = z.object({ id, name: z.string(), logo_url: z.string().nullable(), verified: z.boolean() })

/** What a card says of a match, and goes on saying once it was sent. */
export const sentMatch = matchScore.extend({
  met: z.array(z.string()),
  missing: z.array(z.string()),
  /** The person did other work until now: one of the musts that are missed, and none of those in `missing`. */
  other_work: z.boolean(),
  /** Not within the person's conditions, and which of them. */
  outside: z.boolean(),
  outside_of: z.array(z.string()),
  /** The language model has read the CV for it; until then `met` and `missing` are what it looks like. */
  is_read: z.boolean().default(true),
})
export type SentMatch = z.output<typeof sentMatch>

/** A vacancy in a list. `match` is null without a CV to compare with. */
export const jobCard = z.object({
  id,
  title: z.string(),
  company: companyOfJob,
  document: vacancyDocument.pick({
    modality: true,
    locations: true,
    remote_countries: true,
    salary: true,
    contract: true,
    working_day: true,
    seniority: true,
    reply_days: true,
  }),
  state: vacancyState,
  published_at: timestamp,
  expires_at: timestamp,
  saved: z.boolean(),
  /** When the reader last applied to it. */
  applied_at: timestamp.nullable(),
  /** Of one to which the reader applied: as it was judged when it was sent. */
  match: sentMatch
    .extend({
      /** Somebody of the company asked the person to apply, so it stands first whatever the range says. */
      invited: z.boolean(),
      /** In a list by match: too far to go to every day, and the person has not said that they would move. */
      far: z.boolean().default(false),
    })
    .nullable(),
})
export type JobCard = z.output<typeof jobCard>

const counted = z.record(z.string(), z.int())
const jobCounts = z.object({
  modality: counted,
  contract: counted,
  seniority: counted,
  working_day: counted,
  role_family: counted,
})
export type JobCounts = z.infer<typeof jobCounts>

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/v1/jobs',
  summary: 'Published vacancies: for the person, by search, or those saved',
  session: 'optional',
  query: jobFilters.extend({
    tab: jobTab.default('explorar'),
    /** Left out: by relevance when there are words, else the newest first; «Para ti» goes by match. */
    sort: jobSort.optional(),
    cursor: z.string().max(300).optional(),
  }),
  answer: z.object({
    items: z.array(jobCard),
    next_cursor: z.string().nullable(),
    total: z.int(),
    /** By filter and value, each counted as if that filter were open. Only with the first page of «Explorar». */
    counts: jobCounts.nullable(),
    /** The words that were searched instead of those typed, when those found next to nothing. */
    corrected_q: z.string().nullable(),
    /** There is none of what was typed; these are of roles near to it, or of places around. */
    widened: z.boolean(),
    /** Why «Para ti» or «Guardados» has to be empty. */
    needs: z.enum(['SESSION', 'CV']).nullable(),
  }),
})

export const jobsFeed = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/feed',
  summary: 'The newest 50 vacancies as RSS 2.0, with the filters of the list',
  session: 'none',
  query: jobFilters,
  answer: 'file',
})

const jobParams = z.object({ vacancy_id: id })

/** A vacancy as everybody may read it. */
export const publicJob = z.object({
  id,
  state: vacancyState.extract(['PUBLISHED', 'PAUSED', 'CLOSED']),
  document: vacancyDocument.omit({ questions: true }),
  company: companyOfJob.extend({
    slug: z.string(),
    description: z.string().nullable(),
    website: z.string(),
    sector: z.string().nullable(),
    size: z.string().nullable(),
    hq_city: z.string().nullable(),
    founded_year: z.int().nullable(),
    benefits: z.array(z.string()),
    links: z.array(z.object({ kind: z.string(), url: z.string() })),
    cover_url: z.string().nullable(),
    photo_urls: z.array(z.string()),
  }),
  published_at: timestamp,
  expires_at: timestamp,
  closed_at: timestamp.nullable(),
  saved: z.boolean(),
})
export type PublicJob = z.output<typeof publicJob>

export const getJob = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/:vacancy_id',
  summary: 'One vacancy; a closed one for 90 days, then 410',
  session: 'optional',
  params: jobParams,
  /** `kept`: fetched to be read later without a network, so nobody has looked at it yet. */
  query: z.object({ kept: z.literal('1').optional() }),
  answer: publicJob,
})

export const listSimilarJobs = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/:vacancy_id/similar',
  summary: 'Published vacancies of the same kind',
  session: 'optional',
  params: jobParams,
  answer: z.object({ items: z.array(jobCard), next_cursor: z.null() }),
})

export const listCompanyJobs = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/:vacancy_id/company-jobs',
  summary: 'What else the company of a vacancy has published: the newest twelve',
  session: 'optional',
  params: jobParams,
  answer: z.object({ items: z.array(jobCard), next_cursor: z.null() }),
})

export const getJobPicture = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/:vacancy_id/picture',
  summary: 'Title, company and salary as a PNG of 1200 × 630, for the preview of a shared link',
  session: 'none',
  params: jobParams,
  answer: 'file',
})

export const getJobLogo = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/:vacancy_id/logo',
  summary: 'The logo of the company, at an address that search engines can come back to',
  session: 'none',
  params: jobParams,
  answer: 'file',
})

export const getJobMatch = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/:vacancy_id/match',
  summary:
    'How the base CV of the signed-in person matches a vacancy, requirement by requirement; once they applied, what was sent as it was judged then',
  params: jobParams,
  answer: z.object({
    match: matchResult.nullable(),
    /** Why there is no range: no CV, or one that says too little. */
    needs: z.enum(['CV', 'DATA']).nullable(),
    invited: z.boolean().default(false),
    /** When they applied: the result belongs to what was sent, and answers no longer change it. */
    sent_at: timestamp.nullable().default(null),
  }),
})
export type JobMatch = z.output<typeof getJobMatch.answer>

export const saveJob = endpoint({
  method: 'PUT',
  path: '/api/v1/jobs/:vacancy_id/save',
  summary: 'Keep a vacancy',
  params: jobParams,
  status: 204,
})

export const unsaveJob = endpoint({
  method: 'DELETE',
  path: '/api/v1/jobs/:vacancy_id/save',
  summary: 'No longer keep a vacancy',
  params: jobParams,
  status: 204,
})

export const hideReason = z.enum(['SALARIO', 'UBICACION', 'EMPRESA', 'REQUISITOS', 'YA_POSTULE', 'OTRO'])
export const hideJob = endpoint({
  method: 'PUT',
  path: '/api/v1/jobs/:vacancy_id/hide',
  summary: '«No me interesa»: never told to the company',
  params: jobParams,
  body: z.object({ reason: hideReason }),
  status: 204,
})

export const unhideJob = endpoint({
  method: 'DELETE',
  path: '/api/v1/jobs/:vacancy_id/hide',
  summary: 'Show a hidden vacancy again',
  params: jobParams,
  status: 204,
})

export const REPORT_DETAILS_MAX = 500
export const reportBody = z.object({ reason: reportReason, details: optionalText(REPORT_DETAILS_MAX).default(null) })
export const reportJob = endpoint({
  method: 'POST',
  path: '/api/v1/jobs/:vacancy_id/report',
  summary: 'Report a vacancy; three independent people have it looked at, and pause it where nobody pays for it',
  params: jobParams,
  body: reportBody,
  status: 204,
})
