import { z } from 'zod'
import type { SignedInBy } from '../accounts/auth.ts'

export const signedInByWords: Record<SignedInBy, string> = {
  PASSWORD: 'contraseña',
  PASSWORD_AND_CODE: 'contraseña y código',
  PASSWORD_AND_RECOVERY_CODE: 'contraseña y código de recuperación',
  PASSWORD_AND_PASSKEY: 'contraseña y llave de acceso',
  PASSKEY: 'llave de acceso',
}

/** What can change in the way somebody signs in beside the password. */
export const signInChange = z.enum([
  'APP_ON',
  'APP_OFF',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'RECOVERY_CODE_USED',
  'RECOVERY_CODES_RENEWED',
  'TURNED_OFF_BY_SUPPORT',
])
export type SignInChange = z.infer<typeof signInChange>

/** Heads the mail and stands in the bell. */
export const signInChangeWords: Record<SignInChange, string> = {
  APP_ON: 'Activaste los códigos de tu aplicación al iniciar sesión',
  APP_OFF: 'Desactivaste los códigos de tu aplicación al iniciar sesión',
  PASSKEY_ADDED: 'Añadiste una llave de acceso a tu cuenta',
  PASSKEY_REMOVED: 'Quitaste una llave de acceso de tu cuenta',
  RECOVERY_CODE_USED: 'Se usó un código de recuperación para entrar en tu cuenta',
  RECOVERY_CODES_RENEWED: 'Creaste códigos de recuperación nuevos',
  TURNED_OFF_BY_SUPPORT: 'El equipo de Skillo desactivó la verificación en dos pasos de tu cuenta',
}
