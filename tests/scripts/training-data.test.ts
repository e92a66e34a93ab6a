import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const FOLDER = fileURLToPath(new URL('../../training/pairs/', import.meta.url))

const verdict = z.object({ verdict: z.enum(['Y', 'P', 'N', 'U']), evidence: z.array(z.string().min(1)) })
const cv = z.object({ text: z.string(), verdicts: z.record(z.string(), verdict) })
const pair = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  demands: z.array(
    z.object({
      id: z.string(),
      quote: z.string().min(1),
      label: z.string().min(1),
      importance: z.enum(['must', 'plain', 'wish']),
      kind: z.enum(['work', 'experience', 'skill', 'study', 'language', 'licence', 'certificate', 'condition', 'soft']),
    }),
  ),
  cv_a: cv,
  cv_b: cv,
})

type Pair = z.infer<typeof pair>

const isJudged = (kind: string) => kind !== 'condition' && kind !== 'soft'

/** What somebody who learns from it would learn wrong. */
function faultsOf({ id, title, text, demands, cv_a, cv_b }: Pair): string[] {
  const quotes = demands
    .filter(({ quote }) => !`${title}\n${text}`.includes(quote))
    .map(({ quote }) => `quote ${quote}`)
  const works = demands.filter(({ kind }) => kind === 'work').length
  const cvs = Object.entries({ cv_a, cv_b }).flatMap(([name, { text, verdicts }]) => [
    ...demands
      .filter((demand) => isJudged(demand.kind) && !verdicts[demand.id])
      .map((demand) => `${name} lacks ${demand.id}`),
    ...Object.entries(verdicts).flatMap(([demand, { verdict, evidence }]) => [
      ...((verdict === 'U') === (evidence.length === 0)
        ? []
        : [`${name} ${demand}: ${verdict} with ${evidence.length} quotes`]),
      ...evidence.filter((quote) => !text.includes(quote)).map((quote) => `${name} ${demand}: ${quote}`),
    ]),
  ])
  return [...quotes, ...(works === 1 ? [] : [`${works} works`]), ...cvs].map((fault) => `${id}: ${fault}`)
}

describe('pairs of ads and CVs', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  it.each(files)('%s says only what its texts say', (name) => {
    const pairs = z.array(pair).parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')))
    expect(pairs.flatMap(faultsOf)).toEqual([])
  })
})

const MARKED = fileURLToPath(new URL('../../training/marked-ads/', import.meta.url))
const KINDS = 'experience|skill|study|language|licence|certificate|soft|condition|work'
const MARK = new RegExp(`\\{[mpw]\\.(?:${KINDS})\\|[^{}|]+\\}`, 'g')

describe('ads with marks', () => {
  it.each(readdirSync(MARKED).filter((name) => name.endsWith('.txt')))('%s marks only what is known', (name) => {
    const text = readFileSync(join(MARKED, name), 'utf8')
    expect(text.match(MARK)?.length).toBeGreaterThan(50)
    expect(text.replace(MARK, '').match(/.*[{}].*/g)).toBeNull()
  })
})

const SPANNED = fileURLToPath(new URL('../../training/cv-spans/', import.meta.url))
const SPAN = /\{[pedltscnigvkmfa]:[^{}]+\}/g

describe('CVs with spans', () => {
  it.each(readdirSync(SPANNED).filter((name) => name.endsWith('.txt')))('%s says of each line what it is', (name) => {
    const lines = readFileSync(join(SPANNED, name), 'utf8').split('\n')
    const told = lines.filter((line) => line !== '' && !line.startsWith('=== '))
    expect(told.length).toBeGreaterThan(100)
    expect(told.filter((line) => !/^[JjTHSCLKDPWNO]\|./.test(line))).toEqual([])
    expect(told.filter((line) => /[{}]/.test(line.replace(SPAN, '')))).toEqual([])
  })
})

const CROSSED = fileURLToPath(new URL('../../training/crosses/', import.meta.url))
const blocksIn = (folder: string, name: string) =>
  `\n${readFileSync(join(folder, name), 'utf8')}`.split(/^===/m).slice(1)

/** The demands of ads and the number of lines of CVs that crosses may name. */
function known() {
  const demands = new Map<string, Set<string>>()
  const lines = new Map<string, number>()
  const trained = readdirSync(FOLDER).filter((name) => name.endsWith('.json') && !name.startsWith('kept'))
  for (const { id, demands: asked, cv_a, cv_b } of trained.flatMap((name) =>
    z.array(pair).parse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8'))),
  )) {
    demands.set(id, new Set(asked.map((demand) => demand.id)))
    lines.set(`${id} cv_a`, cv_a.text.split('\n').length)
    lines.set(`${id} cv_b`, cv_b.text.split('\n').length)
  }
  for (const name of readdirSync(MARKED).filter((file) => file.endsWith('.txt') && !file.startsWith('kept')))
    for (const [at, block] of blocksIn(MARKED, name).entries())
      demands.set(`${name.slice(0, -4)}:${at}`, new Set((block.match(MARK) ?? []).map((_, k) => `d${k}`)))
  for (const name of readdirSync(SPANNED).filter((file) => file.endsWith('.txt') && !file.startsWith('kept')))
    for (const [at, block] of blocksIn(SPANNED, name).entries())
      lines.set(`${name.slice(0, -4)}:${at} cv-spans`, block.split('\n').filter((line) => /^.\|/.test(line)).length)
  return { demands, lines }
}

describe('ads beside the CVs of others', () => {
  const { demands, lines } = known()
  it.each(readdirSync(CROSSED).filter((name) => name.endsWith('.txt')))('%s names what is there', (name) => {
    const faults = blocksIn(CROSSED, name).flatMap((block) => {
      const [head = '', ...said] = block.trim().split('\n')
      const [ad = '', ...cv] = head.split(' ')
      const last = lines.get(cv.join(' ')) ?? 0
      return said.filter((line) => {
        const [demand = '', verdict = '', ...at] = line.split(' ')
        const is_whole = (verdict === 'U') === (at.length === 0) && /^[YPNU]$/.test(verdict)
        return (
          !is_whole ||
          !demands.get(ad)?.has(demand) ||
          at.some((place) => !(Number(place) >= 1 && Number(place) <= last))
        )
      })
    })
    expect(faults).toEqual([])
  })
})
