import { MUST, WISH } from '#shared/lexicon/importance.ts'
import type { Section } from './headings.ts'
import type { Line } from './lines.ts'
import type { OutlinedLine } from './outline.ts'

/** A sentence, or the item of a list, with its place in the whole text. */
export interface Sentence {
  start: number
  end: number
  flat: string
  section: Section
  /** The words of the heading above, without capitals and accents. */
  heading: string
  /** Its own line opens with that heading: «Deseable: inglés». */
  opened: boolean
  /** One of a list, which is made of phrases rather than of sentences. */
  listed: boolean
}

/** The sentences under their headings; headings themselves are left out. */
export const sentencesOf = (outline: readonly OutlinedLine[]): Sentence[] =>
  outline.flatMap(({ line, role, section, outer, inline, heading }) => {
    if (role !== 'TEXT') return []
    const own = split(line, { section, heading, opened: inline !== undefined }, inline?.length ?? 0)
    // «No necesitas experiencia: te formamos. Solo pedimos…»: what is waived ends with its sentence.
    return inline?.section === 'WAIVED' ? own.map((one, i) => (i === 0 ? one : { ...one, section: outer })) : own
  })

const ONLY_A_CUE = new RegExp(String.raw`^[\s(]*(?:(?:no )?${MUST}|${WISH}|un plus)[\s).]*$`)
const ABBREVIATED =
  /(?<![a-z])(?:lic|ing|dr|dra|sr|sra|tel|aprox|min|max|ej|ref|num|av|col|depto|dpto|exp|excl|disp|jal|cdad|prof|tec|univ|esp|sta|sto|art|c\.c|c\.p|ee\.uu|ee|uu|ff|aa|rr|cc|pol|avda|ctra|s|n|(?<=villa |san |santa |general )[a-z]|(?<=\d ?)[ap])\.$/
/** «de 11 a.m. a 4 p.m.», «de las FF.AA. o similar» go on in small letters, or are over. */
const HOUR = /(?:(?<![a-z])[a-z]{1,2}\.[a-z]{1,2}|(?<![a-z])(?:hrs?|hs|h))\.$/
const PIECE = /(?:[^.;!?\n]|\.(?!\s|$))+[.;!?]*/g

/** Without the heading that the line may open with. */
function split(line: Line, under: Pick<Sentence, 'section' | 'heading' | 'opened'>, opening: number): Sentence[] {
  const sentences: Sentence[] = []
  const begin = line.begin + (opening === 0 ? 0 : line.flat.slice(line.begin - line.start).indexOf(':') + 1)
  for (const match of line.flat.slice(begin - line.start).matchAll(PIECE)) {
    const start = begin + match.index
    const end = start + match[0].length
    const before = sentences.at(-1)
    // «React y TypeScript. Excluyente.» is one statement, and so is «Lic. en Contaduría».
    if (before && (ONLY_A_CUE.test(match[0]) || isUnfinished(before, line, start))) {
      before.end = end
      before.flat = line.flat.slice(before.start - line.start, end - line.start)
    } else {
      const section = under.section === null && before && goesOnWithWork(before, match[0]) ? 'DUTIES' : under.section
      sentences.push({ start, end, flat: match[0], ...under, section, listed: line.bullet })
    }
  }
  return sentences
}

const OF_THE_WORK =
  /^\s*(?:(?:el|la|su|tu|las?|los) )?(?:cargo|puesto|posicion|trabajo|labor|tareas?|funcion(?:es)?|mision|persona (?:seleccionada|contratada))(?: [a-z]+){0,2} (?:consist|sera|son|es|tendra|implica|incluye|comprende)[a-z]*(?![a-z])|^\s*(?:te encargaras|seras responsable|vas a|realizaras|tendras a (?:tu )?cargo)(?![a-z])/
const MUST_DO =
  /^\s*(?:(?:ademas|tambien|asimismo),? )?(?:debe|debera|deberas|deberan|tiene que|tendra que|tendras que)(?: (?:tambien|ademas))? (?!ser |tener |contar |saber |poseer |conocer |dominar |hablar |vivir |residir |acreditar |demostrar |estar |disponer |haber |poder |aportar |presentar |manejar |leer )[a-z]+[aei]r(?:se|l[aeo]s?)? /

/** «El cargo consiste en… Deberá revisar el equipo y avisar de fallas.»: behind what the work is, what must be done is a part of it. */
const goesOnWithWork = (before: Sentence, flat: string): boolean =>
  (before.section === 'DUTIES' || OF_THE_WORK.test(before.flat)) && MUST_DO.test(flat)

const LONGEST_SHORT = 30

function isUnfinished({ flat }: Sentence, { written, start: from }: Line, start: number): boolean {
  // Only its end says so, and a long chain of short forms is asked at every link.
  const words = flat.slice(-LONGEST_SHORT).trim()
  return (
    ABBREVIATED.test(words) ||
    (HOUR.test(words) && /^\s*\p{Ll}/u.test(written.slice(start - from, start - from + LONGEST_SHORT)))
  )
}
