import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import type { Asked } from '../drafts/draft.ts'
import type { AdText } from '../text/ad-text.ts'

const REACH = 90
const YEARS =
  /^[^.;\n]{0,40}?(?<![a-z])[ou] (?:bien )?(?:con )?(?:al menos |minimo(?: de)? |mas de )?(\d{1,2}) anos de (?:experiencia|trayectoria)/
const EQUIVALENT =
  /^[^.;\n]{0,40}?(?<![a-z])(?:[ou] (?:bien )?(?:con )?(?:su )?(?:experiencia(?: laboral| profesional| previa)? (?:equivalente|similar|comprobable|demostrable|acreditada|relevante|en el puesto)|equivalente en experiencia)|or equivalent (?:work |professional )?experience)/

/** «o experiencia comprobable | de más de 6 años» */
const OF_YEARS = /^ (?:de )?(?:(?:mas de|al menos|minimo(?: de)?|por lo menos) )?(\d{1,2}) anos(?![a-z])/

/** The other way to meet a demand for studies: «o experiencia equivalente», «o 5 años de experiencia». */
interface OrExperience {
  /** How far it reaches from where it was looked for. */
  length: number
  years: number | null
}

export function orExperience(rest: string): OrExperience | undefined {
  const near = rest.slice(0, REACH)
  const years = YEARS.exec(near)
  if (years) return { length: years[0].length, years: Number(years[1]) }
  const equivalent = EQUIVALENT.exec(near)
  if (!equivalent) return undefined
  const counted = OF_YEARS.exec(rest.slice(equivalent[0].length, equivalent[0].length + REACH))
  const length = equivalent[0].length + (counted?.[0].length ?? 0)
  return { length, years: counted ? Number(counted[1]) : null }
}

/** Experience that the ad puts beside studies without counting it is experience in its own job. */
export function experienceInJob({ title }: AdText, min_years = 0): Asked | undefined {
  const { role_id, cleaned } = title === null ? {} : normaliseTitle(title)
  if (role_id === undefined || cleaned === undefined) return undefined
  return {
    type: 'ROLE_EXPERIENCE',
    value: { role_id, role_family: null, name: cleaned.slice(0, 100), min_years },
  }
}
