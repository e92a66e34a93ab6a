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
const DAY_BEGINS = 8
const DAY_ENDS = 20

/** The hour of an instant on the clock of a zone. */
const hourIn = (date: Date, zone: string): number =>
  Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(date))

const atHour = (day: Date, hour: number): Date => new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour)

/** The hour of a day nearest to the wanted one at which both are awake; the wanted one where there is none. */
function nearestAwake(day: Date, wanted: number, zone: string | null | undefined): number {
  if (!zone) return wanted
  const hours = Array.from({ length: DAY_ENDS - DAY_BEGINS }, (_, at) => DAY_BEGINS + at)
  const awake = hours.filter((hour) => {
    const theirs = hourIn(atHour(day, hour), zone)
    return theirs >= DAY_BEGINS && theirs < DAY_ENDS
  })
  return awake.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted
}

/** Three hours on the next working days, between 8 and 20 of both clocks, so that a proposal is two presses away. */
export function firstSlots(now: Date, zone?: string | null): string[] {
  const day = new Date(now)
  const slots: string[] = []
  for (const hour of [MORNING, AFTERNOON, MORNING]) {
    const slot = (of: number) => localInput(atHour(day, nearestAwake(day, of, zone)))
    if (hour === MORNING || slots.includes(slot(hour))) nextWorkingDay(day)
    slots.push(slot(hour))
  }
  return slots
}

/** One more to choose from: the same day's afternoon after a morning, else the next working day's morning. */
export function slotAfter(last: string | undefined, now: Date, zone?: string | null): string {
  const before = new Date(last ?? '')
  const day = Number.isNaN(before.getTime()) ? new Date(now) : before
  const afternoon = nearestAwake(day, AFTERNOON, zone)
  const follows = day === before && day.getHours() < afternoon
  if (!follows) nextWorkingDay(day)
  return localInput(atHour(day, follows ? afternoon : nearestAwake(day, MORNING, zone)))
}

function nextWorkingDay(day: Date): void {
  do day.setDate(day.getDate() + 1)
  while (day.getDay() === 0 || day.getDay() === 6)
}
