import { z } from 'zod'

/** Asks for what is due to leave the queue; `sending` works it off, by the clock too. */
export const sendOutgoingCall = { name: 'hiring.outgoing', data: z.object({}) }
