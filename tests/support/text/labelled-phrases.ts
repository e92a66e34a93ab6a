import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../../training/discrimination')
const ADS = join(import.meta.dirname, '../../../training/ads')

export interface LabelledPhrase {
  text: string
  /** Where it leaves people out; none where it is lawful. */
  spans: readonly { start: number; end: number }[]
}

/** One phrase a line, with the words that leave people out in square brackets. */
export function labelledPhrases(name: string): LabelledPhrase[] {
  const lines = readFileSync(join(FOLDER, name), 'utf8').split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map(labelled)
}

function labelled(line: string): LabelledPhrase {
  let text = ''
  const spans: { start: number; end: number }[] = []
  for (const part of line.replaceAll('\\n', '\n').split(/(\[[^\]]*\])/)) {
    const inside = part.startsWith('[')
    const words = inside ? part.slice(1, -1) : part
    if (inside) spans.push({ start: text.length, end: text.length + words.length })
    text += words
  }
  return { text, spans }
}

/** The labelled ads as somebody would paste them, title first. */
export function wholeAds(names: readonly string[]): string[] {
  const ads = names.flatMap((name) =>
    readFileSync(join(ADS, name), 'utf8')
      .split(/^=== */m)
      .slice(1),
  )
  return ads.map((ad) => {
    const [title = '', ...lines] = ad.split('\n')
    return lines.reduce((text, line) => {
      const [, goes_on = '', words = ''] = /^[RDFBPCXH](\+?)\|(.*)$/.exec(line) ?? []
      return words === '' ? text : `${text}${goes_on ? ' ' : '\n'}${words}`
    }, title)
  })
}
