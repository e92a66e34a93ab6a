import type { MailContent } from '#server/platform/adapters/mail/layout.ts'

export function accountKeptMail(to: string, publicUrl: string): MailContent {
  return {
    to,
    subject: 'Conservas tu cuenta',
    title: 'Conservas tu cuenta',
    paragraphs: ['Cancelamos la eliminación de tu cuenta de Skillo. Todo sigue como estaba.'],
    button: { label: 'Ir a Skillo', url: `${publicUrl}/app` },
    notes: ['Si no fuiste tú, elige una contraseña nueva cuanto antes.'],
  }
}
