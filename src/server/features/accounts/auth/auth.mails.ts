import type { MailContent } from '#server/platform/adapters/mail/layout.ts'

export function passwordChangedMail(to: string, publicUrl: string): MailContent {
  return {
    to,
    subject: 'Tu contraseña cambió',
    title: 'Tu contraseña cambió',
    paragraphs: ['La contraseña de tu cuenta de Skillo acaba de cambiar y cerramos las demás sesiones.'],
    button: { label: 'No fui yo: recuperar mi cuenta', url: `${publicUrl}/forgot-password` },
    notes: ['Si fuiste tú, no tienes que hacer nada.'],
  }
}

export function emailChangeNoticeMail(to: string, newMasked: string, undoUrl: string): MailContent {
  return {
    to,
    subject: 'Van a cambiar el correo de tu cuenta',
    title: 'Cambio de correo solicitado',
    paragraphs: [
      `Pidieron que tu cuenta de Skillo use ${newMasked}. El cambio se hará cuando se confirme esa dirección.`,
    ],
    button: { label: 'No fui yo', url: undoUrl },
    notes: ['Si fuiste tú, no tienes que hacer nada. El botón sirve durante 7 días.'],
  }
}
