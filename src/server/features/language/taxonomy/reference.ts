import { readLines } from './read-data.ts'

/** A named thing of a short closed list: a language, a sector, a field of study. */
interface Reference {
  id: string
  name_es: string
  name_en: string
  aliases: string[]
}

/** Ids are ISO 639 codes. */
export const languages = lazily('languages.txt')
export const sectors = lazily('sectors.txt')
export const educationFields = lazily('education-fields.txt')

function lazily(file: string): () => readonly Reference[] {
  let known: readonly Reference[] | undefined
  return () => {
    known ??= readLines(file).map(readReference)
    return known
  }
}

function readReference(line: string): Reference {
  const [id = '', name_es = '', english = '', aliases = ''] = line.split('|').map((column) => column.trim())
  const names = aliases.split(',').map((alias) => alias.trim())
  return { id, name_es, name_en: english === '=' ? name_es : english, aliases: names.filter((name) => name !== '') }
}
