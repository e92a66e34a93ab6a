import type { MailContent } from '#server/platform/adapters/mail/layout.ts'

export function deletionAskedMail(to: string, day: string, keepUrl: string): MailContent {
  return {
    to,
    subject: 'Tu cuenta se eliminará en 7 días',
    title: `Tu cuenta se eliminará el ${day}`,
    paragraphs: [
      'Pediste eliminar tu cuenta de Skillo. Cerramos tus sesiones y las empresas ya no pueden encontrarte.',
      'Ese día borraremos tu perfil, tus CV, tus archivos y tus mensajes, y tus postulaciones quedarán sin nombre. Después no podremos recuperarlos.',
    ],
    button: { label: 'Conservar mi cuenta', url: keepUrl },
    notes: [
      'También la conservas si inicias sesión antes de ese día.',
      'Si no lo pediste, consérvala con el botón y elige una contraseña nueva cuanto antes.',
    ],
  }
}

/** A month before an account ends that nobody uses. */
export function unusedSoonMail(to: string, day: string, publicUrl: string): MailContent {
  return {
    to,
    subject: 'Tu cuenta de Skillo se eliminará si no la usas',
    title: `Tu cuenta se eliminará el ${day}`,
    paragraphs: [
      'Hace casi dos años que no entras en Skillo. No guardamos datos que nadie usa.',
      'Si quieres conservar tu cuenta, inicia sesión antes de ese día. No tienes que hacer nada más.',
    ],
    button: { label: 'Iniciar sesión', url: `${publicUrl}/login` },
  }
}

/** The last one, a week before. */
export function unusedEndMail(to: string, day: string, keepUrl: string): MailContent {
  return {
    to,
    subject: 'Tu cuenta se eliminará en 7 días',
    title: `Tu cuenta se eliminará el ${day}`,
    paragraphs: [
      'Hace casi dos años que nadie entra en tu cuenta de Skillo, como te avisamos hace unas semanas.',
      'Ese día borraremos tu perfil, tus CV, tus archivos y tus mensajes, y tus postulaciones quedarán sin nombre. Después no podremos recuperarlos.',
    ],
    button: { label: 'Conservar mi cuenta', url: keepUrl },
    notes: ['También la conservas si inicias sesión antes de ese día.'],
  }
}

export function accountErasedMail(to: string): MailContent {
  return {
    to,
    subject: 'Eliminamos tu cuenta',
    title: 'Eliminamos tu cuenta',
    paragraphs: [
      'Borramos tu cuenta de Skillo y lo que guardábamos de ti. Tus postulaciones quedaron sin nombre para las empresas.',
      'Gracias por haber estado aquí. Te deseamos mucho éxito.',
    ],
    notes: ['Este es el último correo que te enviamos.'],
  }
}
