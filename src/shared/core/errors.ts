import { z } from 'zod'

/** Every failure the API can name: its HTTP status and the sentence a person reads when nothing more exact is known. */
export const errorTable = {
  bad_request: { status: 400, message: 'No entendimos la solicitud. Recarga la página e inténtalo de nuevo.' },
  session_invalid: { status: 401, message: 'Tu sesión ha expirado. Por favor, inicia sesión de nuevo.' },
  key_invalid: { status: 401, message: 'Esta clave no existe, venció o se revocó. Crea otra en Integraciones.' },
  plan_limit: { status: 402, message: 'Tu plan no permite más vacantes activas. Pausa una o amplía tu plan.' },
  not_found: { status: 404, message: 'No encontramos lo que buscas o ya no tienes acceso.' },
  version_conflict: { status: 409, message: 'Alguien más hizo cambios. Revisa la versión nueva.' },
  state_conflict: { status: 409, message: 'Esta acción ya no está disponible porque algo cambió mientras tanto.' },
  email_taken: { status: 409, message: 'Ya existe una cuenta con ese correo. ¿Quieres iniciar sesión?' },
  email_not_verified: { status: 409, message: 'Confirma tu correo para continuar. ¿Te lo reenviamos?' },
  domain_claimed: { status: 409, message: 'Ya hay una empresa con ese dominio. Pide acceso a su equipo.' },
  domain_in_use: {
    status: 409,
    message: 'Ya hay una empresa con ese dominio. Pide acceso a su equipo o crea otra si no es la tuya.',
  },
  company_incomplete: { status: 409, message: 'Completa el perfil de la empresa para publicar.' },
  already_member: { status: 409, message: 'Esa persona ya forma parte del equipo.' },
  already_invited: { status: 409, message: 'Esa persona ya tiene una invitación pendiente. Puedes reenviarla.' },
  invitation_limit: {
    status: 409,
    message: 'Hay 50 invitaciones pendientes. Revoca alguna o espera a que respondan.',
  },
  other_account: { status: 409, message: 'Esta invitación es para otro correo. Cambia de cuenta para aceptarla.' },
  last_owner: { status: 409, message: 'La empresa necesita una persona titular. Transfiere primero la titularidad.' },
  duplicate_person: {
    status: 409,
    message: 'Ya tienes a alguien que parece la misma persona. Míralo antes de añadirla.',
  },
  already_applied: { status: 409, message: 'Ya te postulaste a esta vacante.' },
  phone_missing: { status: 409, message: 'Guarda primero tu número de teléfono y después pide el código.' },
  phone_taken: { status: 409, message: 'Ese teléfono ya está verificado en otra cuenta.' },
  second_factor_needed: {
    status: 409,
    message: 'Esta empresa pide un segundo factor a su equipo. Actívalo en tus ajustes para entrar.',
  },
  passkey_refused: {
    status: 422,
    message: 'No reconocimos esa llave de acceso. Prueba con otra o entra con tu contraseña.',
  },
  sign_in_expired: { status: 410, message: 'Pasó demasiado tiempo. Vuelve a empezar.' },
  token_expired: { status: 410, message: 'Este enlace venció. Te enviamos uno nuevo cuando quieras.' },
  vacancy_paused: {
    status: 410,
    message: 'Esta vacante está en pausa y no recibe postulaciones ahora. Guardamos tu borrador.',
  },
  vacancy_closed: { status: 410, message: 'Esta vacante ya cerró y no recibe postulaciones.' },
  file_too_large: { status: 413, message: 'El archivo pesa demasiado. Prueba con uno más pequeño.' },
  body_too_large: { status: 413, message: 'Lo que enviaste es demasiado largo. Acórtalo e inténtalo de nuevo.' },
  file_type: { status: 415, message: 'La imagen debe ser JPG, PNG o WebP y pesar menos de 5 MB.' },
  content_type: {
    status: 415,
    message: 'No entendimos el formato de la solicitud. Recarga la página e inténtalo de nuevo.',
  },
  validation: { status: 422, message: 'Revisa los campos marcados.' },
  lint_blocked: { status: 422, message: 'Corrige los puntos marcados antes de publicar.' },
  invalid_credentials: { status: 422, message: 'El correo o la contraseña no coinciden.' },
  wrong_password: { status: 422, message: 'La contraseña actual no coincide.' },
  code_wrong: { status: 422, message: 'El código no coincide.' },
  code_expired: { status: 410, message: 'Ese código ya no sirve. Pide uno nuevo.' },
  import_no_text: {
    status: 422,
    message: 'Este PDF es una imagen y no podemos leerlo. Súbelo en otro formato o copia el texto aquí.',
  },
  import_old_format: {
    status: 422,
    message: 'Es un archivo de un Word antiguo (.doc o .rtf). Ábrelo, guárdalo como PDF o DOCX y súbelo de nuevo.',
  },
  import_protected: {
    status: 422,
    message: 'Este PDF está protegido con contraseña. Quítasela y súbelo de nuevo, o copia el texto aquí.',
  },
  import_corrupt: {
    status: 422,
    message: 'Este archivo está dañado o incompleto. Guárdalo otra vez y súbelo de nuevo, o copia el texto aquí.',
  },
  import_too_long: {
    status: 422,
    message: 'Este archivo es demasiado largo: leemos hasta 20 páginas. Sube solo las de tu CV.',
  },
  import_timeout: {
    status: 422,
    message: 'Leer este archivo está tardando demasiado. Guárdalo en otro formato o copia el texto aquí.',
  },
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
