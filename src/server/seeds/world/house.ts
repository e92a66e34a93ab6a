import type { NewCompany } from '#server/features/companies/companies.tables.ts'
import type { LandCode } from '../people/lands.ts'

/** An invented company, in the words that make it different from the others. */
export interface House {
  name: string
  sector: string
  land: LandCode
  city: string
  size: NonNullable<NewCompany['size']>
  founded: number
  kind?: NonNullable<NewCompany['kind']>
  is_verified?: boolean
  reply_days: number
  /** Names of trades, the ones it hires for most first. */
  hires: readonly string[]
  vacancies: number
  description: string
  /** A paragraph that all its ads share. */
  team: string
  benefits: readonly string[]
  /** Of its own page: ground and letters. */
  colors?: readonly [string, string]
}

/** The address of its pages; the ending can never be anybody's. */
export const domainOf = ({ name }: Pick<House, 'name'>): string => `${slugOf(name)}.example`

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
