import type { FieldErrors } from '#shared/core/errors.ts'

interface ApiErrorParts {
  /** HTTP status; 0 when no answer came. */
  status: number
  code: string
  message: string
  fields?: FieldErrors | undefined
  request_id?: string | undefined
}

/** The one shape in which a failed call reaches its caller. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: FieldErrors
  readonly request_id: string | undefined

  constructor(parts: ApiErrorParts) {
    super(parts.message)
    this.name = 'ApiError'
    this.status = parts.status
    this.code = parts.code
    this.fields = parts.fields ?? {}
    this.request_id = parts.request_id
  }

  /** No answer or the server's own failure: the same call may work in a moment. */
  get is_passing(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

export const NO_ANSWER = 'No pudimos conectar con Skillo. Revisa tu conexión e inténtalo de nuevo.'
const UNKNOWN_FAILURE = 'Algo falló de nuestro lado. Tus datos están a salvo; inténtalo en un momento.'

/** A sentence for people about any thrown thing. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : UNKNOWN_FAILURE
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Reads the error envelope; an answer without one (a proxy's page, say) still becomes a readable ApiError. */
export function readApiError(status: number, body: unknown): ApiError {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  const fields: FieldErrors = {}
  for (const [name, message] of Object.entries(isRecord(error.fields) ? error.fields : {})) {
    if (typeof message === 'string') fields[name] = message
  }
  return new ApiError({
    status,
    code: typeof error.code === 'string' ? error.code : 'unknown',
    message: typeof error.message === 'string' ? error.message : UNKNOWN_FAILURE,
    fields,
    request_id: isRecord(body) && typeof body.request_id === 'string' ? body.request_id : undefined,
  })
}
