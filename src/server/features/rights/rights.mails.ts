import type { MailContent } from '#server/platform/adapters/mail/layout.ts'

export function copyReadyMail(to: string, publicUrl: string): MailContent {
  return {
    to,
    subject: 'La copia de tus datos está lista',
    title: 'La copia de tus datos está lista',
    paragraphs: ['Puedes descargarla durante 7 días desde tus ajustes de privacidad. Después la borramos.'],
    button: { label: 'Descargar mis datos', url: `${publicUrl}/app/settings?tab=privacidad` },
    notes: ['Si no la pediste, cambia tu contraseña cuanto antes.'],
  }
}
