import type { Notes } from '../notes.ts'
import { toldPapersIn } from '../said/told-papers.ts'
import type { CertificationFact } from '../types.ts'
import type { CvSections } from './cv-sections.ts'

/** Those that the CV lists, and those that it names in passing. */
export function readPapers(cv: CvSections, notes: Notes): CertificationFact[] {
  const named = cv.certifications.map((fact, i) => ({
    ...fact,
    source: notes.whole(`certifications.${i}.name`, fact.name),
  }))
  const others = cv.mentions.filter(({ is_paper }) => is_paper)
  const told = [
    ['basics.headline', cv.headline] as const,
    ['summary', cv.summary] as const,
    ...cv.education.map(({ notes: more }, i) => [`education.${i}.notes`, more] as const),
    ...cv.mentions.flatMap(({ cv_path, text }) => (cv_path.startsWith('custom.') ? [[cv_path, text] as const] : [])),
  ]
  return [
    ...named,
    ...others.map(({ cv_path, text }) => ({ name: text, expires: null, source: notes.whole(cv_path, text) })),
    ...told.flatMap(([cv_path, text]) =>
      toldPapersIn(text).map(({ name, start, end }) => {
        notes.whole(cv_path, text)
        return { name, expires: null, source: { cv_path, start, end } }
      }),
    ),
  ]
}
