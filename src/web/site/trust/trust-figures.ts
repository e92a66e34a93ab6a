import { lazily } from '#shared/core/lazily.ts'
import { formatNumber, plural } from '#shared/core/numbers.ts'
import type { Group, Share } from '#shared/trust/trust-report.ts'

const percents = lazily(() => new Intl.NumberFormat('es', { style: 'percent', maximumFractionDigits: 1 }))
const thousandths = lazily(
  () => new Intl.NumberFormat('es', { minimumFractionDigits: 3, maximumFractionDigits: 3, useGrouping: false }),
)

/** «99,9 %» for all that is not quite all: a rounded 100 % would say more than was measured. */
export const percentWords = (value: number): string =>
  percents().format(value < 1 ? Math.min(value, LESS_THAN_ALL) : value)
const LESS_THAN_ALL = 0.999

export const thousandthWords = (value: number): string => thousandths().format(value)

/** «63 % (59,8–66,1 %), 912 casos» */
export const shareWords = ({ value, low, high, cases }: Share): string =>
  `${percentWords(value)} (entre ${percentWords(low)} y ${percentWords(high)}), ${plural(cases, 'caso', 'casos')}`

/** «25 de 50 por encima de la mitad: tasa 50 %, razón 1,000» */
export const groupWords = ({ people, above, rate, ratio }: Group): string =>
  `${formatNumber(above)} de ${plural(people, 'CV', 'CV')} por encima; tasa ${percentWords(rate)}, razón ${thousandthWords(ratio)}`
