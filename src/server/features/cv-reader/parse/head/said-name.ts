import { positionScore } from '../names/employers.ts'
import { companyScore } from '../names/names.ts'
import { placeOf } from '../names/places.ts'
import { isProperName } from './proper-name.ts'

const SAID =
  /(?:^|[\s,.!¡:])(?:(?:soy|s[oó]c)(?!\s+una?\s)|me llamo|em dic|ch[aá]mome|mi nombre es|el meu nom [eé]s)\s+(?:(?:en|na|la|el)\s+|n['’])?(\p{L}[\p{L}'’.-]*(?:\s+\p{L}[\p{L}'’.-]*){1,5}?)(?=\s*[,.;(]|\s+y\s|\s+(?:vivo|tengo|soy|visc|tinc)\s|$)/iu
const WORDS = /^\p{L}[\p{L}'’-]*\.?(?:(?: vda\.?)? ["“«]?\p{L}[\p{L}'’-]*["”».]?){1,4}$/u

/** «Soy rápido con la pistola», «soy muy puntual»: how somebody is. */
const HOW = /(?<!\p{L})(?:con|en|por|para|muy|bien|un|una|al?)(?!\p{L})/u

/** The name in «Hola, me llamo Ana Ruiz y vivo en Lugo». */
export function saidName(text: string): string {
  const name = withoutTown(SAID.exec(text.slice(0, 300))?.[1]?.trim() ?? '')
  const whole = isProperName(name.replace(/ vda\.? /i, ' ')) || (name === name.toLowerCase() && !HOW.test(name))
  return whole && WORDS.test(name) && isPersonal(name) ? name : ''
}

/** «Soy Ana Ruiz de Albacete»: a known town behind two names is where somebody is from. */
function withoutTown(name: string): string {
  const [, before = '', town = ''] = /^(\S+ \S+(?: \S+)*?) de (\p{Lu}[\p{L} ]+)$/u.exec(name) ?? []
  return before !== '' && placeOf(town) !== null ? before : name
}

/** «Karla Rdz. Zamarripa»: how surnames are written short. */
const SHORT_SURNAME = String.raw`(?<!\p{L})(?:\p{Lu}|\p{Lu}[b-df-hj-np-tv-z]{1,4}|Fdez|Fdo|Gmo|Ant|Glez|Hdez|Mtnez|Rguez|Rodz|Ma|Gpe|Fco|Lic|Ing|Dra?|Prof|Arq|Mtr[oa]|Mg|Bach|Enf|Psic|T[eé]c|Abg)`
const FIRST_PART = new RegExp(
  String.raw`^(?:(?:cv|CV|[Cc]urr[ií]culum|[Hh]oja de vida) )?(?:de )?((?:[^,./()|]|(?<=${SHORT_SURNAME})\.(?= )){5,50}?)(?:,|(?<!${SHORT_SURNAME})\.|\s+\/)\s+(.+)$`,
  'u',
)

/** The name and the rest of «Ana Ruiz Gil, camarera, Lugo», where nothing else parts them. */
export function nameApart(text: string): { name: string; rest: string[] } | null {
  const [, name = '', more = ''] = FIRST_PART.exec(text) ?? []
  if (!WORDS.test(name) || !isPersonal(name)) return nameBeforePlace(text)
  if (!isProperName(name) && text !== text.toLowerCase()) return null
  return { name, rest: more.split(/,\s+|\.\s+|\s+\/\s+|\s+\(|\)/).filter((part) => part.trim() !== '') }
}

const BEFORE_PLACE = /^([^,./()|]{5,50})\s+\(([^()]{3,50})\)$/u

/** «amaia ruiz (bilbao, casco viejo)» */
function nameBeforePlace(text: string): { name: string; rest: string[] } | null {
  const [, name = '', where = ''] = BEFORE_PLACE.exec(text) ?? []
  const parts = where.split(/,\s+/)
  const town = parts.find((part) => placeOf(part) !== null)
  if (!WORDS.test(name) || !isPersonal(name) || town === undefined) return null
  const quarter = parts.filter((part) => part !== town).join(', ')
  const rest = [quarter === '' ? town : `${town} (${quarter})`]
  return isProperName(name) || text === text.toLowerCase() ? { name, rest } : null
}

const isPersonal = (name: string): boolean =>
  positionScore(name) < 1 && companyScore(name) === 0 && placeOf(name) === null
