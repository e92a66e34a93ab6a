const language_names = new Intl.DisplayNames(['es'], { type: 'language' })
const country_names = new Intl.DisplayNames(['es'], { type: 'region' })

/** «inglés», by its ISO 639 code. */
export const languageName = (code: string): string => language_names.of(code) ?? code
/** «España», by its ISO 3166 code. */
export const countryName = (code: string): string => country_names.of(code) ?? code
