import { lazily } from '../core/lazily.ts'

const languages = lazily(() => new Intl.DisplayNames('es', { type: 'language' }))
const countries = lazily(() => new Intl.DisplayNames('es', { type: 'region' }))

/** «inglés»; nothing for a language that was not chosen yet. */
export const languageName = (code: string): string =>
  code === '' ? '' : (OWN_LANGUAGE_NAMES[code] ?? languages().of(code) ?? code)

/** What the browser's table does not name, or not as people do. */
export const OWN_LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  'ca-valencia': 'valenciano',
  nah: 'náhuatl',
  myn: 'maya',
  arn: 'mapudungun',
  ext: 'extremeño',
  ssp: 'lengua de signos española',
  sgn: 'lengua de señas',
  ber: 'bereber',
  oc: 'aranés',
}

/** How somebody calls a language that they know. */
export const spokenName = (known: { language: string; name: string | null }): string =>
  known.name || languageName(known.language)

export const countryName = (code: string | null): string => (code === null ? '' : (countries().of(code) ?? code))
