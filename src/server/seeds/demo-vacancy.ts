import type { LanguageLevel } from '#shared/matching/matching.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'

/** A vacancy in the few words that make it different from the others; `seed-vacancies.ts` writes it out. */
export interface DemoVacancy {
  title: string
  level: NonNullable<VacancyDocument['seniority']>
  mode: NonNullable<VacancyDocument['modality']>
  /** A city of `demoPlaces`. */
  place: string
  contract?: NonNullable<VacancyDocument['contract']>
  day?: NonNullable<VacancyDocument['working_day']>
  /** Whole units; by month unless the company pays by year. */
  pay: [min: number, max: number]
  period?: VacancyDocument['salary']['period']
  must: string[]
  should?: string[]
  nice?: string[]
  years?: number
  languages?: Record<string, LanguageLevel>
  text: string
  tasks: string[]
  /** What whoever applies may attach, in words. */
  sample?: string
}

export interface DemoCompany {
  name: string
  domain: string
  sector: string
  size: '11-50' | '51-200' | '201-500' | '501-1000' | '1000+'
  countries: string[]
  hq_city: string
  timezone: string
  currency: VacancyDocument['salary']['currency']
  period: VacancyDocument['salary']['period']
  payments: number
  reply_days: number
  verified: boolean
  owner: string
  description: string
  /** A paragraph that all its vacancies share. */
  team: string
  benefits: string[]
  vacancies: DemoVacancy[]
}

export const demoPlaces: Record<string, { country: string; region: string; city: string }> = {
  Valencia: { country: 'ES', region: 'Comunidad Valenciana', city: 'Valencia' },
  Madrid: { country: 'ES', region: 'Comunidad de Madrid', city: 'Madrid' },
  Barcelona: { country: 'ES', region: 'Cataluña', city: 'Barcelona' },
  Sevilla: { country: 'ES', region: 'Andalucía', city: 'Sevilla' },
  Málaga: { country: 'ES', region: 'Andalucía', city: 'Málaga' },
  Palma: { country: 'ES', region: 'Islas Baleares', city: 'Palma' },
  'Ciudad de México': { country: 'MX', region: 'Ciudad de México', city: 'Ciudad de México' },
  Guadalajara: { country: 'MX', region: 'Jalisco', city: 'Guadalajara' },
  Monterrey: { country: 'MX', region: 'Nuevo León', city: 'Monterrey' },
  Bogotá: { country: 'CO', region: 'Bogotá', city: 'Bogotá' },
  Medellín: { country: 'CO', region: 'Antioquia', city: 'Medellín' },
  'Buenos Aires': { country: 'AR', region: 'Ciudad Autónoma de Buenos Aires', city: 'Buenos Aires' },
  Córdoba: { country: 'AR', region: 'Córdoba', city: 'Córdoba' },
  Rosario: { country: 'AR', region: 'Santa Fe', city: 'Rosario' },
  Santiago: { country: 'CL', region: 'Región Metropolitana', city: 'Santiago' },
  Valparaíso: { country: 'CL', region: 'Valparaíso', city: 'Valparaíso' },
  Lima: { country: 'PE', region: 'Lima', city: 'Lima' },
  Arequipa: { country: 'PE', region: 'Arequipa', city: 'Arequipa' },
}
