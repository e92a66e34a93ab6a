import { findPlaces, settlePlace } from '#server/features/language/normalise/find-places.ts'
import { flatten, fold } from '#server/features/language/normalise/fold.ts'
import { type Span, spanOf } from '#server/features/language/normalise/span.ts'
import { MUST, WISH } from '#shared/lexicon/importance.ts'
import type { Vehicle } from '#shared/matching/matching.ts'
import { shiftsIn } from '../conditions/shifts.ts'
import { type Asked, type Draft, draft } from '../drafts/draft.ts'
import type { AdText } from '../text/ad-text.ts'
import type { Statement } from '../text/statements.ts'

type Reading = readonly [RegExp, (span: Span, country: string | undefined) => Asked]

const ask = (question: string): Asked => ({ type: 'CUSTOM', value: { question: question.slice(0, 200) } })
/** «DISPONIBILIDAD HORARIA»: a question does not shout. */
const lower = (text: string): string =>
  /\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text.toLocaleLowerCase('es')

/** Up to where the phrase ends: at the next thing that is asked for. */
const AS_FAR = `(?:(?!, (?:poder|regimen|(?:entrada|ingreso|turno) (?:a|desde|a partir de)) |, disponib[a-z]+ \\d|(?<! tener),? (?:y |e )?(?:experiencia|haber [a-z]+d[oa] |cursos? (?:de|en) |referencias|conocimientos?|manejo de|dominio|licencia|carnet|carne|permiso|titulo|titulacion|ingles|vehiculo|coche|moto |movilidad|contar con|disponer|tener |se valora|${WISH}|${MUST}|que ))(?:[^.;()\\n]|(?<=\\d ?[ap])\\.(?= ?m(?![a-z]))|(?<=\\d ?[ap]\\. ?m)\\.))`
const UNTIL = `${AS_FAR}*`

/** What somebody's life allows, asked in the words of the ad. */
const READINGS: readonly Reading[] = [
  [
    /(?<![a-z])(?:incorporacion|disponibilidad|ingreso|inicio)(?: de incorporacion)?:? inmediat[oa]/g,
    () => ({ type: 'AVAILABILITY', value: { within: 'INMEDIATA' } }),
  ],
  [
    new RegExp(
      `(?<![a-z])(?:dispon[bilv]{2,6}dad|disponible|disp\\.|flexibilidad)(?!:? inmediata)(?: horaria| total| completa| full time| part time| tiempo completo| absoluta)?(?: (?:de )?\\d{1,2} (?:horas|hrs|hs|h)(?: semanales| a la semana| por semana)?)?(?:,? (?:incluyendo|incluso|tambien|incluidos))?(?::? (?:para|por|del?|en|a|los|las|fines|findes|noches|festivos|turnos|tardes|mananas|rolar|rotar|viajar|total para)(?![a-z])${UNTIL})?`,
      'g',
    ),
    available,
  ],
  [
    /(?<![a-z])(?:(?:vivir|residir|residencia) cerca(?: de [a-z]+)? o (?:tener |con )?)?(?:vehiculo|coche|carro|auto|automovil|moto|motocicleta|bici|bicicleta|movilidad|movilizacion|medio|furgoneta|camioneta|camion|transporte)(?: de transporte)?(?: (?:o|u|y\/o) (?:moto|bici|coche|carro|auto|bicicleta|motocicleta))? propi[oa]s?(?: para (?!(?:el|la|los|las|su|sus|tu|un|una|nuestr[oa]s?) )[a-z]+)?(?:,? [ou] (?:al menos )?(?:licencia|carnet|carne|permiso|registro|brevete)(?: de (?:conducir|conduccion|manejo))?(?! [a-z]{1,2}(?![a-z])))?(?: o (?:vivir|residir) (?:cerca|en)(?: [a-z]+){0,3})?(?![a-z])|(?<![a-z])medio (?:propio )?de transporte(?![a-z])|(?<=(?:contar con|cuentes? con|(?<!o )tener|tengas?|disponer de|dispongas? de|poseer) (?:una? )?)(?:vehiculo|coche|auto|moto|motocicleta|bicicleta)(?![a-z])|(?<=(?:carnet|carne|permiso|licencia)[a-z ]{0,25} y )(?:vehiculo|coche|carro|auto|moto)(?![a-z])/g,
    vehicle,
  ],
  [
    /(?<![a-z])(?:entrada|ingreso|turno) (?:desde|a|a partir de) las? \d{1,2}(?:[:.]\d\d)?(?: ?[ap]\. ?m\.| ?[ap]\.?m(?![a-z])| ?(?:hs?|hrs?|horas)(?![a-z])| de la (?:manana|madrugada|noche|tarde))?/g,
    ({ text }) => ask(`¿Puedes trabajar con ${lower(text)}?`),
  ],
  [
    /(?<![a-z])(?:(?:estar |encontrarse )?inscript[oa]s? (?:como|en) (?:el |la )?(?:monotribut[a-z]+|responsable inscript[oa]|ruc|rut|rimpe|sri|regimen [a-z]+)|(?:ser|tener|contar con) monotribut[a-z]+|monotributo (?:activo|al dia|vigente|inscripto)|ser autonom[oa]s?(?: o autonom[oa]s?)?|(?:alta (?:de|como|en)|estar de alta (?:de|como|en)) (?:el )?autonom[a-z]+|facturar(?: como [a-z]+)?|emitir (?:facturas?|boletas?)(?: de honorarios)?)(?![a-z])/g,
    ({ text }) => ask(`¿Cumples este requisito: ${lower(text)}?`),
  ],
  [
    new RegExp(
      `(?<![a-z])(?:vivir|vivas|viva|residir|residas|resida|(?<!como )residente|radicar|radicad[oa]|residencia|(?<!(?:a|de) )domicilio|domiciliad[oa]) (?:en|cerca de|a menos de|por)(?! vigor| regla| (?:misma )?(?:provincia|ciudad|pais|comunidad) (?:del? )?puesto)(?:(?!, (?:conocer|saber|llegar|tener|manejar|hablar|contar|poder) )${AS_FAR})*`,
      'g',
    ),
    ({ text }) =>
      ask(
        `¿Vives ${text
          .replace(/^\S+ /, '')
          .replace(/ o (?:tener |contar con )?(?=tener|dispon|vehiculo|veh[ií]culo|movilidad)/i, ' o tienes ')
          .replace(/ o tener /i, ' o tienes ')
          .replace(ONESELF, '$1te')}?`,
      ),
  ],
  [
    /(?<![a-z])(?:(?:permisos?|autorizacion|visa|documentacion)(?: legal)? (?:de trabajo|para trabajar|de residencia y (?:de )?trabajo|de residencia|de trabajo y residencia|migratoria)|papeles en regla|documentacion en regla|nie en vigor)(?: (?:en vigor|vigente|en regla|al dia))?(?: en (?:la |el )?[a-z]+(?: unidos| europea)?)?/g,
    permit,
  ],
]

/** «disponibilidad para mudarse», asked of somebody. */
const ONESELF = /(?<= (?:para|a|de) )(mudar|trasladar|desplazar|incorporar|quedar|capacitar|adaptar)se(?!\p{L})/giu

const VEHICLES: readonly (readonly [Vehicle, RegExp])[] = [
  ['MOTO', /moto/],
  ['BICICLETA', /bici/],
  ['FURGONETA', /furgoneta|camioneta/],
  ['CAMION', /camion(?!eta)/],
  ['COCHE', /coche|carro|auto/],
]

/** One kind of vehicle is a requirement of its own; «vehículo propio», «moto o bicicleta» and any other way to get there are asked. */
function vehicle({ text }: Span): Asked {
  const flat = flatten(text)
  if (/(?:^| o )(?:vivir|residir|residencia) /.test(flat)) return ask(`¿Cumples este requisito: ${lower(text)}?`)
  if (/ [ou] (?:al menos )?(?:licencia|carn|permiso|registro|brevete)/.test(flat)) return ask(`¿Tienes ${lower(text)}?`)
  const named = VEHICLES.filter(([, words]) => words.test(flat))
  const [only] = named
  return only && named.length === 1
    ? { type: 'VEHICLE', value: { vehicle: only[0] } }
    : ask(`¿Tienes ${lower(text).replace('vehiculo', 'vehículo')}?`)
}

const WITHIN = [
  ['15_DIAS', /incorpor[a-z]+ (?:en )?(?:[a-z]+ ){0,3}(?:15|quince) dias|incorpor[a-z]+ en (?:2|dos) semanas/],
  ['1_MES', /incorpor[a-z]+ (?:en )?(?:[a-z]+ ){0,3}(?:(?:30|treinta) dias|(?:1|un) mes(?![a-z]))/],
  ['INMEDIATA', /incorporar(?:se|te|me) (?:ya|de inmediato|inmediatamente|de forma inmediata)/],
] as const

/** «del 6 al 24 de enero»: which days they are says more than what kind of days. */
const DATES = /(?<![a-z])del? \d{1,2}(?: de [a-z]+)? al? \d{1,2}(?: de [a-z]+)?/

function available({ text: written }: Span): Asked {
  const text = written.replace(/^disp\./i, 'Disponibilidad').replace(/^(\p{L}+):/u, '$1')
  const within = WITHIN.find(([, words]) => words.test(flatten(text)))?.[0]
  if (within) return { type: 'AVAILABILITY', value: { within } }
  const shifts = DATES.test(flatten(text)) ? [] : shiftsIn(flatten(text))
  if (shifts.length > 0) return { type: 'SHIFT', value: { shifts } }
  return ask(/^disponible/i.test(text) ? `¿Estás ${lower(text)}?` : `¿Tienes ${lower(text).replace(ONESELF, '$1te')}?`)
}

function permit({ text }: Span, country_of_ad: string | undefined): Asked {
  const country = settlePlace(findPlaces(fold(text)))?.country ?? country_of_ad
  return country ? { type: 'WORK_PERMIT', value: { country } } : ask(`¿Tienes ${lower(text)}?`)
}

/** «En remoto, salvo un día de oficina cada mes»: the days on which it is not. */
const REMOTE = /(?<![a-z])(?:remot[oa]|teletrabajo|home ?office|a distancia|desde casa)(?![a-z])/
const ON_SITE =
  /(?<![a-z])(?:una?|dos|tres|cuatro|\d) (?:juntas?|reunion(?:es)?|visitas?|encuentros?|jornadas?|sesion(?:es)?|semanas?|dias?) (?:presencial(?:es)?|en (?:la |nuestra )?(?:oficina|sede|planta)) (?:al|por|cada) (?:mes|trimestre|semestre|ano|bimestre|quincena)(?: en [^.,;()\n]{2,40})?/g

/** «Presencial los dos primeros meses, después home office» */
const AT_FIRST =
  /(?<![a-z])presencial(?:es)? (?:(?:durante|el|la|los|las) )+(?:(?:dos|tres|cuatro|seis|\d) )?primer[oa]?s?(?: (?:dos|tres|cuatro|seis|\d))? (?:mes(?:es)?|semanas?|quincena|trimestre)(?![a-z])/g

function daysOnSite({ text }: AdText, statement: Statement): Draft[] {
  const days = [...statement.flat.matchAll(ON_SITE), ...statement.flat.matchAll(AT_FIRST)]
  // The whole sentence is read only where it may say something: a long one has many statements.
  if (days.length === 0 || !REMOTE.test(statement.sentence.flat)) return []
  return days.map(({ index, 0: written }) => {
    const span = spanOf(text, statement.start + index, statement.start + index + written.trimEnd().length)
    const what = ask(`¿Puedes ${/^presencial/i.test(span.text) ? 'trabajar' : 'asistir a'} ${lower(span.text)}?`)
    return draft(JSON.stringify(what), what, span, statement)
  })
}

/** Availability, vehicle, residence and permits that the ad asks for. */
export function proposeCircumstances(ad: AdText, country: string | undefined): Draft[] {
  const found = [...ad.statements, ...ad.asides].flatMap((statement) =>
    statement.stance === 'ASKED' ? READINGS.flatMap((reading) => read(ad, statement, reading, country)) : [],
  )
  const on_site = [...ad.statements, ...ad.asides].flatMap((statement) => daysOnSite(ad, statement))
  // «Residir en la zona o disponibilidad de traslado» is asked once.
  const apart = found.filter((one) => !found.some((other) => other !== one && isWithin(one, other)))
  return [...on_site, ...eitherOf(apart, ad)].map((one) =>
    isInTitle(one, ad) ? { ...one, importance: 'EXCLUYENTE' } : one,
  )
}

/** «Repartidor con moto»: without it there is no such job. */
function isInTitle({ asked }: Draft, { title }: AdText): boolean {
  if (asked.type !== 'VEHICLE' || title === null) return false
  const [, named = ''] = / con ((?:moto|bici|furgo|camion|vehiculo|coche|carro|auto)[a-z]*)/.exec(flatten(title)) ?? []
  return VEHICLES.find(([, words]) => words.test(named))?.[0] === asked.value.vehicle
}

const OR = /^,? [ou] (?:(?:en su defecto|bien|si no),? )?(?:tener |contar con |con |una? )?$/
/** «Movilidad propia o disponibilidad para viajar»: either will do, so it is one question. */
function eitherOf(drafts: readonly Draft[], { text, flat }: AdText): Draft[] {
  const asked: Draft[] = []
  for (const next of drafts.toSorted((a, b) => a.at - b.at)) {
    const before = asked.at(-1)
    if (before && before.end < next.at && OR.test(flat.slice(before.end, next.at))) {
      const quote = text.slice(before.at, next.end)
      const what = ask(
        /^(?:vivir|residir|residencia)/i.test(quote)
          ? `¿Cumples este requisito: ${lower(quote)}?`
          : `¿Tienes ${lower(quote)}?`,
      )
      asked[asked.length - 1] = { ...before, key: JSON.stringify(what), asked: what, end: next.end, quote }
    } else asked.push(next)
  }
  return asked
}

const isWithin = (one: Draft, { at, end }: Draft): boolean => one.at > at && one.end <= end

function read({ text }: AdText, statement: Statement, [pattern, asked]: Reading, country: string | undefined): Draft[] {
  return [...statement.flat.slice(statement.from - statement.start).matchAll(pattern)].flatMap((match) => {
    // «… o disponibilidad para tramitarlo» is the other way to meet what stands before it.
    if (/^disponib[a-z]+ (?:para|de) (?:tramitar|obtener|sacar|gestionar|renovar)l[oa]s?(?![a-z])/.test(match[0]))
      return []
    // «Disponibilidad:» alone says of nothing when or for what.
    if (/^(?:disponib[a-z]+|disp\.|flexibilidad)$/.test(match[0].trim())) return []
    const start = statement.from + match.index
    const written = match[0].replace(/[\s,:]+(?:y|e|o)?\s*$/, '')
    const span = spanOf(text, start, start + written.length)
    return partsOf(span, text).map((part) => {
      const what = asked(part, country)
      return draft(JSON.stringify(what), what, part, statement)
    })
  })
}

const AVAILABLE = /^disponibilidad (?:de horarios? )?(?:para|en|de) /i

/** «Disponibilidad para turnos rotativos y un domingo de cada cuatro»: a shift of ours, and beside it when else. */
function partsOf(span: Span, text: string): Span[] {
  const lead = AVAILABLE.exec(span.text)?.[0]
  const cut = span.text.lastIndexOf(' y ')
  const [first, second] = [span.text.slice(0, cut), span.text.slice(cut + 3)]
  if (!lead || cut < lead.length || !HOW_OFTEN.test(flatten(second)) || DATES.test(flatten(span.text))) return [span]
  if (shiftsIn(flatten(first)).length === 0 || shiftsIn(flatten(second)).length > 0) return [span]
  const other = { start: span.start + cut + 3, end: span.end, text: `${lead}${second}` }
  return [spanOf(text, span.start, span.start + cut), other]
}
const HOW_OFTEN = /^(?:un|una|dos|tres|\d) (?:[a-z]+) (?:de cada|al|por|cada) /
