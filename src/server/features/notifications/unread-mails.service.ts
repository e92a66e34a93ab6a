import type { Deps } from '#server/context.ts'
import type { MailContent } from '#server/platform/adapters/mail/layout.ts'
import { sendMail } from '#server/platform/outbox/outbox.service.ts'
import { forEachRow } from '#server/platform/tasks/each-row.ts'
import { plural } from '#shared/core/numbers.ts'
import { addDays, addSeconds } from '#shared/core/time.ts'
import { catalogue, isKept } from '#shared/events/catalogue.ts'
import type { Notification } from '#shared/notifications/notifications.ts'
import { presentNotices } from './notices/present-notices.ts'
import { wants, whoWants } from './preferences.service.ts'
import { listPeopleToMail, listUnread, lockPersonToMail, markMailed } from './unread-mails.queries.ts'

const UNREAD_FOR = 30 * 60
const NEWS_DAYS = 2

/** What nobody has read in half an hour is mailed, all of a person in one; reading it in the application is enough. */
export function mailUnread(deps: Deps): Promise<void> {
  const now = deps.now()
  const window = { from: addDays(now, -NEWS_DAYS), until: addSeconds(now, -UNREAD_FOR) }
  return forEachRow(deps, {
    name: 'notifications.unread-mails',
    list: (page) => listPeopleToMail(deps.db, window, page),
    work: async (tx, user_id) => {
      if (!(await lockPersonToMail(tx.db, user_id))) return
      const rows = await listUnread(tx.db, user_id, window)
      await markMailed(
        tx.db,
        rows.map(({ id }) => id),
        now,
      )
      const [person] = await whoWants(tx, [user_id], 'always', 'mail')
      const wanted = rows.filter(
        ({ event }) => person && isKept(event.kind) && wants(person, catalogue[event.kind].group, 'mail'),
      )
      const notices = presentNotices(wanted, user_id)
      if (person?.email_verified_at && notices.length > 0) await sendMail(tx, bundle(tx, person.email, notices))
    },
  })
}

type Notice = Pick<Notification, 'message' | 'link_to'>

/** The subject says nothing of anybody. */
function bundle({ config }: Pick<Deps, 'config'>, to: string, notices: readonly Notice[]): MailContent {
  const title = `Tienes ${plural(notices.length, 'aviso', 'avisos')} sin leer`
  const page = (path: string) => `${config.public_url}${path}`
  return {
    to,
    subject: `${title} en Skillo`,
    title,
    paragraphs: [],
    sections: [
      {
        title: 'Esto pasó',
        text: 'Desde tu última visita:',
        items: notices.map(({ message, link_to }) => ({ label: message, url: page(link_to ?? '/app'), text: '' })),
        links: [{ label: 'Elegir qué correos recibo', url: page('/app/settings?tab=notificaciones') }],
      },
    ],
    button: { label: 'Abrir Skillo', url: page('/app') },
  }
}
