import type { Notes } from '../notes.ts'
import { withoutVehicle } from '../said/without-vehicle.ts'
import type { Source } from '../types.ts'
import type { CvSections } from './cv-sections.ts'

type Finder = (text: string) => { start: number; end: number } | null

/** Where the CV says that there is no car, if it names none. */
export const deniedVehicle = (cv: CvSections, notes: Notes): Source | undefined =>
  cv.vehicles.length > 0 ? undefined : firstSaid(cv, notes, withoutVehicle)

function firstSaid({ headline, summary, certifications, mentions }: CvSections, notes: Notes, find: Finder) {
  const texts = [
    ['basics.headline', headline] as const,
    ['summary', summary] as const,
    ...certifications.map(({ name }, i) => [`certifications.${i}.name`, name] as const),
    ...mentions.map(({ cv_path, text }) => [cv_path, text] as const),
  ]
  for (const [cv_path, text] of texts) {
    const span = find(text)
    if (span) return { ...notes.whole(cv_path, text), ...span }
  }
  return undefined
}
