import type { MailContent } from '#server/platform/adapters/mail/layout.ts'

export function domainCodeMail(to: string, companyName: string, code: string): MailContent {
  return {
    to,
    subject: 'Código para verificar tu empresa',
    title: `Tu código es ${code}`,
    paragraphs: [
      `Escríbelo en Skillo para confirmar que ${companyName} trabaja con este dominio. Vence en 10 minutos.`,
    ],
    notes: ['Si nadie de tu empresa lo pidió, no compartas el código: sin él no cambia nada.'],
  }
}
