import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CvDocument } from '#shared/cvs/cv-document.ts'
import type { CvImport } from '#shared/cvs/cv-imports.ts'
import { cvProblems } from '#shared/cvs/cv-problems.ts'
import { focusField } from '#web/editor/fields/focus-field.ts'
import { blankEntry } from '../editor/sections/section-edits.ts'
import { lostLines } from './lost/lost-lines.ts'
import { ReadText, type Stretch } from './origin/find-in-text.ts'
import { originOf, originsIn } from './origin/origins.ts'
import { stableMarks } from './origin/stable-keys.ts'
import { lookAt } from './review-field-box.tsx'
import { type ReviewEntry, reviewSections } from './review-sections.ts'
import { type Doubt, doubtsIn } from './trust.ts'
import { useFolds } from './use-folds.ts'
import { useReview } from './use-review.ts'

/** The review as the screen shows it: what is read, what of it is doubtful, and where the person is. */
export function useReviewView(found: CvImport) {
  const { proposal } = found
  const review = useReview(found)
  const read = useMemo(() => whatWasRead(proposal), [proposal])
  const [at, setAt] = useState<{ key: string; place: Stretch | null } | null>(null)
  const sections = reviewSections(review.document)
  const problems = useMemo(() => cvProblems(review.document, new Date().toISOString().slice(0, 7)), [review.document])
  const { checked, left_out } = review
  const doubts = doubtsIn(sections, { marks: read.marks, problems, checked, left_out })
  const folds = useFolds(doubts)

  /** New entries stand where the line stood that they were made of. */
  function placeOf(entry: ReviewEntry, section: string, key: string): Stretch | null {
    const line = read.lost.find((one) => review.settled[one.key]?.entry_id === entry.id)
    return originOf(read.origins, entry, section, key) ?? line?.place ?? null
  }

  function goTo({ field, section, entry_id }: Pick<Doubt, 'field' | 'section' | 'entry_id'>) {
    flushSync(() => folds.open([section, entry_id], 'DOUBTS'))
    lookAt(field.key)
  }

  /** After the field where the person is, in the order of the page, and then from the beginning again. */
  function goToNext() {
    const order = sections.flatMap(({ entries }) => entries.flatMap(({ fields }) => fields.map(({ key }) => key)))
    const here = order.indexOf(at?.key ?? '')
    const next = doubts.find(({ field }) => order.indexOf(field.key) > here) ?? doubts[0]
    if (next) goTo(next)
  }

  function addJob() {
    const id = crypto.randomUUID()
    flushSync(() => {
      review.edit((document) => withBlankJob(document, id))
      folds.open(['experience', id], 'ALL')
    })
    focusField(`experience.${review.document.experience.length}.position`)
  }

  return {
    review,
    sections,
    problems,
    doubts,
    folds,
    lost: read.lost,
    text: read.text,
    marks: read.marks,
    visited: at,
    visit: (key: string, place: Stretch | null) => setAt({ key, place }),
    placeOf,
    goTo,
    goToNext,
    addJob,
  }
}
export type ReviewView = ReturnType<typeof useReviewView>

function whatWasRead(proposal: CvImport['proposal']) {
  const text = new ReadText(proposal.original_pages)
  const sections = reviewSections(proposal.document)
  const origins = originsIn(sections, text)
  return { text, origins, marks: stableMarks(proposal), lost: lostLines({ proposal, sections, text, origins }) }
}

const withBlankJob = (document: CvDocument, id: string): CvDocument => ({
  ...document,
  no_experience: false,
  experience: [...document.experience, blankEntry('experience', id)],
})
