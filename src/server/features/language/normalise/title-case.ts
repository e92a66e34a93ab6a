import { taxonomy } from '../taxonomy/taxonomy.ts'
import { findConcepts } from './concepts.ts'

const ACRONYMS = new Set(
  'IT TI TIC QA BI UX UI SEO SEM RRHH RR HH PRL SST HSE CNC PLC CCTV UCI ETT FP B2B B2C ERP CRM SAP KAM CEO CTO CFO COO BIM CAD GIS SIG HR PR'.split(
    ' ',
  ),
)

/** «CAMARERO/A DE SALA» → «Camarero/a de sala»; names of skills get their own spelling, acronyms stay. */
export function withoutShouting(title: string): string {
  const letters = title.replace(/[^\p{L}]/gu, '')
  const capitals = letters.replace(/[^\p{Lu}]/gu, '')
  if (letters.length < 5 || capitals.length < letters.length * 0.8) return inPart(title)
  return spelled(title.replace(/[\p{L}\d]+/gu, quietly))
}

const quietly = (word: string): string => (ACRONYMS.has(word) ? word : word.toLowerCase())

/**
 * «DEPENDIENTA para panadería»: words in capitals that a long one is among, up to the next that is written as others are.
 * It looks ahead as far as a title goes: without an end, a row of brackets would be read anew from each of them.
 */
const SHOUTED =
  /(?<![\p{L}\d])(?=(?:[\p{Lu}\d/()]{1,40} ){0,12}\p{Lu}{7})[\p{Lu}/()]+(?: [\p{Lu}\d/()]+)*(?![\p{L}\d])/gu

function inPart(title: string): string {
  const quiet = title.replace(SHOUTED, (words) => words.replace(/[\p{L}\d]+/gu, quietly))
  return quiet === title ? title : spelled(quiet)
}

function spelled(quiet: string): string {
  let named = quiet
  for (const { kind, id, start, end } of findConcepts(quiet)) {
    const name = kind === 'skill' ? skillName(id, quiet.slice(start, end)) : undefined
    if (name) named = named.slice(0, start) + name + named.slice(end)
  }
  return named.charAt(0).toUpperCase() + named.slice(1)
}

/** The skill's own spelling of the same letters, when it is a proper name. */
function skillName(id: string, written: string): string | undefined {
  const skill = taxonomy().skill(id)
  if (skill?.kind !== 'TECHNICAL' && skill?.kind !== 'TOOL') return undefined
  const names = [skill.name_es, skill.name_en]
  return names.find((name) => name.toLowerCase() === written.toLowerCase() && !/(?:^| )[a-z]/.test(name))
}
