import type { LanguageLevel } from '#shared/matching/matching.ts'
import { languageLevel } from '#shared/matching/matching.ts'

type Detail = Record<'listening' | 'reading' | 'interaction' | 'production' | 'writing', LanguageLevel>

/** A row of the European grid: the name and five levels. */
interface GridRow {
  name: string
  overall: LanguageLevel
  /** Null when the two oral levels differ, since forms have them in either order. */
  detail: Detail | null
}

const ROW = /^(\p{L}[\p{L} ]{2,20}?)\s*((?:[\s|/,;–-]*[ABC][12](?![\p{L}\d])){5})\s*$/u

/** «INGLÉS C1 C1 B2 B2 B2»: hearing, reading, the two oral skills, writing; the middle one stands for all. */
export function gridRow(text: string): GridRow | null {
  const [, name = '', codes = ''] = ROW.exec(text) ?? []
  const [listening, reading, one_oral, other_oral, writing] = (codes.match(/[ABC][12]/g) ?? []).map((code) =>
    languageLevel.parse(code),
  )
  if (!listening || !reading || !one_oral || !other_oral || !writing) return null
  const overall = [listening, reading, one_oral, other_oral, writing].sort()[2] ?? listening
  const detail =
    one_oral === other_oral ? { listening, reading, interaction: one_oral, production: one_oral, writing } : null
  return { name, overall, detail }
}
