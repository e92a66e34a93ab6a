export interface Amounts {
  low: number
  high: number | undefined
}

/** What a number, its scale and those of the upper end add up to. */
export function amountsOf(low: string, low_scale?: string, high?: string, high_scale?: string): Amounts | undefined {
  const upper = high === undefined ? undefined : numberOf(high) * scaleOf(high_scale)
  const base = numberOf(low)
  // «25-30k» writes the scale once.
  const scale = low_scale ? scaleOf(low_scale) : upper !== undefined && base < upper / 100 ? scaleOf(high_scale) : 1
  const lower = base * scale
  return Number.isFinite(lower) && lower > 0
    ? { low: lower, high: upper !== undefined && upper >= lower ? upper : undefined }
    : undefined
}

/** Half a month is no period of a band: two of them are a month. */
export const twice = ({ low, high }: Amounts): Amounts => ({ low: low * 2, high: high && high * 2 })

/** «hasta 45.000 €» gives only the upper end, «desde» only the lower. */
export function bounds({ low, high }: Amounts, before: string): { min?: number; max?: number } {
  if (high !== undefined) return { min: low, max: high }
  if (/(?:hasta|up to|maxim[oa](?: de)?|tope de) ?$/.test(before)) return { max: low }
  return /(?:desde|a partir de|from|minim[oa](?: de)?|mas de) ?(?:los )?$/.test(before)
    ? { min: low }
    : { min: low, max: low }
}

function scaleOf(scale: string | undefined): number {
  if (!scale) return 1
  return scale === 'k' || scale === 'mil' ? 1000 : 1_000_000
}

function numberOf(written: string): number {
  const decimal = /[.,](\d{1,2})$/.exec(written)
  const whole = (decimal ? written.slice(0, decimal.index) : written).replace(/\D/g, '')
  return Number(decimal ? `${whole}.${decimal[1]}` : whole)
}
