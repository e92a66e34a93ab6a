import type { PushDevice } from '#shared/notifications/push.ts'
import {
  canBeTold,
  isRefused,
  PUSH_REFUSED,
  usePushDevices,
  useRemovePushDevice,
  useTurnOnPush,
} from '#web/data/push.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { formatDate } from '#web/lib/format.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Switch } from '#web/ui/forms/switch.tsx'
import { Card } from '#web/ui/layout/card.tsx'

/** Notices while Skillo is closed: on this device, and on the others that were told to. */
export function PushCard() {
  const devices = usePushDevices()
  if (devices.data?.public_key === null) return null
  return (
    <Card
      title="Avisos al instante"
      text="Te llegan aunque Skillo esté cerrado, hasta que cierres sesión en el dispositivo."
    >
      {devices.isPending && <Skeleton className="h-11" />}
      {devices.isError && (
        <Failure title="No pudimos cargar tus dispositivos." error={devices.error} onRetry={() => devices.refetch()} />
      )}
      {devices.data?.public_key && <Devices public_key={devices.data.public_key} devices={devices.data.items} />}
    </Card>
  )
}

function Devices({ public_key, devices }: { public_key: string; devices: readonly PushDevice[] }) {
  const remove = useRemovePushDevice()
  const others = devices.filter(({ is_current }) => !is_current)
  return (
    <div className="space-y-4">
      <ThisDevice public_key={public_key} current={devices.find(({ is_current }) => is_current)} />
      {others.length > 0 && (
        <ul aria-label="Otros dispositivos con avisos" className="divide-y divide-line border-line border-t">
          {others.map((device) => (
            <li key={device.id} className="flex items-center justify-between gap-4 py-2">
              <span className="min-w-0">
                <span className="block font-medium">{device.device}</span>
                <span className="block text-ink-soft text-sm">Desde el {formatDate(device.created_at)}</span>
              </span>
              <Button
                variant="quiet"
                aria-label={`Dejar de avisarme en ${device.device}`}
                busy={remove.isPending && remove.variables.id === device.id}
                onClick={() => remove.mutate(device)}
              >
                Dejar de avisarme
              </Button>
            </li>
          ))}
        </ul>
      )}
      {remove.isError && (
        <Alert tone="bad" live>
          {messageOf(remove.error)}
        </Alert>
      )}
    </div>
  )
}

const ONLY_INSTALLED =
  'Este navegador no los ofrece. En un iPhone o iPad, añade antes Skillo a la pantalla de inicio y ábrelo desde allí.'
function ThisDevice({ public_key, current }: { public_key: string; current: PushDevice | undefined }) {
  const turnOn = useTurnOnPush()
  const remove = useRemovePushDevice()
  if (!current && !canBeTold()) return <p className="text-ink-soft">{ONLY_INSTALLED}</p>
  const problem = turnOn.error ?? remove.error
  return (
    <>
      <Switch
        label="En este dispositivo"
        help={!current && isRefused() ? PUSH_REFUSED : 'Solo lo que enciendas abajo en «Al instante».'}
        checked={current !== undefined}
        disabled={turnOn.isPending || remove.isPending}
        onChange={() => (current ? remove.mutate(current) : turnOn.mutate(public_key))}
      />
      {problem && (
        <Alert tone="bad" live>
          {messageOf(problem)}
        </Alert>
      )}
    </>
  )
}
