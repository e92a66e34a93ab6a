import { z } from 'zod'
import { cvProposal, importSource } from '#shared/cvs/cv-imports.ts'

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

/** What the child is asked: a file or a pasted text. */
export const readingTask = z.object({ file: bytes.optional(), text: z.string().optional() })
export type ReadingTask = z.infer<typeof readingTask>

const failureCode = z.enum([
  'import_no_text',
  'import_protected',
  'import_old_format',
  'import_corrupt',
  'import_too_long',
  'import_timeout',
  'file_type',
  'file_too_large',
])

/** What it answers; checked like anything else that comes from outside. */
export const readingAnswer = z.union([
  z.object({ read: z.object({ source: importSource, proposal: cvProposal }) }),
  z.object({ failure: failureCode }),
])
type ReadingAnswer = z.input<typeof readingAnswer>

export interface ReadingWork {
  read: { takes: ReadingTask; gives: ReadingAnswer }
}
