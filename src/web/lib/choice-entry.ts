import type { Intent } from '#shared/accounts/users.ts'
import { isInAppPath } from '#shared/core/paths.ts'

/** What travels in the history entry to the chooser: what is known already, and where the person goes on after it. */
export interface ChoiceEntry {
  chosen: Intent | null
  next: string | null
}

/** Entries are kept by the browser, so nothing in them is taken on trust. */
export function choiceEntry(state: unknown): ChoiceEntry {
  const { chosen, next } = (state ?? {}) as { chosen?: unknown; next?: unknown }
  return {
    chosen: chosen === 'SEEKER' || chosen === 'RECRUITER' ? chosen : null,
    next: typeof next === 'string' && isInAppPath(next) ? next : null,
  }
}

const JOB = /^\/jobs\/([^/?#]+)/

/** The vacancy that an address leads to. */
export const vacancyIn = (address: string | null): string | null => JOB.exec(address ?? '')?.[1] ?? null
