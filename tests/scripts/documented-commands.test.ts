import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { names as benches } from '../../bench/support/names.ts'

const pagesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

const pages = ['README.md', 'CONTRIBUTING.md', ...pagesBelow('docs'), ...pagesBelow('scripts')]
const commands = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/`([^`\n]*\b(?:npm|npx|node) [^`\n]+)`/g)].map(([, text = '']) => ({
    page,
    text,
  })),
)
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

const wrong = (isRight: (text: string) => boolean) =>
  commands.filter(({ text }) => !isRight(text)).map(({ page, text }) => `${page}: ${text}`)

describe('every command in the docs', () => {
  it('names files that are there', () => {
    const pathsOf = (text: string) => text.match(/\b(?:src|tests|scripts|training|bench)\/[\w./-]+/g) ?? []
    expect(commands.flatMap(({ text }) => pathsOf(text)).length).toBeGreaterThan(8)
    expect(wrong((text) => pathsOf(text).every((path) => existsSync(path)))).toEqual([])
  })

  it('names scripts and benches that are there', () => {
    expect(wrong((text) => (text.match(/npm run ([\w:-]+)/)?.[1] ?? 'start') in scripts)).toEqual([])
    const list = commands.find(({ text }) => text.startsWith('npm run bench ['))?.text.match(/\[(.+)\]/)?.[1]
    expect(list?.split(' ').sort()).toEqual([...benches].sort())
  })

  // The Node that is asked for need not know TypeScript; `npx node` is the one that the packages bring.
  it('runs with the Node of the packages, but for the one that brings them', () => {
    expect(
      wrong((text) => /\bnpx node |^node scripts\/setup\.mjs /.test(text) || !/\bnode [\w/-]+\.(?:ts|mjs)/.test(text)),
    ).toEqual([])
  })
})
