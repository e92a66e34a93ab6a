import { readFileSync } from 'node:fs'

/** Lines of different people that say the same thing. */
export interface SameThing {
  trade: string
  /** As ads ask for it. */
  ads: string[]
  /** As CVs show it. */
  cvs: string[]
  /** Lines of CVs that show only a part of it. */
  parts: string[]
}

const SIGNS = { A: 'ads', C: 'cvs', P: 'parts' } as const
const HEADING = /^=== (.+)$/m
const LINE = /^([ACP])\|(.+)$/

/** The groups of a file of training/lines, which its README explains. */
export function labelledLines(path: string): SameThing[] {
  let trade = ''
  return readFileSync(path, 'utf8')
    .split(/\n{2,}/)
    .flatMap((block) => {
      trade = HEADING.exec(block)?.[1] ?? trade
      const group = groupOf(trade, block.split('\n'))
      return group.ads.length > 0 ? [group] : []
    })
}

function groupOf(trade: string, lines: readonly string[]): SameThing {
  const group: SameThing = { trade, ads: [], cvs: [], parts: [] }
  for (const line of lines) {
    const [, sign, text] = LINE.exec(line) ?? []
    if (text && (sign === 'A' || sign === 'C' || sign === 'P')) group[SIGNS[sign]].push(text)
  }
  return group
}
