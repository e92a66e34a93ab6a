import type { VacancyDocument } from '../../vacancy-document.ts'
import type { LintFinding } from '../../vacancy-lint.ts'
import { flatten, pattern } from '../flat.ts'
import type { LintText } from '../texts.ts'
import { firstTechnology, type NamedTechnology } from './technologies.ts'

const YEARS_OF = pattern`\b(\d{1,2}) ?\+? ?(?:anos|years)(?: de| of)?(?: experiencia| experience| desarrollo| uso| manejo)?(?: [a-z]{1,12}){0,3} (?:en|con|de|in|with|of|trabajando con|programando en) `
const REACH = 40

/** Nobody can have used a technology for longer than it exists. */
export function technologyYears(document: VacancyDocument, texts: readonly LintText[], year: number): LintFinding[] {
  const asked = document.requirements.flatMap((requirement, i) => {
    if (requirement.type !== 'SKILL' || requirement.value.min_years === null) return []
    const { name, min_years } = requirement.value
    const flat = flatten(name)
    const technology = firstTechnology(flat)
    const whole = technology?.start === 0 && technology.end === flat.length
    if (!whole || min_years <= year - technology.first_year) return []
    return [finding(`requirements.${i}.value.min_years`, 0, '', name, technology, year)]
  })
  return [...asked, ...texts.flatMap((text) => inText(text, year))]
}

function inText({ path, text }: LintText, year: number): LintFinding[] {
  const flat = flatten(text)
  return [...flat.matchAll(YEARS_OF)].flatMap((match) => {
    const from = match.index + match[0].length
    const near = flat.slice(from, from + REACH).split(/[.;\n](?:\s|$)/)[0] ?? ''
    const technology = firstTechnology(near)
    if (!technology || technology.start > 12 || Number(match[1]) <= year - technology.first_year) return []
    const name = text.slice(from + technology.start, from + technology.end)
    return [finding(path, match.index, text.slice(match.index, from + technology.end), name, technology, year)]
  })
}

function finding(
  path: string,
  start: number,
  quote: string,
  name: string,
  { first_year }: NamedTechnology,
  year: number,
): LintFinding {
  const age = year - first_year
  return {
    rule: 'technology_years',
    level: 'ADVICE',
    path,
    start,
    end: start + quote.length,
    quote,
    reason: `${name} existe desde ${first_year}: como mucho puede haber ${age} años de experiencia.`,
    rewrite: null,
  }
}
