import { randomUUID } from 'node:crypto'

/** One entry of a CV's section, with an id of its own. */
export const cvEntry = <T extends object>(values: T): T & { id: string } => ({ id: randomUUID(), ...values })
