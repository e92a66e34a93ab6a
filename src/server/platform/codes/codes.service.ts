import { randomInt } from 'node:crypto'
import type { Deps } from '#server/context.ts'
import { isSignedBy, sign } from '#server/platform/secrets.ts'
import { AppError } from '#shared/core/errors.ts'
import { addSeconds } from '#shared/core/time.ts'
import { deleteCode, replaceCode, spendTry } from './codes.queries.ts'

/** What a code proves, for how long and how often it may be mistyped. */
export interface CodeKind {
  purpose: string
  life_seconds: number
  tries: number
}

interface CodeFor {
  subject_id: string
  target: string
}

type CodeCtx = Pick<Deps, 'db' | 'config' | 'now'>

// Six digits are guessable, so the stored value depends on the server's secret and on what the code is for.
const signedText = ({ subject_id, target }: CodeFor, code: string) => `${subject_id} ${target} ${code}`

/** A new code in place of the one before; the caller sends it in the same transaction. */
export async function newCode(
  tx: CodeCtx,
  { purpose, life_seconds, tries }: CodeKind,
  wanted: CodeFor,
): Promise<{ code: string; expires_at: Date }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const created_at = tx.now()
  const expires_at = addSeconds(created_at, life_seconds)
  const code_hash = sign(tx.config.secret_key, purpose, signedText(wanted, code))
  await replaceCode(tx.db, { purpose, ...wanted, code_hash, tries_left: tries, created_at, expires_at })
  return { code, expires_at }
}

/** Where the code was sent, if that is what was typed; a wrong one costs a try even when the caller's work fails later. */
export async function requireCode(
  ctx: CodeCtx,
  { purpose }: CodeKind,
  { subject_id, target }: { subject_id: string; target?: string },
  typed: string,
): Promise<string> {
  const found = await spendTry(ctx.db, { purpose, subject_id, target }, ctx.now())
  if (!found) throw new AppError('code_expired')
  if (isSignedBy(ctx.config.secret_key, purpose, signedText(found, typed), found.code_hash)) return found.target
  const message = wrongCode(found.tries_left)
  throw new AppError('code_wrong', message, { fields: { code: message } })
}

export async function forgetCode(tx: CodeCtx, { purpose }: CodeKind, subject_id: string): Promise<void> {
  await deleteCode(tx.db, { purpose, subject_id })
}

function wrongCode(left: number): string {
  if (left === 0) return 'El código no coincide y ya no quedan intentos. Pide uno nuevo.'
  return `El código no coincide. ${left === 1 ? 'Te queda 1 intento.' : `Te quedan ${left} intentos.`}`
}
