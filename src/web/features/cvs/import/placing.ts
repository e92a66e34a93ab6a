import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { joined, sectionWords } from '#shared/words/cvs.ts'
import { withOwnSection } from './accepted-document.ts'
import { newEntries } from './new-entries.ts'
import { chipsOf, skillsFrom } from './review-field-specs.ts'

/** A place where a piece of text can go. */
export interface Target {
  label: string
  put: (document: CvDocument, text: string) => CvDocument
}

const OWN_TITLE = 'Más información'

/** Where an unplaced piece may be copied, from the whole page to the single jobs. */
export function targetsIn(document: CvDocument): Target[] {
  return [
    ...newEntries,
    {
      label: sectionWords.summary,
      put: (doc, text) => ({ ...doc, summary: below(doc.summary, text, CV_LENGTHS.summary) }),
    },
    {
      label: 'Titular',
      put: (doc, text) => ({
        ...doc,
        basics: { ...doc.basics, headline: beside(doc.basics.headline, text, CV_LENGTHS.basics.headline) },
      }),
    },
    {
      label: sectionWords.skills,
      put: (doc, text) => ({
        ...doc,
        skills: skillsFrom(
          asLines(
            doc.skills.map(({ name }) => name),
            text,
          ),
          doc.skills,
        ).slice(0, CV_COUNTS.skills),
      }),
    },
    ...document.experience.map(
      (job, at): Target => ({
        label: `Qué hacías: ${joined(' · ', job.position, job.company) || `experiencia ${at + 1}`}`,
        put: (doc, text) => ({
          ...doc,
          experience: doc.experience.map((one, index) =>
            index === at ? { ...one, summary: below(one.summary, text, CV_LENGTHS.experience.summary) } : one,
          ),
        }),
      }),
    ),
    {
      label: sectionWords.interests,
      put: (doc, text) => ({
        ...doc,
        interests: chipsOf(asLines(doc.interests, text), CV_LENGTHS.interest).slice(0, CV_COUNTS.interests),
      }),
    },
    { label: `Sección propia «${OWN_TITLE}»`, put: (doc, text) => withOwnSection(doc, OWN_TITLE, [text], false) },
  ]
}

const below = (before: string, text: string, max: number) => joined('\n', before, text).slice(0, max)
const beside = (before: string, text: string, max: number) =>
  joined(' · ', before, text.replaceAll('\n', ' ')).slice(0, max)

/** A piece that lists things becomes one item for each. */
function asLines(before: readonly string[], text: string): string {
  const items = text.split(/[,;\n•·|]+/).map((one) => one.trim())
  return [...new Set([...before, ...items])].filter(Boolean).join('\n')
}
