import { z } from 'zod'
import { contractType, modality, workingDay } from '../accounts/users.ts'
import { endpoint } from '../core/endpoint.ts'
import { line, timestamp } from '../core/fields.ts'
import { ASKED_MAX, CURSOR_MAX } from '../jobs/asked-jobs.ts'
import { jobCard, publicJob } from '../jobs/jobs.ts'
import { payPeriod, vacancyDocument } from '../vacancies/vacancy-document.ts'

const slug = z.string().regex(/^[a-z0-9-]{1,200}$/)
const cursor = z.string().max(CURSOR_MAX).optional()

/** How a company answers, in all its vacancies of a year; null while too few have applied to say. */
const answering = z.object({
  applications: z.int(),
  /** Percent of whoever applied. */
  answered: z.int(),
  /** Percent of the promises that are due. */
  kept_promises: z.int().nullable(),
  median_days: z.number().nullable(),
})

export const getCareers = endpoint({
  method: 'GET',
  path: '/api/v1/careers/:slug',
  summary: 'What a company shows on its own page, and its open vacancies, the newest first',
  session: 'none',
  params: z.object({ slug }),
  query: z.object({
    q: line(ASKED_MAX.q).default(''),
    /** One of `places`. */
    place: line(ASKED_MAX.place).default(''),
    modality: modality.optional(),
    working_day: workingDay.optional(),
    contract: contractType.optional(),
    cursor,
  }),
  answer: z.object({
    company: publicJob.shape.company.extend({ color_back: z.string().nullable(), color_front: z.string().nullable() }),
    answering: answering.nullable(),
    /** Where it offers work now. */
    places: z.array(z.string()),
    items: z.array(jobCard),
    next_cursor: z.string().nullable(),
    /** Of what was asked for, and of all. */
    total: z.int(),
    open_total: z.int(),
  }),
})
export type Careers = z.output<typeof getCareers.answer>
export type CareersCompany = Careers['company']

export const feedFormat = z.enum(['json', 'rss', 'xml'])
export type FeedFormat = z.infer<typeof feedFormat>

const FORMATS =
  '`json`; `rss`: RSS 2.0; `xml`: as job boards read it (source, publisher, job). Whole texts, a hundred a page, with ETag'

export const allFeed = endpoint({
  method: 'GET',
  path: '/api/v1/feeds/:format',
  summary: `All open vacancies, the newest first. ${FORMATS}`,
  session: 'none',
  params: z.object({ format: feedFormat }),
  query: z.object({ cursor }),
  answer: 'file',
})

export const companyFeed = endpoint({
  method: 'GET',
  path: '/api/v1/feeds/:format/:slug',
  summary: `The open vacancies of one company, the newest first. ${FORMATS}`,
  session: 'none',
  params: z.object({ format: feedFormat, slug }),
  query: z.object({ cursor }),
  answer: 'file',
})

const { title, department, openings, modality: mode, contract, working_day, seniority } = vacancyDocument.shape

/** A vacancy as `json` tells it. */
const feedJob = z.object({
  id: z.uuid(),
  url: z.string(),
  title,
  department,
  openings,
  modality: mode,
  contract,
  working_day,
  seniority,
  company: z.string(),
  places: z.array(z.object({ country: z.string(), region: z.string().nullable(), city: z.string().nullable() })),
  remote_countries: z.array(z.string()),
  /** Gross, in whole units of the currency. */
  salary: z
    .object({ min: z.number(), max: z.number(), currency: z.string(), period: payPeriod, payments_per_year: z.int() })
    .nullable(),
  description_html: z.string(),
  published_at: timestamp,
  expires_at: timestamp,
})
export type FeedJob = z.output<typeof feedJob>

export const jsonFeed = z.object({
  title: z.string(),
  url: z.string(),
  items: z.array(feedJob),
  next_url: z.string().nullable(),
})
