import { z } from 'zod'
import { cursorOver } from '#server/platform/db/cursor.ts'
import type { applicationSort } from '#shared/hiring/board.ts'

/** Where a page of cards begins: by name it goes by a text, by everything else by a whole number. */
export const placeBy = (sort: z.output<typeof applicationSort>) =>
  cursorOver(z.object({ key: sort === 'name' ? z.string().max(200) : z.string().regex(/^-?\d{1,18}$/), id: z.uuid() }))

interface Placed {
  key: string
  application: { id: string }
}
export const placeOf = ({ key, application }: Placed) => ({ key, id: application.id })
