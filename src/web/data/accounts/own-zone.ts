import { deviceTimezone } from '#web/lib/device-timezone.ts'
import { useMe } from './me.ts'

/** The zone of the profile; nobody chose the one that accounts begin with, so the device's counts instead. */
export function useOwnZone(): string {
  const chosen = useMe().data?.timezone
  return chosen && chosen !== 'UTC' ? chosen : deviceTimezone()
}
