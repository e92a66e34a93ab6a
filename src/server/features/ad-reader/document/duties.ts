import type { OutlinedLine } from '../text/outline.ts'
import { asItem, plainWords } from './plain-words.ts'

const MOST = 12
const LONGEST = 200
const SHORTEST = 4

/** A part of the ad that has a field of its own: what goes into the field, and the lines that it was read from. */
export interface Placed {
  items: string[]
  lines: ReadonlySet<OutlinedLine>
}

/** What somebody will do: the items under such a heading, or a sentence that lists them. */
export function dutiesOf(outline: readonly OutlinedLine[]): Placed {
  const items: string[] = []
  const lines = new Set<OutlinedLine>()
  for (const one of outline) {
    const found = one.role === 'TEXT' ? itemsOf(one).map(asItem) : []
    if (found.length === 0 || items.length + found.length > MOST) continue
    if (found.some((duty) => duty.length > LONGEST || duty.length < SHORTEST)) continue
    items.push(...found)
    lines.add(one)
  }
  return { items: [...new Set(items)], lines }
}

function itemsOf(one: OutlinedLine): string[] {
  const words = plainWords(one.line)
  if (one.section === 'DUTIES' && one.line.bullet) return [words]
  const led = LEAD.exec(words)
  const body = led ? words.slice(led[0].length) : one.inline ? words.slice(words.indexOf(':') + 1) : words
  if (led || one.section === 'DUTIES') {
    const listed = listedIn(body)
    if (listed.length > 1) return listed
  }
  return one.section === 'DUTIES' && one.listed && !one.inline ? [words] : []
}

const LEAD =
  /^(?:te encargar[aá]s|se encargar[aá]|tus? (?:funciones|tareas|trabajo)(?: principales)? (?:ser[aá]n?|consistir[aá]n?)|tus? responsabilidades (?:ser[aá]n|son)|sus? funciones ser[aá]n|las (?:funciones|tareas) (?:ser[aá]n|son)|har[aá]s|el trabajo (?:es|consiste en))(?: de)?:? /i
const SEPARATOR = /, (?:y |e )?|; |(?<!,) (?:y|e) (?=\p{L}+(?:ar|er|ir)(?:se|lo|la|los|las)?(?:[ ,.]|$))/u
/** «Atender», «cobrar», «la limpieza», «atención…»: what somebody does. */
const DOING =
  /^(?:(?:\p{L}{2,}(?:ar|er|ir)(?:se|lo|la|los|las|les)?)(?![\p{L}])|\p{L}+(?:i[oó]n|miento|aje|ura|eza) )/iu

/** «atender mesas, cobrar y montar la sala»: only where each part says something done. */
function listedIn(body: string): string[] {
  const parts = body
    .replace(/\.$/, '')
    .split(SEPARATOR)
    .map((part) => part.trim())
  return !/[.!?] /.test(body) && parts.every((part) => DOING.test(part)) ? parts : []
}
