import type { Notes } from '../notes.ts'
import { withoutVehicle } from '../said/own-vehicle.ts'
import type { Source } from '../types.ts'
import type { CvSections } from './cv-sections.ts'

/** Where the CV says that there is none, if it names none. */
export function deniedVehicle(
  { vehicles, summary, certifications, mentions }: CvSections,
  notes: Notes,
): Source | undefined {
  if (vehicles.length > 0) return undefined
  const texts = [
    ['summary', summary] as const,
    ...certifications.map(({ name }, i) => [`certifications.${i}.name`, name] as const),
    ...mentions.map(({ cv_path, text }) => [cv_path, text] as const),
  ]
  for (const [cv_path, text] of texts) {
    const span = withoutVehicle(text)
    if (span) return { ...notes.whole(cv_path, text), ...span }
  }
  return undefined
}
