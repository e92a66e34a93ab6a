import type { CvContent } from '#shared/cvs/cv-document.ts'
import { outlineOf, type Shown } from '../outline/outline.ts'
import { WORDS } from '../outline/words.ts'
import { nameScale } from './name-scale.ts'
import { columnsOf } from './side-column.ts'

/** Longer words may break anywhere, shorter ones nowhere: half a word is a word that a program does not know. */
export const LONGEST_WHOLE_WORD = 48
const BREAK_HERE = '\u200b'
const NUMBER_AND_UNIT = /(?<=\d) (?=[%‰€$£°])/g
const MAY_BREAK_INSIDE = /[^\p{L}\p{N}\p{M}.,;:'"’()«»¿¡\s]\S/u

/** Text for Typst: a string, or a word that would break at a hyphen or a slash and must stay whole. */
type Run = string | { whole: string }

function runs(text: string): Run[] {
  const found: Run[] = []
  for (const piece of text.replace(NUMBER_AND_UNIT, '\u00a0').split(/( )/)) {
    if (piece.length <= LONGEST_WHOLE_WORD && MAY_BREAK_INSIDE.test(piece)) found.push({ whole: piece })
    else append(found, breakable(piece))
  }
  return found
}

function append(found: Run[], text: string): void {
  const last = found.at(-1)
  if (typeof last === 'string') found[found.length - 1] = last + text
  else if (text) found.push(text)
}

/** After the signs of an address where it has some, else between any two letters; what is short enough stays whole. */
export function breakable(word: string, longest = LONGEST_WHOLE_WORD): string {
  if (word.length <= longest) return word
  return word
    .split(/(?<=[/@?&=_-])/)
    .map((piece) => (piece.length > longest ? [...piece].join(BREAK_HERE) : piece))
    .join(BREAK_HERE)
}

/** What a template reads: data only, so nothing the person wrote is ever taken for markup. */
export function typstData(content: CvContent, shown: Shown, hasPhoto: boolean): string {
  const words = WORDS[content.language]
  const { full_name } = content.document.basics
  const outline = outlineOf(content, shown)
  const data = {
    ...outline,
    ...columnsOf(outline, content.template, content.design),
    author: full_name,
    name_scale: nameScale(full_name),
    language: content.language,
    design: content.design,
    has_photo: hasPhoto && content.design.show_photo,
    words: {
      personal_data: words.personal_data,
      reach: words.reach,
      overall: words.overall,
      skills_used: words.skills_used,
      language_skills: Object.values(words.language_skill),
    },
  }
  return JSON.stringify(data, (key, value) => (key === 'text' ? runs(value) : value))
}
