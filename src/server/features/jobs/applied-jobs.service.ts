import type { Deps } from '#server/context.ts'
import { deleteApplied, upsertApplied } from './saved-jobs.queries.ts'

interface Applied {
  user_id: string
  vacancy_id: string
  /** Null when it was taken back and no earlier one is left. */
  applied_at: Date | null
}

/** Whoever looks at a card reads whether they applied; processes live above and say it here. */
export async function markApplied(tx: Pick<Deps, 'db'>, { user_id, vacancy_id, applied_at }: Applied): Promise<void> {
  if (applied_at) await upsertApplied(tx.db, { user_id, vacancy_id, applied_at })
  else await deleteApplied(tx.db, { user_id, vacancy_id })
}
