import { isPageNumber } from '../lines/page-number.ts'
import { joinWords, type Segment } from './segments.ts'

export const isPageFurniture = ({ words }: Segment): boolean => isPageNumber(joinWords(words))

const NEAR = 3

const NUMBERED = /\d{1,3}\s*(?:of|de|\/)\s*\d{1,3}$/
const withoutNumbers = (text: string): string => text.replace(/\d+/g, '#')

/** Running headers and footers: the same words at the same height on another page; the first page keeps what has no number. */
export function repeatedLines(pages: readonly Segment[][]): (segment: Segment, page: number) => boolean {
  return (segment, page) => {
    const whole = joinWords(segment.words)
    const numbered = NUMBERED.test(whole)
    if (page === 0 && !numbered) return false
    const text = withoutNumbers(whole)
    const others = numbered ? pages.filter((_, at) => at !== page).flat() : (pages[page - 1] ?? [])
    return others.some(
      (other) =>
        Math.abs(other.y - segment.y) <= NEAR &&
        Math.abs(other.x - segment.x) <= NEAR &&
        withoutNumbers(joinWords(other.words)) === text,
    )
  }
}
