import { ApiError } from '#web/lib/api-error.ts'

const WRONG = 'La contraseña no coincide.'

/** The server names the field after other forms; here it is called by its only name. */
export function asPassword(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'wrong_password') return error
  const { status, code } = error
  return new ApiError({ status, code, message: WRONG, fields: { password: WRONG } })
}
