import { languageName } from '#shared/words/names.ts'

/** The languages that people here know most often stand first; the others follow by name. */
const FIRST = ['es', 'en', 'pt', 'fr', 'it', 'de', 'ca', 'eu', 'gl']
const OTHERS =
  'af am ar ay az be bg bn bs cs cy da el et fa fi ga gn gu ha he hi hr ht hu hy id ig is ja ka kk km kn ko ku la lb lo lt lv mk ml mn mr ms mt my ne nl no pa pl ps qu ro ru si sk sl so sq sr sv sw ta te th tl tr uk ur uz vi xh yo zh zu'

export const languages = [
  ...FIRST.map((code) => ({ value: code, label: capital(languageName(code)) })),
  ...OTHERS.split(' ')
    .map((code) => ({ value: code, label: capital(languageName(code)) }))
    .sort((one, other) => one.label.localeCompare(other.label, 'es')),
]

export function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase('es') + word.slice(1)
}
