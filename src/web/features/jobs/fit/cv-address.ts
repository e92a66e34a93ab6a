import type { MatchItem } from '#shared/matching/matching.ts'
import { sectionWords } from '#shared/words/cvs.ts'

const PREFERENCES = '/app/settings?tab=preferencias'
const CV = '/app/cv'

const sectionOf = (section: string): string => `${CV}?seccion=${section}`

/** The field of the editor where something was read. Own sections are called otherwise there: they open the CV. */
export function fieldAddress(cv_path: string): string {
  const section = cv_path.split('.', 1)[0] ?? ''
  if (section !== 'basics' && !(section in sectionWords)) return CV
  return `${sectionOf(section)}&campo=${encodeURIComponent(cv_path)}`
}

/** Where an action is done, by what it asks for; the first that fits. */
const PLACES: readonly (readonly [asks: RegExp, section: string])[] = [
  [/certificación|renovaste/, 'certifications'],
  [/formación/, 'education'],
  [/turnos|vehículo|coche|moto|furgoneta|camión|bicicleta/, 'circumstances'],
  [/tu ciudad/, 'basics'],
  [/cuántos años llevas/, 'skills'],
  [/trabajado|trabajo|experiencia|dónde lo usaste/, 'experience'],
]

/** An action names what is missing in words; null where it is answered in the line itself. */
export function actionAddress(action: string, items: readonly MatchItem[]): string | null {
  if (action.startsWith('Responde')) return null
  if (action.includes('preferencias')) return PREFERENCES
  const place = PLACES.find(([asks]) => asks.test(action))
  if (place) return sectionOf(place[1])
  const level = /nivel de ([^.]+?)(?: si | ha |\.)/.exec(action)?.[1]?.toLowerCase()
  if (!level) return CV
  const isOf = (type: MatchItem['type']) =>
    items.some((item) => item.type === type && item.title.toLowerCase().includes(level))
  return sectionOf(isOf('LANGUAGE') ? 'languages' : 'skills')
}
