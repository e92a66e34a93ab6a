import type { MailContent } from '../../adapters/mail/layout.ts'

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
