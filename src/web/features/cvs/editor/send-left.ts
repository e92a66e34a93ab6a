import { loadCv, putCv } from '#web/data/cvs.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { asSaved, contentOf } from './saved-content.ts'
import { cvCopies, openCvs } from './use-cv-saver.ts'

/** What came of the changes that closed tabs left on this device. */
interface SentLeft {
  sent: number
  /** CVs that changed elsewhere meanwhile: only their person can say what stays. */
  unsure: string[]
}

/** Sends what was written without a network and whose tab is closed; open editors send their own. */
export async function sendLeft(user_id: string): Promise<SentLeft> {
  const found: SentLeft = { sent: 0, unsure: [] }
  for (const id of await cvCopies.left(user_id)) {
    if (openCvs.has(id)) continue
    const outcome = await sendOne(id, user_id)
    if (outcome === 'sent') found.sent += 1
    if (outcome === 'unsure') found.unsure.push(id)
  }
  return found
}

async function sendOne(id: string, user_id: string): Promise<'sent' | 'unsure' | null> {
  const copy = await cvCopies.take(id, user_id)
  if (!copy) return null
  try {
    const theirs = await loadCv(id)
    const text = contentOf(theirs)
    const written = asSaved(copy.content, theirs.title)
    if (!isSame(written, text)) {
      // Somebody wrote anything else since: the editor asks what stays, when it is opened.
      if (copy.revision !== theirs.revision && !isSame(copy.base, text)) return 'unsure'
      await putCv(id, { ...written, revision: theirs.revision })
    }
    cvCopies.drop(id)
    return 'sent'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 409) return 'unsure'
    // The CV is gone; anything else may pass, and the changes wait here.
    if (error.status === 404) cvCopies.drop(id)
    return null
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
