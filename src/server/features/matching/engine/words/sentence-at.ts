import type { Source } from '../types.ts'

const ENDS = /[.;\n]/

/** What a line says up to the end of its sentence: «Antecedentes: los saco esta semana», of which the line is the first word. */
export function sentenceAt({ cv_path, start, end }: Source, texts: Readonly<Record<string, string>>): string {
  const text = texts[cv_path] ?? ''
  const rest = text.slice(end)
  const more = ENDS.test(text.slice(start, end).trimEnd().slice(-1)) ? 0 : rest.search(ENDS)
  return text.slice(start, more < 0 ? text.length : end + more).trim()
}
