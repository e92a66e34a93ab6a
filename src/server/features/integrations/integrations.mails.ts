import type { Deps } from '#server/context.ts'
import type { MailContent } from '#server/platform/adapters/mail/layout.ts'

interface Stopped {
  person: { email: string; timezone: string }
  company: string
  company_id: string
  host: string
  failing_since: Date | null
}

export function stoppedMail(
  { config }: Pick<Deps, 'config'>,
  { person, company, company_id, host, failing_since }: Stopped,
): MailContent {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: person.timezone } as const
  const since = failing_since && new Intl.DateTimeFormat('es-ES', format).format(failing_since)
  return {
    to: person.email,
    subject: `Apagamos el webhook de ${company} a ${host}`,
    title: `Nada llega a ${host}`,
    paragraphs: [
      `Lo intentamos durante un día${since ? `, desde el ${since},` : ''} y ninguna entrega llegó, así que apagamos el webhook. Lo que pase mientras esté apagado no se envía.`,
      'Revisa el servidor que lo recibe, envíale una prueba y vuelve a activarlo. En el registro puedes reenviar lo que no llegó.',
    ],
    button: {
      label: 'Ver el registro',
      url: `${config.public_url}/app/my-companies/${company_id}?tab=integraciones`,
    },
  }
}
