import type { MailContent } from '#server/platform/adapters/mail/layout.ts'

export function verifyEmailMail(to: string, url: string): MailContent {
  return {
    to,
    subject: 'Confirma tu correo',
    title: 'Confirma tu correo',
    paragraphs: ['Con tu correo confirmado puedes postularte y publicar vacantes. El enlace vence en 24 horas.'],
    button: { label: 'Confirmar mi correo', url },
    notes: ['Si no creaste una cuenta en Skillo, no tienes que hacer nada.'],
  }
}

export function emailChangedMail(to: string, newMasked: string, publicUrl: string): MailContent {
  return {
    to,
    subject: 'El correo de tu cuenta cambió',
    title: 'El correo de tu cuenta cambió',
    paragraphs: [`Tu cuenta de Skillo ahora usa ${newMasked}.`],
    button: { label: 'Ir a Skillo', url: publicUrl },
    notes: ['Si no fuiste tú, usa el botón «No fui yo» del correo anterior para recuperar tu cuenta.'],
  }
}

export function phoneChangedMail(to: string, publicUrl: string): MailContent {
  return {
    to,
    subject: 'El teléfono de tu cuenta cambió',
    title: 'El teléfono de tu cuenta cambió',
    paragraphs: ['El teléfono verificado de tu cuenta de Skillo acaba de cambiar.'],
    button: { label: 'Revisar mi cuenta', url: `${publicUrl}/app/settings?tab=cuenta` },
    notes: ['Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña cuanto antes.'],
  }
}
