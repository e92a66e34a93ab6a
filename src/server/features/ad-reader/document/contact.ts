import { findPhrases } from '#shared/vacancies/lint/phrase.ts'
import { mail, phone, url } from '#shared/vacancies/lint/rules/contact.ts'

const SENTENCE = /(?:[^.!?\n]|[.!?](?!\s|$))+[.!?]*\s*/g

/** The sentences of a line without those that give a telephone, a mail or an address: people apply in the product. */
export function withoutContact(words: string): { kept: string; removed: string[] } {
  const removed: string[] = []
  if (findPhrases([{ path: 'description', text: words }], [phone, mail, url]).length === 0)
    return { kept: words, removed }
  const kept = (words.match(SENTENCE) ?? [words]).filter((sentence) => {
    const tells = findPhrases([{ path: 'description', text: sentence }], [phone, mail, url]).length > 0
    if (tells) removed.push(sentence.trim())
    return !tells
  })
  return { kept: kept.join('').trim(), removed }
}
