const PARTS = /^\+(1|34|5[1-8]|\d{3})(\d+)$/

/** «+34 612 345 678»: a stored number in groups that can be read out. */
export function spacedPhone(phone: string): string {
  const [, country, number] = PARTS.exec(phone) ?? []
  return country && number ? `+${country} ${number.replace(/(\d{3})(?=\d{3})/g, '$1 ')}` : phone
}
