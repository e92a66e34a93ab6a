import { z } from 'zod'
import { cvProposal, importSource } from '#shared/cvs/cv-imports.ts'
import type { ReadLines } from '../reading/file-lines.ts'

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array)

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
export type ReadingFailure = { failure: z.infer<typeof failureCode> }

const failed = z.object({ failure: failureCode })
const read = z.object({ read: z.object({ source: importSource, proposal: cvProposal }) })

const line = z.object({
  text: z.string(),
  cells: z.array(z.object({ text: z.string(), x: z.number() })),
  page: z.number(),
  x: z.number(),
  right: z.number(),
  edge: z.custom<number>((value) => typeof value === 'number'),
  widest: z.number().exactOptional(),
  first_word: z.number(),
  size: z.number(),
  bold: z.boolean(),
  italic: z.boolean(),
  bullet: z.boolean(),
  numbered: z.boolean().exactOptional(),
  row: z.number().exactOptional(),
  gap: z.number(),
  marked_heading: z.boolean(),
})

const lines = z.object({
  source: importSource,
  from_linkedin: z.boolean(),
  text: z.object({
    flows: z.array(z.array(line)),
    pages: z.array(z.string()),
    links: z.array(z.string()),
    hidden_text_found: z.boolean(),
    unseen: z.string(),
  }),
}) satisfies z.ZodType<ReadLines>

/** What the opener is asked: a file. */
export const openingTask = z.object({ file: bytes })
/** What it answers; checked like anything else that comes from outside. */
export const openingAnswer = z.union([z.object({ lines }), read, failed])

export interface OpeningWork {
  open: { takes: z.infer<typeof openingTask>; gives: z.input<typeof openingAnswer> }
}

/** What the reader is asked: the lines of a file, or a pasted text. */
export const readingTask = z.union([z.object({ lines }), z.object({ text: z.string() })])
export const readingAnswer = z.union([read, failed])

export interface ReadingWork {
  read: { takes: z.infer<typeof readingTask>; gives: z.input<typeof readingAnswer> }
}
