/** Months are counted, so that one can be taken from another: January of the year 0 is 0. */
export const monthOf = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth()

/** `2024-03`, as CVs say it. */
export const cvMonth = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

export const yearOf = (month: number): number => Math.floor(month / 12)
