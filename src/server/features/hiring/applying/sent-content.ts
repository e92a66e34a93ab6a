import { shownContent } from '#server/features/cvs/shown-content.ts'
import type { CvContent, CvDocument } from '#shared/cvs/cv-document.ts'

/** What goes out with an application: nothing that its person hides, but how to reach them. No photo, so that nobody is chosen by it. */
export function sentContent(content: CvContent): CvContent {
  const shown = shownContent(content)
  return { ...shown, document: { ...shown.document, basics: content.document.basics } }
}

/** Whether there is anything that a vacancy could be compared with. */
export const saysSomething = ({ experience, education, skills, summary }: CvDocument): boolean =>
  experience.length + education.length + skills.length > 0 || summary !== ''

/** For roles that do not see contact data. */
export const withoutContact = (document: CvDocument): CvDocument => ({
  ...document,
  basics: { ...document.basics, email: '', phone: '', links: [] },
})
