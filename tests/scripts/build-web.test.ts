import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const SCRIPT = new URL('../../scripts/build-web.mjs', import.meta.url).href

/** Files of the project that its own lines import, as far as they lie beside it. */
const importedBy = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/from '(\.{1,2}\/[^']+)'/g)].map(([, file = '']) => join(path, '..', file))

it('the web is built again when anything changes that its build is made of', async () => {
  const { WEB_SOURCES }: { WEB_SOURCES: string[] } = await import(SCRIPT)
  const own = readdirSync('scripts/web').map((name) => `scripts/web/${name}`)
  const files = ['vite.config.ts', ...own].flatMap(importedBy)
  expect(files).toContain('scripts/web/lean-contract.ts')
  const covers = (file: string) => WEB_SOURCES.some((source) => file === source || file.startsWith(`${source}/`))
  expect(files.filter((file) => !covers(file))).toEqual([])
})
