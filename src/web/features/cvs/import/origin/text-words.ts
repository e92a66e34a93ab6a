import { folded } from '#shared/core/fold.ts'

/** One word of the read text, and where it stands. */
export interface TextWord {
  word: string
  page: number
  from: number
  to: number
}

const WORD = /[\p{L}\p{N}]+/gu

/** The words of a text without accents, case and signs: a reading may lose any of them. */
export const wordsIn = (text: string): string[] => (text.match(WORD) ?? []).map(folded)

export function wordsOfPages(pages: readonly string[]): TextWord[] {
  return pages.flatMap((text, page) =>
    [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
      word: folded(word),
      page,
      from: index,
      to: index + word.length,
    })),
  )
}
