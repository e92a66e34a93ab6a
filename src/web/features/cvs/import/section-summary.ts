import { dateWord, periodWord } from '#shared/words/cvs.ts'
import { countryName, languageName } from '#shared/words/names.ts'
import { NOW } from './review-field-specs.ts'
import type { ReviewEntry, ReviewField, ReviewSection } from './review-sections.ts'

const EMPTY: Readonly<Record<string, string>> = {
  experience: 'No leímos ningún trabajo.',
  education: 'No leímos ningún estudio.',
}

/** A folded section in one line: how much is in it, and what. */
export function sectionSummary({ key, entries }: ReviewSection, left_out: readonly string[]) {
  const [first] = entries
  if (first?.id === null) {
    const said = first.fields.filter(({ value }) => value !== '')
    const count = said.reduce(
      (sum, { control, value }) => sum + (control === 'chips' ? value.split('\n').length : 0),
      0,
    )
    return { count, text: said.map(inWords).join(' · ') || 'No leímos nada.' }
  }
  const kept = entries.filter(({ id }) => id === null || !left_out.includes(id))
  const names = kept.flatMap((entry) => entry.title || (entry.fields.find(({ value }) => value !== '')?.value ?? []))
  return { count: kept.length, text: names.join(' · ') || (EMPTY[key] ?? 'No leímos nada.') }
}

/** What was read, as people say it. */
function inWords({ control, value, words }: ReviewField): string {
  if (value === NOW) return 'Actualidad'
  if (words) {
    return value
      .split('\n')
      .map((one) => words[one] ?? one)
      .join(', ')
  }
  if (control === 'country') return countryName(value)
  if (control === 'language') return languageName(value)
  if (control.startsWith('date')) return dateWord(value)
  return value.replaceAll('\n', ', ')
}

/** «mar 2021 – Actualidad», «2019» or how well: what tells an entry from its neighbours. */
export function entryFacts({ fields }: ReviewEntry): string {
  const said = (name: string) => fields.find(({ path }) => path.endsWith(`.${name}`))?.value ?? ''
  const [start, end] = [said('start'), said('end')]
  if (start !== '' || end !== '') return periodWord(start || null, end === NOW ? null : end || null, end === NOW)
  const other = fields.find(({ path, value }) => value !== '' && /\.(?:date|overall|number)$/.test(path))
  return other ? inWords(other) : ''
}
