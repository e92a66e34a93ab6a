/** How the rows of a model are laid out: words, then buckets of letters, then buckets of two words. */
interface RowLayout {
  nWords: number
  nGramBuckets: number
  nBigramBuckets: number
  gramMin: number
  gramMax: number
  maxGrams: number
}

/** FNV-1a of 32 bits with a last xor-shift, as in training. */
function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  value >>>= 0
  return (value ^ (value >>> 15)) >>> 0
}

/** The rows of a word's runs of letters, which add up to its mean. */
export function gramRows(word: string, layout: RowLayout): number[] {
  const marked = `<${word}>`
  const rows: number[] = []
  for (let size = layout.gramMin; size <= layout.gramMax; size++) {
    for (let at = 0; at + size <= marked.length && rows.length < layout.maxGrams; at++) {
      rows.push(layout.nWords + (hash(marked.slice(at, at + size)) % layout.nGramBuckets))
    }
  }
  return rows
}

/** The row of two words that stand side by side. */
export const pairRow = (before: string, word: string, { nWords, nGramBuckets, nBigramBuckets }: RowLayout): number =>
  nWords + nGramBuckets + (hash(`${before} ${word}`) % nBigramBuckets)
