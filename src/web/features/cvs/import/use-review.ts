import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type CvDocument, cvDocument } from '#shared/cvs/cv-document.ts'
import type { CvImport } from '#shared/cvs/cv-imports.ts'
import { useForgetImport } from '#web/data/cv-imports.ts'
import { useUndo } from '#web/editor/history/use-undo.ts'
import { useSession } from '#web/lib/session.ts'
import { takeBack } from './lost/take-back.ts'
import type { ReviewField } from './review-sections.ts'

const parts = z.record(z.string(), z.unknown())

/** Where a line that was not understood went; of one that is not needed, nowhere. */
const settledLine = z.object({
  label: z.string(),
  entry_id: z.string().nullable(),
  change: z.object({ before: parts, after: parts }).nullable(),
})
type SettledLine = z.output<typeof settledLine>

/** What the person changed in a proposal, kept on the device until it is used or thrown away. */
const reviewDraft = z.object({
  document: cvDocument,
  /** Ids of entries that stay out. */
  left_out: z.array(z.string()),
  /** Keys of fields that the person wrote or confirmed. */
  checked: z.array(z.string()),
  /** By the key of the line. */
  settled: z.record(z.string(), settledLine).default({}),
  keep_rest: z.boolean(),
})
type ReviewDraft = z.output<typeof reviewDraft>

const PREFIX = 'cv-review:'
const keyOf = (import_id: string) => PREFIX + import_id

/** What was not read of who it is begins with what the person signed up with, as a CV that is begun from nothing does. */
function named(document: CvDocument): CvDocument {
  const { basics } = document
  const { full_name = '', email = '' } = useSession.getState().user ?? {}
  return { ...document, basics: { ...basics, full_name: basics.full_name || full_name, email: basics.email || email } }
}

const freshDraft = (document: CvDocument): ReviewDraft => ({
  document: named(document),
  left_out: [],
  checked: [],
  settled: {},
  keep_rest: true,
})

function stored({ id, proposal }: CvImport): ReviewDraft {
  const kept = sessionStorage.getItem(keyOf(id))
  const draft = kept ? reviewDraft.safeParse(JSON.parse(kept)).data : undefined
  return draft ?? freshDraft(proposal.document)
}

/** Lets the review begin with more than was read, e.g. with what the person said in the first steps. */
export function beginReview(import_id: string, document: CvDocument): void {
  sessionStorage.setItem(keyOf(import_id), JSON.stringify(freshDraft(document)))
}

/** One that was opened here and neither used nor thrown away. */
export function begunReview(): string | null {
  const key = Object.keys(sessionStorage).find((one) => one.startsWith(PREFIX))
  return key?.slice(PREFIX.length) ?? null
}

/** The proposal as the person has it now, with the way back; it survives a reload and coming back by the address. */
export function useReview(found: CvImport) {
  const [start] = useState(() => stored(found))
  const { content: draft, change: step, ...history } = useUndo(start, 'review', stay)
  useEffect(() => sessionStorage.setItem(keyOf(found.id), JSON.stringify(draft)), [found.id, draft])

  function change(part: (now: ReviewDraft) => Partial<ReviewDraft>, field?: string) {
    step((now) => ({ ...now, ...part(now) }), field)
  }

  return {
    ...draft,
    ...history,
    write: (field: ReviewField, value: string) =>
      change(
        ({ document, checked }) => ({
          document: field.write(document, value),
          checked: withOne(checked, field.key),
        }),
        field.key,
      ),
    confirm: (key: string) => change(({ checked }) => ({ checked: withOne(checked, key) })),
    setLeftOut: (id: string, out: boolean) =>
      change(({ left_out }) => ({ left_out: out ? withOne(left_out, id) : left_out.filter((one) => one !== id) })),
    edit: (edit: (document: CvDocument) => CvDocument) => change(({ document }) => ({ document: edit(document) })),
    settle: (key: string, line: SettledLine, document?: CvDocument) =>
      change((now) => ({ document: document ?? now.document, settled: { ...now.settled, [key]: line } })),
    unsettle: (key: string) =>
      change(({ document, settled: { [key]: line, ...settled } }) => ({
        document: line?.change ? takeBack(document, line.change) : document,
        settled,
      })),
    keepRest: (keep_rest: boolean) => change(() => ({ keep_rest })),
  }
}
export type Review = ReturnType<typeof useReview>

/** The review is one place: taking a step back leads nowhere else. */
const stay = () => undefined

const withOne = (list: readonly string[], one: string) => (list.includes(one) ? [...list] : [...list, one])

/** After the decision: nothing of the review stays on the device, and its address tells how it ended. */
export function useForgetReview(): (import_id: string) => void {
  const forgetImport = useForgetImport()
  return (import_id) => {
    sessionStorage.removeItem(keyOf(import_id))
    forgetImport(import_id)
  }
}

/** Nothing of one person may be shown to the next who signs in here. */
useSession.subscribe((now, before) => {
  if (now.token === before.token) return
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
})
