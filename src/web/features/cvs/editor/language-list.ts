import { languageName } from '#shared/words/names.ts'

/** The languages that people here know most often stand first; the others follow by name. */
const FIRST = ['es', 'en', 'pt', 'fr', 'it', 'de', 'ca', 'ca-valencia', 'eu', 'gl']
const OTHERS =
  'af am an ar arn ast ay az be ber bg bn bs cs cy da el et fa fi ga gn gu ha he hi hr ht hu hy id ig is ja ka kk km kn ko ku la lb lo lt lv mk ml mn mr ms mt my myn nah ne nl no oc pa pl ps qu rap ro ru sgn si sk sl so sq sr ssp sv sw ta te th tl tr uk ur uz vi wo xh yo zh zu'

export const languages = [
  ...FIRST.map((code) => ({ value: code, label: capital(languageName(code)) })),
  ...OTHERS.split(' ')
    .map((code) => ({ value: code, label: capital(languageName(code)) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'es')),
]

export function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase('es') + word.slice(1)
}
