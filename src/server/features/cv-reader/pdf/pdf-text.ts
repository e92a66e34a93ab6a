import { cleanText, hidesText, squeezed } from '../lines/clean-text.ts'
import type { Flow, Line, ReadText } from '../lines/line.ts'
import { type Block, splitBlocks } from './columns.ts'
import { isPageFurniture, repeatedLines } from './furniture.ts'
import type { ReadPage } from './read-page.ts'
import { toLines } from './rows.ts'
import { toSegments } from './segments.ts'
import type { Word } from './word.ts'

interface PageBlock {
  block: Block
  lines: Line[]
}

/** Pages of words → flows of lines in reading order. */
export function toText(pages: readonly ReadPage[]): ReadText {
  const seen = pages.map(seenWords)
  const body_size = bodySize(seen.flat())
  const repeated = repeatedLines(seen.map((words) => toSegments(words)))
  let gutters: number[] = []
  const blocks: PageBlock[][] = seen.map((words, at) => {
    const segments = toSegments(words).filter((segment) => !repeated(segment, at) && !isPageFurniture(segment))
    const page_blocks = splitBlocks(segments, gutters)
    gutters = page_blocks.filter(({ is_column }) => is_column).map(({ left }) => left)
    return page_blocks.map((block) => ({ block, lines: toLines(block, at, body_size) }))
  })
  const hidden = pages.map(({ words }, at) => words.filter((word) => isHiddenText(word, seen[at] ?? [])))
  return {
    flows: toFlows(blocks),
    pages: seen.map((words, at) => pageText(blocks[at] ?? [], words)),
    links: pages.flatMap(({ links }) => links.map(({ url }) => url)),
    hidden_text_found: hidden.flat().length > 0 || seen.flat().some(({ text }) => hidesText(text)),
    unseen: pages.map(({ beside }, at) => [beside, ...(hidden[at] ?? []).map(({ text }) => text)].join(' ')).join('\n'),
  }
}

/** A dot or a stroke in the colour of the paper hides nothing. */
const isHiddenText = (word: Word, seen: readonly Word[]): boolean =>
  /\p{L}{2}/u.test(word.text) && (word.hidden || (word.inkless && !seen.every(({ inkless }) => inkless)))

/** Text without ink is the reading of a scanned page when nothing else stands on it; else it is hidden. */
function seenWords({ words }: ReadPage): Word[] {
  const visible = words.filter(({ hidden }) => !hidden)
  const inked = visible.filter(({ inkless }) => !inkless)
  const read = inked.length > 0 ? inked : visible
  const once = new Map(
    read.map((word) => [`${word.text} ${Math.round(word.x / 1.5)} ${Math.round(word.y / 1.5)}`, word]),
  )
  return [...once.values()].filter(({ text }) => cleanText(text).trim() !== '')
}

function bodySize(words: readonly Word[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of words) {
    const rounded = Math.round(size * 2) / 2
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] || 10
}

const NEAR = 15

/** A column goes on where one with the same left edge stood on the page before. */
function toFlows(pages: readonly PageBlock[][]): Flow[] {
  const flows: { left: number; is_column: boolean; lines: Line[]; open: boolean }[] = []
  pages.forEach((blocks, page) => {
    const before = flows.filter(({ open }) => open)
    for (const { block, lines } of blocks) {
      const same = before.filter(({ left }) => Math.abs(left - block.left) <= NEAR)
      const alone = blocks.length === 1 && page > 0 ? before : same
      const longest = [...alone].sort((a, b) => b.lines.length - a.lines.length)[0]
      if (page > 0 && longest) longest.lines.push(...lines)
      else flows.push({ left: block.left, is_column: block.is_column, lines: [...lines], open: true })
    }
  })
  return flows.map(({ lines }) => lines).filter((lines) => lines.length > 0)
}

function pageText(blocks: readonly PageBlock[], words: readonly Word[]): string {
  const lines = blocks.flatMap((block) => block.lines.map(({ cells }) => cells.map(({ text }) => text).join('  ')))
  return lines.length > 0 ? lines.join('\n') : squeezed(words.map(({ text }) => text).join(' '))
}
