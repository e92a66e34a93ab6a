import { SKILL_NAME_MAX } from '#shared/core/limits.ts'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { joined, sectionWords } from '#shared/words/cvs.ts'
import { OWN_TITLE, withOwnText } from '../accepted-document.ts'
import { chipsOf, skillsFrom } from '../review-field-specs.ts'
import { jobName, toJob } from './answers.ts'
import { newEntries } from './new-entries.ts'

/** A place where a piece of text can go. */
export interface Target {
  label: string
  put: (document: CvDocument, text: string) => CvDocument
}

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
      put: (doc, text) => {
        const names = asLines(
          doc.skills.map(({ name }) => name),
          text,
        )
        return allFit(names, SKILL_NAME_MAX, CV_COUNTS.skills) ? { ...doc, skills: skillsFrom(names, doc.skills) } : doc
      },
    },
    ...document.experience.map(
      (job, at): Target => ({
        label: `Es de: ${jobName(job, at)}`,
        put: (doc, text) => toJob(doc, job.id, text)?.document ?? doc,
      }),
    ),
    {
      label: sectionWords.interests,
      put: (doc, text) => {
        const names = asLines(doc.interests, text)
        const most = CV_LENGTHS.interest
        return allFit(names, most, CV_COUNTS.interests) ? { ...doc, interests: chipsOf(names, most) } : doc
      },
    },
    { label: `Sección propia «${OWN_TITLE}»`, put: (doc, text) => withOwnText(doc, text) },
  ]
}

/** What does not fit stays where it is: nothing is cut off. */
const whereFits = (before: string, after: string, max: number) => (after.length <= max ? after : before)
const below = (before: string, text: string, max: number) => whereFits(before, joined('\n', before, text), max)
const beside = (before: string, text: string, max: number) =>
  whereFits(before, joined(' · ', before, text.replaceAll('\n', ' ')), max)

const allFit = (names: string, max: number, most: number): boolean =>
  names.split('\n').length <= most && names.split('\n').every((name) => name.length <= max)

/** A piece that lists things becomes one item for each. */
function asLines(before: readonly string[], text: string): string {
  const items = text.split(/[,;\n•·|]+/).map((one) => one.trim())
  return [...new Set([...before, ...items])].filter(Boolean).join('\n')
}
