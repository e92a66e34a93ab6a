import { flatten } from '#server/features/language/normalise/fold.ts'

/** What stands around the name of a language, as it was written. */
export interface AroundName {
  before: string
  after: string
}

interface SaidLevel {
  said: string
  /** What comes after it and tells of something else. */
  left: string
}

export const NOTHING_SAID: SaidLevel = { said: '', left: '' }

const CODE = /(?<![a-z\d])[abc][12](?![a-z\d])/
const RANGE = /(?<![a-z\d])[abc][12]\+? ?(?:[-–—/]|a|o|al|to) ?[abc][12](?![a-z\d])/

/** The words of a level: «conversación buena» and «A2-B1» are kept as they stand, and «B1» alone is the level itself. */
export function saidLevel({ before, after }: AroundName): SaidLevel {
  const flat = flatten(after)
  if (CODE.test(flat) && !RANGE.test(flat)) return NOTHING_SAID
  const end = /\.\s+(?=\p{Lu})/u.exec(after)?.index ?? after.length
  const behind = bare(after.slice(0, end))
  return { said: behind || leading(before), left: after.slice(end) }
}

/** How far somebody knows a language, without any word for a level: «técnico», «leo manuales». */
const KNOWING =
  /(?<![a-z])(?:tecnic[oa]|leo|leer|lectura|leid[oa]|entiend|entend|compren|habl|escrit|escrib|oral|convers|manej|desenvuelv|poco|algo|nocion|cursando|en curso|estudiando|aprendiendo|a diario|todos los dias)/

export function saidWithoutLevel(around: AroundName): SaidLevel {
  const found = saidLevel(around)
  return KNOWING.test(flatten(found.said)) ? found : NOTHING_SAID
}

/** «Algo de inglés», «nociones de alemán» */
const leading = (before: string): string => {
  const [, words = ''] = LEADING.exec(flatten(before)) ?? []
  return words === '' ? '' : before.slice(before.length - words.length).replace(/\s*(?:de)?\s*$/iu, '')
}
const LEADING = /(?<![a-z])((?:algo|un poco|una mica|un pouco|bastante|nociones|entiendo|leo)(?: de)? *)$/

/** Without the signs around it, and the bracket that holds all of it. */
function bare(text: string): string {
  const trimmed = text.replace(/^[\s:,;./|‖•–—·-]+|[\s.,;:/|‖•–—·-]+$/gu, '')
  const [, inside] = /^[([]([^()[\]]*)[)\]]$/.exec(trimmed) ?? []
  const whole = inside ?? (isOpen(trimmed) ? trimmed.replace(/^[([]|[)\]]$/g, '') : trimmed)
  return whole.trim()
}

const isOpen = (text: string): boolean => text.split(/[([]/).length !== text.split(/[)\]]/).length
