import { flatten } from '#server/features/language/normalise/fold.ts'

export interface Range {
  from: number
  to: number
}

const CLASS = String.raw`(?:am|btp|a-?i{1,3}-?[abc]?|b-?ii?-?[abc]?|[a-g](?:-?[1-5])?[abc]?(?:\+e|(?<=[bcd])e)?)(?![a-z0-9])`
/** «A-4», «A-IIb», «B1», «C+E» */
const CAPITAL_CLASS = String.raw`(?:AM|[A-G](?:-?(?:\d|I{1,3}[a-c]?))?(?:\+?E)?)(?![\p{L}\d-])`
const KIND = '(?:profesional(?:es)?|federal|estatal|nacional|vigentes?|internacional)'
const TO_DRIVE =
  '(?:(?:de|para) )?(?:conducir|conduir|conduccion|conductor|manejo|manejar|chofer|automovilista|auto(?:movil)?|coche|moto|camion|dirigir)'
const CALLED = String.raw`(?:\(?(?:de )?(?:clases?|tipos?|categorias?|cat\.?|class)\s*)`
const PAPER =
  "(?:carnets?|carnes?|permisos?|permis|lic\\.?(?= (?:de )?(?:conducir|manejo))|(?<!para |de |a )conducir(?= (?:clase|cat))|moto lineal(?= b-?ii)|gidabaimena?|licencias?|libretas?|registros?|brevetes?|cnh|carta de conducao|driv(?:ing|er'?s) licen[cs]es?)"
/** «Carnet B», «Permisos B, C y C+E», «Licencia de conducir clase A-IIb», «Brevete A-I», «Registro de conducir B1». */
const LICENCE = new RegExp(
  String.raw`(?<![a-z])(${PAPER})((?: ${KIND}| ${TO_DRIVE})*)(?: en [a-z]{4,12}(?=:))?(?:\s*[:–-]\s*|\s+)["«“']?(${CALLED})?["«“']?(${CLASS}(?:["»”']?(?:\s*[,/;+]\s*|\s+(?:y|e|i|and)\s+|\s*,\s*y\s+|\s+)(?:${CALLED})?["«“']?${CLASS})*)["»”')]*`,
  'g',
)
const WITHOUT_CLASS = new RegExp(
  String.raw`(?<![a-z])(?:${PAPER})(?: ${KIND})* (?:de|para) (?:conducir|conduir|conduccion|manejo|manejar)(?: ${KIND})*(?:\s*[:–-]?\s*(?:si|yes)(?![a-z]))?|(?<![a-z])driv(?:ing|er'?s) licen[cs]e`,
  'g',
)
/** «Sin carnet de conducir ni coche» */
const DENIED = /(?<![a-z])(?:sin|no (?:tengo|dispongo de|cuento con|poseo)|ni)(?: el| un| mi| de)* $/
const NONE = /^\s*[:–-]?\s*no(?![a-z])/
/** These also say other things, unless the word for driving or for a class stands behind. */
const NEEDS_MORE = /^(?:licencias?|libretas?|registros?)$/

/** «Licencia B y D (grúa)»: capitals name the classes, unless it is one of something else. */
const CAPITALS = /^[A-E](?:\+E)?(?:(?:, | y |, y |\/)[A-E](?:\+E)?)*$/u
const OF_ELSE = /^\s+(?:de|del|en|para|como)(?![a-z])/
/** «Licencia B: en trámite» */
const NOT_YET = /^[\s:,(–-]*(?:la tengo |esta )?(?:en tramite|en proceso|pendiente|sacando|tramitando|por sacar)/

/** «B, C y C+E. CAP de mercancías»: several classes in capitals, with which a text begins. */
const LISTED_FIRST = /^(?=[^.;]*(?:B|\+E))[A-E](?:\+E)?(?:(?:, | y |, y )[A-E](?:\+E)?)+(?=[.;]|$)/

/** «Carnets: carretillero, B con coche propio»: a class in capitals among other papers. */
const LABELLED = new RegExp(String.raw`^(?:${PAPER})(?: ${TO_DRIVE})?s?(?: (?:y|e) [a-z]{4,15})?\s*:`)
const CLASS_FIRST = /^[A-E][12]?(?:\+E)?(?=$|[.)]| \()/u
const WITH_VEHICLE = /^[A-E][12]?(?:\+E)?(?= con (?:coche|veh|moto|auto|furgo|carro)|, (?:coche|veh[ií]culo) propio)/u

function classesAmong(text: string, flat: string): string[] {
  if (!LABELLED.test(flat)) return WITH_VEHICLE.exec(text) ?? []
  const parts = text.split(/:\s*|,\s+|\s+y\s+|;\s*/).map((part) => part.trim())
  return parts.flatMap((part) => (CLASS_FIRST.exec(part) ?? WITH_VEHICLE.exec(part))?.[0] ?? [])
}

/** «Clases B, A-4 y D. Control en 2027»: classes in capitals by their own word, with which a text begins. */
const NAMED_FIRST = new RegExp(
  String.raw`^(?:[Cc]lases?|[Cc]ategor[ií]as?|[Tt]ipos?) (${CAPITAL_CLASS}(?:(?:, | y |, y |/)${CAPITAL_CLASS})*)(?=\s*(?:[.;(]|$))`,
  'u',
)
export const namedClasses = (text: string): string[] => classesIn(NAMED_FIRST.exec(text)?.[1] ?? '', true)

interface Licences {
  classes: string[]
  /** Says that there is one, but not of which class. */
  unnamed: boolean
  ranges: Range[]
}

/** Driving licences that a text names, with the class as it is written, in capitals where it has letters alone. */
export function licencesIn(text: string): Licences {
  const flat = flatten(text)
  const found: Licences = { classes: [], unnamed: false, ranges: [] }
  for (const match of flat.matchAll(LICENCE)) {
    const [whole, paper = '', to_drive = '', called = '', listed = ''] = match
    const plain = to_drive.trim() === '' && called === '' && !/^(?:[a-g][1-5]|[ab]-?i)/.test(listed)
    const behind = flat.slice(match.index + whole.length)
    if (DENIED.test(flat.slice(0, match.index)) || NOT_YET.test(behind)) continue
    const at = match.index + whole.lastIndexOf(listed)
    const clear =
      CAPITALS.test(text.slice(at, at + listed.length)) && paper.startsWith('licencia') && !OF_ELSE.test(behind)
    if (NEEDS_MORE.test(paper) && plain && !clear) continue
    const classes = classesIn(text.slice(at, at + listed.length), called !== '' || to_drive !== '')
    if (classes.length === 0) continue
    found.classes.push(...classes)
    found.ranges.push({ from: match.index, to: match.index + whole.length })
  }
  const first = LISTED_FIRST.exec(text)?.[0]
  if (found.classes.length === 0 && first !== undefined && areClasses(first)) {
    found.classes.push(...classesIn(first, true))
    found.ranges.push({ from: 0, to: first.length })
  }
  if (found.classes.length === 0) {
    found.classes.push(...classesAmong(text, flat))
    const first = WITH_VEHICLE.exec(text)?.[0]
    if (first) found.ranges.push({ from: 0, to: first.length })
  }
  if (found.classes.length > 0) return found
  for (const { 0: whole, index } of flat.matchAll(WITHOUT_CLASS)) {
    if (NONE.test(flat.slice(index + whole.length)) || DENIED.test(flat.slice(0, index))) continue
    found.unnamed = true
    found.ranges.push({ from: index, to: index + whole.length })
  }
  return found
}

/** «A-IIIb (N° 123), revalidación 2026» below «Licencia de conducir» */
const CLASS_AND_MORE = new RegExp(
  String.raw`^(${CAPITAL_CLASS}(?:(?:, | y |/| - )${CAPITAL_CLASS})*)(?=\s*[(,.;–-]| vigente| al d[ií]a| n[.º°])`,
  'u',
)
export const classesBefore = (text: string): string[] => classesIn(CLASS_AND_MORE.exec(text)?.[1] ?? '', true)

const PREPOSITION = /^[aey]$/
const NEVER = /^de$/i

/** «carnet b y carretillero»: a small «a» or «e» may be a word of the sentence. */
function classesIn(listed: string, named: boolean): string[] {
  return [...flatten(listed).matchAll(new RegExp(CLASS, 'g'))].flatMap((match) => {
    const written = listed.slice(match.index, match.index + match[0].length)
    if (
      /[a-z]/.test(flatten(listed).charAt(match.index - 1)) ||
      (PREPOSITION.test(written) && !named) ||
      NEVER.test(written)
    )
      return []
    return [/\d|-/.test(written) && /\p{Lu}/u.test(written) ? written : written.toUpperCase()]
  })
}

/** A whole text that is nothing but classes, as below the heading «Permiso de conducir». */
export const areClasses = (text: string): boolean =>
  text.length < 40 && new RegExp(`^(?:${CLASS}(?:\\s*[,/;+·|]\\s*|\\s+(?:y|e)\\s+|\\s+)?)+$`).test(flatten(text).trim())
export const classesOf = (text: string): string[] => classesIn(text, true)
