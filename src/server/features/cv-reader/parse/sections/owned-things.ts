import { type Line, withText } from '../../lines/line.ts'
import { type Meaning, meaningOf } from './line-meaning.ts'

/** «Tengo la ESO y un curso de carretillero», «Estudié hasta 8.º de EGB» */
const OWNED =
  /^(?:y )?(?:tambi[eé]n )?(?:tengo|poseo|cuento con|hice|he hecho|he cursado|(?:me )?saqu[eé]|obtuve|termin[eé]|complet[eé]|estudi[eé]|curs[eé])\s+(?:tambi[eé]n\s+)?(?:hasta\s+)?/iu
const ARTICLE = /^(?:el|la|los|las|un|una|mi|mis)\s+/iu
const BESIDE = /,\s+(?:y\s+)?|\s+y\s+(?:tambi[eé]n\s+)?/u
const LONGEST = 160

const LEARNT: ReadonlySet<Meaning | null> = new Set<Meaning | null>(['education', 'courses', 'certifications'])
const isLearnt = (text: string): boolean => LEARNT.has(meaningOf(text))

/** What somebody says that they have or studied, each thing by its name; the whole text where it names none. */
export function ownedIn(text: string): string[] {
  if (text.length > LONGEST || !OWNED.test(text)) return [text]
  const said = text.replace(OWNED, '').replace(ARTICLE, '')
  const parts = said.split(BESIDE).map((part) => part.replace(ARTICLE, ''))
  if (parts.every(isLearnt)) return parts
  return isLearnt(said) ? [said] : [text]
}

export const ownedThings = (line: Line): Line[] => {
  const things = line.cells.length > 1 ? [] : ownedIn(line.text)
  return things.length === 0 || things[0] === line.text
    ? [line]
    : things.map((text, at) => ({ ...withText(line, text), gap: at === 0 ? line.gap : 0 }))
}
