import { noticeOf } from '#shared/events/catalogue.ts'
import type { listNewest } from './notifications.queries.ts'

const MESSAGE_MAX = 140

const shown = (message: string): string =>
  message.length > MESSAGE_MAX ? `${cut(message, MESSAGE_MAX - 1)}…` : message

/** Leaves no half of an emoji behind. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}

type Row = Awaited<ReturnType<typeof listNewest>>[number]

/** What this release cannot read is passed by. */
export const presentNotices = (rows: readonly Row[], reader_id: string) =>
  rows.flatMap(({ event, count, id, is_read, created_at }) => {
    const notice = noticeOf(event, reader_id, count)
    return notice ? [{ id, is_read, created_at, message: shown(notice.message), link_to: notice.link_to }] : []
  })
