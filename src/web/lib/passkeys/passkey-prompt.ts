import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ApiError } from '../api-error.ts'

const told = (code: string, message: string) => new ApiError({ status: 422, code, message })

const NOT_HERE = 'Este navegador no permite llaves de acceso. Prueba con otro o entra con tu contraseña.'
const STOPPED = 'No se completó la llave de acceso. Vuelve a intentarlo cuando quieras.'
const HAS_ONE = 'Este dispositivo ya guarda una llave de acceso de tu cuenta.'

/** What browsers throw says nothing to people; their own windows have told them more. */
function asFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error.name === 'InvalidStateError') return told('passkey_known', HAS_ONE)
  return ['NotAllowedError', 'AbortError', 'SecurityError', 'NotSupportedError'].includes(error.name)
    ? told('passkey_stopped', STOPPED)
    : error
}

/** The library comes with the first passkey. */
async function library() {
  const browser = await import('@simplewebauthn/browser')
  if (!browser.browserSupportsWebAuthn()) throw told('passkey_unsupported', NOT_HERE)
  return browser
}

/** Asks the browser to make a passkey. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  const { startRegistration } = await library()
  return startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    throw asFailure(error)
  })
}

/** Asks the browser to use one. */
export async function presentPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  const { startAuthentication } = await library()
  return startAuthentication({ optionsJSON: options }).catch((error: unknown) => {
    throw asFailure(error)
  })
}
