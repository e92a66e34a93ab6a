/** `8 minutos`, `2 horas`: a waiting time in words, rounded up so that nobody comes back too early. */
export function inWords(seconds: number): string {
  const [count, one, many] =
    seconds < 60
      ? [Math.max(1, Math.ceil(seconds)), 'segundo', 'segundos']
      : seconds < 3600
        ? [Math.ceil(seconds / 60), 'minuto', 'minutos']
        : [Math.ceil(seconds / 3600), 'hora', 'horas']
  return `${count} ${count === 1 ? one : many}`
}

export function addSeconds(date: Date, seconds: number): Date {
  return new Date(date.getTime() + seconds * 1000)
}

export function addDays(date: Date, days: number): Date {
  return addSeconds(date, days * 24 * 60 * 60)
}

/** The day of a moment by the calendar of UTC, as `2026-11-19`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
