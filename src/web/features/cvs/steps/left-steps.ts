import { z } from 'zod'

const PREFIX = 'steps-draft:'
/** Of each CV so many are remembered, the latest. */
const MOST = 100
const keys = z.array(z.string())

/** Steps that somebody wants to leave as they are, on this device: they are not offered again, and signing out forgets them. */
export function leftSteps(cv_id: string): string[] {
  try {
    return keys.parse(JSON.parse(localStorage.getItem(PREFIX + cv_id) ?? '[]'))
  } catch {
    return []
  }
}

export function keepLeft(cv_id: string, left: readonly string[]): void {
  try {
    localStorage.setItem(PREFIX + cv_id, JSON.stringify(left.slice(-MOST)))
  } catch {
    // A device without room offers them again.
  }
}
