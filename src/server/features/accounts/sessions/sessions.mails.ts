import type { MailContent } from '#server/platform/adapters/mail/layout.ts'

export function resetPasswordMail(to: string, url: string): MailContent {
  return {
    to,
    subject: 'Elige una contraseña nueva',
    title: 'Elige una contraseña nueva',
    paragraphs: ['Pediste cambiar tu contraseña de Skillo. Este enlace sirve una sola vez y vence en 60 minutos.'],
    button: { label: 'Elegir contraseña', url },
    notes: ['Si no lo pediste, no tienes que hacer nada: tu contraseña sigue igual.'],
  }
}

export function newDeviceMail(to: string, device: string, publicUrl: string): MailContent {
  return {
    to,
    subject: 'Nuevo inicio de sesión en tu cuenta',
    title: 'Nuevo inicio de sesión',
    paragraphs: [`Alguien inició sesión en tu cuenta desde un lugar nuevo: ${device}.`],
    button: { label: 'Revisar mis sesiones', url: `${publicUrl}/app/settings?tab=cuenta` },
    notes: ['Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña cuanto antes.'],
  }
}
