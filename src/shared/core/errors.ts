import { z } from 'zod'

/** Every failure the API can name: its HTTP status and the sentence a person reads when nothing more exact is known. */
export const errorTable = {
  bad_request: { status: 400, message: 'No entendimos la solicitud. Recarga la página e inténtalo de nuevo.' },
  session_invalid: { status: 401, message: 'Tu sesión ha expirado. Por favor, inicia sesión de nuevo.' },
  plan_limit: { status: 402, message: 'Tu plan no permite más vacantes activas. Pausa una o amplía tu plan.' },
  not_found: { status: 404, message: 'No encontramos lo que buscas o ya no tienes acceso.' },
  version_conflict: { status: 409, message: 'Alguien más hizo cambios. Revisa la versión nueva.' },
  state_conflict: { status: 409, message: 'Esta acción ya no está disponible porque algo cambió mientras tanto.' },
  email_taken: { status: 409, message: 'Ya existe una cuenta con ese correo. ¿Quieres iniciar sesión?' },
  email_not_verified: { status: 409, message: 'Confirma tu correo para continuar. ¿Te lo reenviamos?' },
  phone_missing: { status: 409, message: 'Guarda primero tu número de teléfono y después pide el código.' },
  phone_taken: { status: 409, message: 'Ese teléfono ya está verificado en otra cuenta.' },
  token_expired: { status: 410, message: 'Este enlace venció. Te enviamos uno nuevo cuando quieras.' },
  file_too_large: { status: 413, message: 'El archivo pesa demasiado. Prueba con uno más pequeño.' },
  body_too_large: { status: 413, message: 'Lo que enviaste es demasiado largo. Acórtalo e inténtalo de nuevo.' },
  file_type: { status: 415, message: 'La imagen debe ser JPG, PNG o WebP y pesar menos de 5 MB.' },
  content_type: {
    status: 415,
    message: 'No entendimos el formato de la solicitud. Recarga la página e inténtalo de nuevo.',
  },
  validation: { status: 422, message: 'Revisa los campos marcados.' },
  invalid_credentials: { status: 422, message: 'El correo o la contraseña no coinciden.' },
  wrong_password: { status: 422, message: 'La contraseña actual no coincide.' },
  code_wrong: { status: 422, message: 'El código no coincide.' },
  code_expired: { status: 410, message: 'Ese código ya no sirve. Pide uno nuevo.' },
  rate_limited: { status: 429, message: 'Hiciste varios intentos seguidos. Prueba de nuevo en un momento.' },
  internal: { status: 500, message: 'Algo falló de nuestro lado. Tus datos están a salvo; inténtalo en un momento.' },
  provider_down: {
    status: 503,
    message: 'Un servicio externo no responde. Guardamos tu solicitud y lo intentaremos de nuevo.',
  },
  busy: { status: 503, message: 'Hay mucha actividad en este momento. Inténtalo de nuevo en unos segundos.' },
  storage_full: { status: 507, message: 'No queda espacio para guardar archivos. Inténtalo más tarde.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorTable

/** Field path (dot separated) → sentence shown beside that field. */
export type FieldErrors = Record<string, string>

export const errorBody = z.object({
  error: z.object({ code: z.string(), message: z.string(), fields: z.record(z.string(), z.string()).optional() }),
  request_id: z.string(),
})
export type ErrorBody = z.infer<typeof errorBody>

export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly retry_after_seconds: number | undefined

  constructor(code: ErrorCode, message?: string, details: { fields?: FieldErrors; retry_after_seconds?: number } = {}) {
    super(message ?? errorTable[code].message)
    this.name = 'AppError'
    this.code = code
    this.fields = details.fields
    this.retry_after_seconds = details.retry_after_seconds
  }

  get status(): number {
    return errorTable[this.code].status
  }
}
