import { cleanText, squeezed } from './lines/clean-text.ts'

const LONGEST = 120
const LONGEST_SENT = 2_000

/** The name of an uploaded file as a label: without folders, without what cannot be seen, cut in front of its end. */
export function shownFileName(sent: string): string {
  const [name = ''] = sent.slice(0, LONGEST_SENT).split(/[\\/]/).slice(-1)
  const letters = [...squeezed(cleanText(name))]
  if (letters.length <= LONGEST) return letters.join('')
  const [end = ''] = /\.[\p{L}\d]{1,5}$/u.exec(letters.join('')) ?? []
  return `${letters.slice(0, LONGEST - end.length - 1).join('')}…${end}`
}
