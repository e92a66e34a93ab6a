import { z } from 'zod'

/** Asks for the notice of a move; `decisions` works it off, because an end goes with the last column. */
export const notifyOfMoveCall = {
  name: 'hiring.tell-stage',
  data: z.object({ application_id: z.uuid(), version: z.int() }),
}
