import type { MailContent } from '#server/platform/adapters/mail/layout.ts'
import { type SignInChange, signInChangeWords } from '#shared/words/sign-in.ts'

const NOT_ME = 'Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña cuanto antes y revisa tus sesiones.'

const more: Record<SignInChange, string> = {
  APP_ON: 'Desde ahora te pediremos también un código de tu aplicación cuando entres con tu contraseña.',
  APP_OFF: 'Ya no pediremos códigos de tu aplicación cuando alguien entre con tu contraseña.',
  PASSKEY_ADDED: 'Con ella se puede entrar sin contraseña, y tu contraseña sola ya no basta para entrar.',
  PASSKEY_REMOVED: 'Esa llave ya no abre tu cuenta.',
  RECOVERY_CODE_USED:
    'Cada código sirve una sola vez. Si perdiste tu teléfono, desactiva la aplicación en tus ajustes.',
  RECOVERY_CODES_RENEWED: 'Los códigos anteriores ya no sirven.',
  TURNED_OFF_BY_SUPPORT:
    'Cerramos todas tus sesiones. Ahora puedes entrar solo con tu contraseña y activarla de nuevo.',
}

/** `left`: how many recovery codes can still be used. */
export function signInChangedMail(
  to: string,
  change: SignInChange,
  { publicUrl, left }: { publicUrl: string; left?: number | undefined },
): MailContent {
  const title = signInChangeWords[change]
  const rest = left === undefined ? [] : [leftWords(left)]
  return {
    to,
    subject: title,
    title,
    paragraphs: [more[change], ...rest],
    button: { label: 'Revisar mi cuenta', url: `${publicUrl}/app/settings?tab=cuenta` },
    notes: [NOT_ME],
  }
}

function leftWords(left: number): string {
  if (left === 0) return 'No te queda ninguno: crea códigos nuevos en tus ajustes.'
  return left === 1 ? 'Te queda 1 código.' : `Te quedan ${left} códigos.`
}
