import { z } from 'zod'
import { addSeconds } from '#shared/core/time.ts'

/** Long enough that whatever was under way when somebody looked is over: a transaction lives nine seconds at most. */
const OVERLAP_SECONDS = 10

/** Where the changes of a board go on: all from a moment on, or, in the middle of many, those after one of them. */
export interface ChangesPosition {
  since: Date
  after: { changed_at: Date; id: string } | undefined
  /** When the first of several pages was read: what was under way then may stand before a place already passed. */
  begun: Date | undefined
}

const moment = z.iso.datetime().transform((text) => new Date(text))
const middle = z.tuple([moment, z.uuid(), moment])

/** «2026-03-02T09:00:00.000Z», or in the middle of many «moment~id~moment at which the first page was read». */
export function readChangesCursor(text: string): ChangesPosition | undefined {
  if (!text.includes('~')) {
    const since = moment.safeParse(text)
    return since.success
      ? { since: addSeconds(since.data, -OVERLAP_SECONDS), after: undefined, begun: undefined }
      : undefined
  }
  const read = middle.safeParse(text.split('~'))
  if (!read.success) return undefined
  const [changed_at, id, begun] = read.data
  return { since: changed_at, after: { changed_at, id }, begun }
}

interface Changed {
  id: string
  changed_at: Date
}

/** Where the next look begins; `rows` are in order, and `isFull` when there may be more of them. */
export function nextChangesCursor(
  asked: string,
  { begun }: ChangesPosition,
  rows: readonly Changed[],
  { isFull, now }: { isFull: boolean; now: Date },
): string {
  const last = rows.at(-1)
  if (isFull && last) return [last.changed_at.toISOString(), last.id, (begun ?? now).toISOString()].join('~')
  // After several pages from when the first was read on, or thousands of one moment would be told again for ever.
  if (begun) return begun.toISOString()
  return new Date(Math.max(last?.changed_at.getTime() ?? 0, new Date(asked).getTime())).toISOString()
}
