const names = new Intl.DisplayNames('es', { type: 'region' })
const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** «España, México y Perú» */
export function countryWords(codes: readonly string[]): string {
  return list.format(codes.map((code) => names.of(code) ?? code))
}
