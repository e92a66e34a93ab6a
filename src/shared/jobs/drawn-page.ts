import type { AskedCareers } from '../careers/asked-careers.ts'
import type { Careers } from '../careers/careers.ts'
import type { Answer } from '../core/endpoint.ts'
import type { listDemoAccounts } from '../system/system.ts'
import type { AskedJobs } from './asked-jobs.ts'
import type { JobCard, PublicJob } from './jobs.ts'

/** A vacancy among others, in words. */
export interface JobTile {
  id: string
  title: string
  company: string
  logo_url: string | null
  verified: boolean
  place: string
  /** «Jornada completa · Indefinido» */
  terms: string
  salary: string
  /** In what it is paid; who looks in that place most likely counts in it. */
  currency: string
  /** «Publicada el 3 nov» */
  posted: string
  reply: string
}

/** A family of work with how many vacancies it has now. */
export interface OpenArea {
  family: string
  name: string
  total: number
}

/** One page of what was found; the newest vacancies when nothing was asked for. */
export interface FoundJobs {
  asked: AskedJobs | null
  /** Null when the search could not be made. */
  items: readonly JobTile[] | null
  total: number
  next_cursor: string | null
  /** The words that were searched instead of those typed. */
  corrected_q: string | null
  /** There is none of it; these are of roles near to it, or of places around. */
  widened: boolean
  /** The largest areas with something open, where nothing was asked for. */
  areas: readonly OpenArea[]
}

/** The page of a company: what was asked of it, what it shows, and where it stands. */
export interface ShownCareers {
  asked: AskedCareers
  careers: Careers
  /** In our own frame, inside a page of the company's, or under a host name of the company's. */
  stands: 'HERE' | 'FRAMED' | 'OWN_HOST'
  /** What comes before the address of a page of ours: nothing, or our origin where the page stands elsewhere. */
  origin: string
}

/** What the server knows when it draws a page; the browser takes the page over with the same. */
export interface DrawnPage {
  /** Path and question, as they were asked for. */
  address: string
  drawn_at: string
  time_zone: string
  /** Set when there is no vacancy to show. */
  missing?: 'UNKNOWN' | 'LONG_CLOSED'
  job?: PublicJob
  similar?: readonly JobCard[]
  /** What else its company offers, where the company is shown. */
  company_jobs?: readonly JobCard[]
  found?: FoundJobs
  careers?: ShownCareers
  /** Who can be tried, where one signs in. */
  demo_accounts?: Answer<typeof listDemoAccounts>
}

/** Answers the content of the page as markup. */
export type DrawPage = (page: DrawnPage) => Promise<string>
