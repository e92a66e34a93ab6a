import type { z } from 'zod'
import type { modality, seniority, WorkShift } from '#shared/accounts/users.ts'
import type { EducationLevel, LanguageLevel, Vehicle } from '#shared/matching/matching.ts'

export type Level = z.infer<typeof seniority>
type Mode = z.infer<typeof modality>

export interface Study {
  degree: string
  level: EducationLevel
  /** How many years it takes. */
  years: number
}

/** What people do for a living, in the words that their CVs and the ads for them share. */
export interface Trade {
  /** Open to everybody, as ads say it: «Enfermero/a». */
  name: string
  sector: string
  /** Names of the taxonomy; the first ones are the heart of the trade. */
  skills: readonly string[]
  more: readonly string[]
  /** Thousands of euros a year in Spain, gross, for somebody with a few years. */
  pay: number
  modes: readonly Mode[]
  levels: readonly Level[]
  studies: readonly Study[]
  english?: LanguageLevel
  shifts?: readonly WorkShift[]
  licence?: string
  vehicle?: Vehicle
  /** A paper that one needs or likes to see. */
  paper?: string
  /** «{n}» and «{p}» are numbers: how many, and per cent. */
  did: readonly string[]
  duties: readonly string[]
  about: readonly string[]
}

/** «Enfermero/a» as one of them is called. */
export function calledAs(name: string, gender: 'm' | 'f'): string {
  if (gender === 'm') return name.replace(/\/a\b/g, '')
  return name.replace(/(\p{L}+?)[oe]?\/a\b/gu, '$1a')
}

/** Trades that are paid by what the world pays. */
export const isTechnical = ({ sector }: Pick<Trade, 'sector'>): boolean => sector === 'technology'

export const degree = (name: string, years = 4): Study => ({ degree: name, level: 'GRADO', years })
export const higher = (name: string): Study => ({ degree: name, level: 'FP_SUPERIOR', years: 2 })
export const middle = (name: string): Study => ({ degree: name, level: 'FP_MEDIO', years: 2 })
export const school = (name = 'Bachillerato'): Study => ({ degree: name, level: 'BACHILLERATO', years: 2 })
export const basic = (name = 'Educación secundaria'): Study => ({ degree: name, level: 'SECUNDARIA', years: 4 })
