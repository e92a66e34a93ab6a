import { flatten } from '#server/features/language/normalise/fold.ts'
import { type Cue, cuesIn } from './cues.ts'

/** What the lines under a heading are about. */
type Section = 'MUST' | 'PROFILE' | 'WISH' | 'DUTIES' | 'ASIDE' | null

/** A sentence, or the item of a list, with its place in the whole text. */
export interface Sentence {
  start: number
  end: number
  flat: string
  section: Section
  /** Its words of insistence, found once for all that it asks for. */
  cues: readonly Cue[]
}

export interface AdText {
  text: string
  flat: string
  /** The first line when it stands alone, as titles do. */
  title: string | null
  /** Without title, headings and what the company says of itself or offers. */
  sentences: Sentence[]
}

const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    'WISH',
    /^(?:(?:requisitos? )?(?:deseables?|valorables?|no excluyentes?|opcionales)|se valora(?:ra)?|valoramos|valoraremos|(?:un )?plus|nice[ -]to[ -]have|good to have|bonus|preferred|te sumara|sumara|puntos extra)/,
  ],
  [
    'MUST',
    /^(?:requisitos?|requerimientos|imprescindibles?|indispensables?|excluyentes?|must(?:[ -]haves?)?|requirements|required|minimum qualifications)/,
  ],
  [
    'PROFILE',
    /^(?:perfil|tu perfil|se (?:requiere|precisa|busca)|requerimos|buscamos|(?:lo )?que (?:buscamos|pedimos|necesitas|esperamos|requerimos)|conocimientos|formacion|habilidades|experiencia|about you|qualifications|skills|what (?:you|we)(?:'ll| are)? (?:need|looking for|bring))/,
  ],
  [
    'DUTIES',
    /^(?:tus )?(?:funciones|responsabilidades|tareas|actividades|mision|que haras|responsibilities|duties|your role|what you(?:'ll| will) do)/,
  ],
  [
    'ASIDE',
    /^(?:(?:lo )?que (?:te )?ofrecemos|te ofrecemos|ofrecemos|se ofrece|beneficios|condiciones|we offer|what we offer|benefits|perks|sobre (?:nosotros|la empresa)|quienes somos|la empresa|about us|who we are|acerca de)/,
  ],
]
const ASIDE_SENTENCE =
  /^(?:somos|ofrecemos|te ofrecemos|se ofrece|nuestra empresa|contrato|contratacion|salario|sueldo|renta|we offer|we are|horario|turnos?)(?![a-z])/
const BULLET = /^\s*(?:[-•*·–▪◦●✓]|\d{1,2}[.)])\s*/
const LONGEST_HEADING = 45
const LONGEST_TITLE = 80

export function readAd(text: string): AdText {
  const flat = flatten(text)
  const lines = linesOf(flat)
  const written = lines.filter(({ words }) => words !== '')
  const [first] = written
  const has_title =
    first !== undefined && written.length > 1 && first.words.length <= LONGEST_TITLE && !/\.$/.test(first.words)
  const body = has_title ? lines.slice(lines.indexOf(first) + 1) : lines
  return {
    text,
    flat,
    title: has_title ? text.slice(first.start, first.end).trim() : null,
    sentences: sentencesOf(body)
      .filter(({ section, flat: words }) => section !== 'ASIDE' && !ASIDE_SENTENCE.test(words.trim()))
      .map((sentence) => ({ ...sentence, cues: cuesIn(sentence.flat, sentence.start) })),
  }
}

interface Line {
  start: number
  end: number
  flat: string
  /** Without bullet, question marks and closing colon. */
  words: string
  bullet: boolean
}

/** Some ads put headings and items in one paragraph: «REQUISITOS: -Excel -Inglés SE OFRECE: …». */
const INLINE_BREAK =
  /\n|(?<=[\s.:;])(?=[-•·*–] ?[a-z])|(?<=[\s.;)])(?=(?:requisitos|requerimientos|se (?:requiere|ofrece|valora|valorara|precisa)|imprescindible|ofrecemos|beneficios|condiciones|funciones|responsabilidades|tareas|perfil(?: del? [a-z]{1,15})?) ?:)/

function linesOf(flat: string): Line[] {
  let start = 0
  return flat.split(INLINE_BREAK).map((line) => {
    const from = start
    start += line.length + (flat[start + line.length] === '\n' ? 1 : 0)
    const words = line
      .replace(BULLET, '')
      .replace(/[¿?¡!]/g, '')
      .trim()
    return { start: from, end: from + line.length, flat: line, words, bullet: BULLET.test(line) }
  })
}

type Statement = Omit<Sentence, 'cues'>

function sentencesOf(lines: readonly Line[]): Statement[] {
  const sentences: Statement[] = []
  let section: Section = null
  let listed = false
  let blank = false
  for (const line of lines) {
    if (line.words === '') {
      blank = true
      continue
    }
    // A paragraph after the list of a section is no longer part of it.
    if (blank && listed && !line.bullet) section = null
    const heading = headingOf(line)
    if (heading !== undefined) {
      section = heading
      listed = false
    } else listed ||= line.bullet
    blank = false
    if (heading === undefined || !isBare(line)) sentences.push(...split(line, section))
  }
  return sentences
}

/** A heading stands alone on its line, or before a colon. */
function headingOf(line: Line): Section | undefined {
  const found = HEADINGS.find(([, pattern]) => pattern.test(line.words))
  if (!found) return undefined
  const colon = line.words.indexOf(':')
  return isBare(line) || (colon > 0 && colon <= LONGEST_HEADING) ? found[0] : undefined
}

const isBare = ({ words, bullet }: Line): boolean =>
  /:$/.test(words) || (!bullet && words.length <= LONGEST_HEADING && !/[.,;:\d]/.test(words))

const ONLY_A_CUE =
  /^[\s(]*(?:excluyente|imprescindible|indispensable|obligatori[oa]|deseable|valorable|no excluyente|un plus)[\s).]*$/

function split(line: Line, section: Section): Statement[] {
  const sentences: Statement[] = []
  for (const match of line.flat.matchAll(/(?:[^.;]|\.(?!\s|$))+[.;]?/g)) {
    const start = line.start + match.index
    const end = start + match[0].length
    const before = sentences.at(-1)
    // «React y TypeScript. Excluyente.» is one statement.
    if (before && ONLY_A_CUE.test(match[0])) {
      before.end = end
      before.flat += match[0]
    } else sentences.push({ start, end, flat: match[0], section })
  }
  return sentences
}
