import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { canBeTold, usePushDevices, useTurnOnPush } from '#web/data/push.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'

/** Whether somebody said «Ahora no» on this device; the settings still offer it. */
const CLOSED = 'push-offer-closed'

/** Where there is something to be told of, and nobody has answered yet: the browser asks only after the button here. */
export function PushOffer({ text }: { text: string }) {
  const [closed, setClosed] = useState(() => localStorage.getItem(CLOSED) !== null)
  if (closed || !canBeTold() || Notification.permission !== 'default') return null
  return (
    <Offer
      text={text}
      onClose={() => {
        localStorage.setItem(CLOSED, '1')
        setClosed(true)
      }}
    />
  )
}

function Offer({ text, onClose }: { text: string; onClose: () => void }) {
  const devices = usePushDevices()
  const turnOn = useTurnOnPush()
  const public_key = devices.data?.public_key
  if (!public_key || devices.data?.items.some(({ is_current }) => is_current)) return null

  const begin = () =>
    turnOn.mutate(public_key, {
      onSuccess: () => notify.success('Te avisaremos en este dispositivo.'),
      onError: (error) => notify.error(messageOf(error)),
    })
  return (
    <section
      aria-label="Avisos en este dispositivo"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line bg-surface px-4 py-3"
    >
      <BellRing aria-hidden="true" className="size-5 shrink-0 text-brand" />
      <p className="min-w-0 flex-1 basis-52">{text}</p>
      <div className="flex gap-2">
        <Button variant="secondary" busy={turnOn.isPending} busyLabel="Activando…" onClick={begin}>
          Avisarme
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Ahora no
        </Button>
      </div>
    </section>
  )
}
