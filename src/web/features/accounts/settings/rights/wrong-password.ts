import { ApiError } from '#web/lib/api-error.ts'

/** The server names the field after other forms; here it is called by its only name. */
export function asPassword(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'wrong_password') return error
  const { status, code, message } = error
  return new ApiError({ status, code, message, fields: { password: 'La contraseña no coincide.' } })
}
