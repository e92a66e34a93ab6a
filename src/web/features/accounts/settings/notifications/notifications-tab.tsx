import { CircleCheck, Lock } from 'lucide-react'
import { useState } from 'react'
import type { CurrentUser, NotificationPrefs } from '#shared/accounts/users.ts'
import { switches } from '#shared/events/catalogue.ts'
import type { NoticeGroup } from '#shared/events/event.ts'
import { noticeGroupTitles } from '#shared/words/notices.ts'
import { useSaveProfile } from '#web/data/accounts/accounts.ts'
import { usePushDevices } from '#web/data/push.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PushCard } from './push-card.tsx'

type Channel = 'app' | 'mail' | 'push'

const texts: Record<NoticeGroup, string> = {
  applications: 'Recibidas, vistas, movidas de etapa o respondidas.',
  messages: 'Cuando alguien te escribe.',
  interviews: 'Propuestas, cambios y recordatorios.',
  matches: 'Lo nuevo en tus búsquedas guardadas.',
  team: 'Invitaciones y cambios en tus equipos y empresas.',
  vacancies: 'Publicadas, por vencer, en pausa o cerradas.',
  payments: 'Pagos, facturas y vencimientos.',
}

const channels: readonly { value: Channel; title: string }[] = [
  { value: 'app', title: 'En la app' },
  { value: 'mail', title: 'Por correo' },
]
/** Only where notices reach devices at all. */
const with_push: typeof channels = [...channels, { value: 'push', title: 'Al instante' }]

export function NotificationsTab({ me }: { me: CurrentUser }) {
  const save = useSaveProfile()
  const shown = usePushDevices().data?.public_key ? with_push : channels
  const [prefs, setPrefs] = useState<NotificationPrefs>(me.notification_prefs)
  const [news, setNews] = useState(me.marketing_opt_in)

  function set(group: NoticeGroup, channel: Channel, on: boolean) {
    const next = { ...prefs, [group]: { ...prefs[group], [channel]: on } }
    setPrefs(next)
    save.mutate({ notification_prefs: next }, { onError: () => setPrefs(me.notification_prefs) })
  }

  function setNewsByMail(on: boolean) {
    setNews(on)
    save.mutate({ marketing_opt_in: on }, { onError: () => setNews(me.marketing_opt_in) })
  }

  return (
    <div className="space-y-6">
      <PushCard />
      <Card title="De qué te avisamos" text="Tú eliges por dónde. Cada cambio se guarda al momento.">
        <table className="w-full">
          <thead>
            <tr className="border-line border-b text-left text-ink-soft text-sm">
              <th scope="col" className="pb-2.5 font-medium">
                Avisos
              </th>
              {shown.map((channel) => (
                <th key={channel.value} scope="col" className="w-18 pb-2.5 text-center font-medium sm:w-28">
                  {channel.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {switches.map(({ group, has_mail }) => (
              <GroupRow
                key={group}
                group={group}
                channels={shown}
                has_mail={has_mail}
                on={prefs[group]}
                onChange={(channel, on) => set(group, channel, on)}
              />
            ))}
            <SecurityRow columns={shown.length} />
          </tbody>
        </table>
        <SavedLine state={save} />
      </Card>
      <Card title="Novedades de Skillo">
        <Switch
          label="Recibir novedades por correo"
          help="Mejoras del producto y consejos para tu búsqueda o tus procesos."
          checked={news}
          onChange={(event) => setNewsByMail(event.target.checked)}
        />
      </Card>
    </div>
  )
}

interface GroupRowProps {
  group: NoticeGroup
  has_mail: boolean
  channels: readonly { value: Channel; title: string }[]
  on: NotificationPrefs[NoticeGroup]
  onChange: (channel: Channel, on: boolean) => void
}

function GroupRow({ group, channels, has_mail, on, onChange }: GroupRowProps) {
  const title = noticeGroupTitles[group]
  return (
    <tr>
      <th scope="row" className="py-3 pr-3 text-left font-normal">
        <span className="block font-medium">{title}</span>
        <span className="block text-ink-soft text-sm">{texts[group]}</span>
      </th>
      {channels.map((channel) => (
        <td key={channel.value} className="text-center">
          {channel.value === 'mail' && !has_mail ? (
            <span className="text-ink-soft text-sm">Sin correos</span>
          ) : (
            <Switch
              hideLabel
              label={`${title}, ${channel.title.toLowerCase()}`}
              className="justify-center"
              // A device is told what the bell tells.
              disabled={channel.value === 'push' && !on.app}
              checked={(on[channel.value] ?? true) && (channel.value !== 'push' || on.app)}
              onChange={(event) => onChange(channel.value, event.target.checked)}
            />
          )}
        </td>
      ))}
    </tr>
  )
}

function SecurityRow({ columns }: { columns: number }) {
  return (
    <tr>
      <th scope="row" className="py-3 pr-3 text-left font-normal">
        <span className="block font-medium">Seguridad</span>
        <span className="block text-ink-soft text-sm">
          Accesos nuevos y cambios de correo o contraseña. No se pueden apagar: protegen tu cuenta.
        </span>
      </th>
      <td colSpan={columns} className="text-center font-medium text-ink-soft text-sm">
        <span className="inline-flex items-center gap-1.5">
          <Lock aria-hidden="true" className="size-4" />
          Siempre activos
        </span>
      </td>
    </tr>
  )
}

function SavedLine({ state }: { state: Pick<ReturnType<typeof useSaveProfile>, 'status' | 'error'> }) {
  if (state.status === 'error') {
    return (
      <Alert tone="bad" live>
        {messageOf(state.error)}
      </Alert>
    )
  }
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-ink-soft text-sm">
      {state.status === 'pending' && 'Guardando…'}
      {state.status === 'success' && (
        <>
          <CircleCheck aria-hidden="true" className="size-4.5 text-good" />
          Cambios guardados.
        </>
      )}
    </p>
  )
}
