import { formatDayTime } from '#web/lib/format.ts'
import { deviceTimezone } from '#web/lib/time/device-timezone.ts'
import { zoneWords } from '#web/lib/time/zoned-time.ts'

/** `2026-11-16T10:30`, as a box for day and hour takes it, in the reader's own zone. */
export function localInput(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** What was typed, as an instant; empty when it is none. */
export function instantOf(local: string): string {
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

/** «lun, 16 nov, 10:00, hora de Bogotá»: what the clock of the other side shows; null where it shows the same. */
export function theirHour(iso: string, zone: string | null | undefined): string | null {
  if (!zone || !iso) return null
  const theirs = formatDayTime(iso, zone)
  return theirs === formatDayTime(iso) ? null : `${theirs}, ${zoneWords(zone, new Date(iso))}`
}

/** The same the other way round: what the reader's device shows of an hour that is said on the clock of `zone`. */
export function hereWords(iso: string, zone: string): string | null {
  const here = formatDayTime(iso)
  return formatDayTime(iso, zone) === here ? null : `${here}, ${zoneWords(deviceTimezone(), new Date(iso))}`
}

const MORNING = 10
const AFTERNOON = 16

/** Three hours on the next working days, so that a proposal is two presses away. */
export function firstSlots(now: Date): string[] {
  const day = new Date(now)
  const slots: string[] = []
  for (const hour of [MORNING, AFTERNOON, MORNING]) {
    if (hour === MORNING) nextWorkingDay(day)
    slots.push(localInput(new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour)))
  }
  return slots
}

/** One more to choose from: the same day's afternoon after a morning, else the next working day's morning. */
export function slotAfter(last: string | undefined, now: Date): string {
  const before = new Date(last ?? '')
  const day = Number.isNaN(before.getTime()) ? new Date(now) : before
  const follows = day === before && day.getHours() < AFTERNOON
  if (!follows) nextWorkingDay(day)
  return localInput(new Date(day.getFullYear(), day.getMonth(), day.getDate(), follows ? AFTERNOON : MORNING))
}

function nextWorkingDay(day: Date): void {
  do day.setDate(day.getDate() + 1)
  while (day.getDay() === 0 || day.getDay() === 6)
}
