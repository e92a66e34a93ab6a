import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { findDates } from '../dates/dates.ts'
import { splitList } from '../lists/used-skills.ts'
import { isLanguage } from './line-meaning.ts'

const LONGEST = 160
/** «Excel avanzado (macros, tablas dinámicas)» */
const BRACKETS = /\s*\([^()]*\)/gu
const MOST_WORDS = 4
const FEWEST = 2
const MOST_KNOWN = 0.6

/** «Excel, SAP, Canva»: a line of nothing but skills, most of them known ones. */
export function isSkillsLine(text: string): boolean {
  if (text.length > LONGEST || findDates(text.replace(BRACKETS, '')).length > 0) return false
  const items = text.replace(BRACKETS, '').split(/\.\s+/).flatMap(splitList)
  const spoken = items.filter(isLanguage).length
  const named = items.filter((item) => skillIdOf(withoutLevel(item)) !== null).length
  const short = items.every((item) => item.split(' ').length <= MOST_WORDS)
  return short && named > 0 && items.length >= FEWEST && named + spoken >= items.length * MOST_KNOWN
}

/** «Paquetería Office», «Salesforce básico»: one skill, and how well. */
export const isSkill = (text: string): boolean =>
  text.length <= LONGEST_NAME && skillIdOf(withoutLevel(text.replace(/\.$/, ''))) !== null
const LONGEST_NAME = 50

const LEVEL = /\s+(?:(?:a )?nivel )?\(?(?:b[aá]sic[oa]|intermedi[oa]|medi[oa]|avanzad[oa]|experto|usuario)\)?$/iu
const withoutLevel = (item: string): string => item.replace(LEVEL, '')
