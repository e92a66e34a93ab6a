const languages = new Intl.DisplayNames('es', { type: 'language' })
const countries = new Intl.DisplayNames('es', { type: 'region' })

/** «inglés»; nothing for a language that was not chosen yet. */
export const languageName = (code: string): string => (code === '' ? '' : (languages.of(code) ?? code))

export const countryName = (code: string | null): string => (code === null ? '' : (countries.of(code) ?? code))
