import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TAXONOMY_VERSION } from './taxonomy-version.ts'

it('the version moves with every change of the data', () => {
  const data = new URL('data/', import.meta.url)
  const hash = createHash('sha256')
  const names = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'))
  for (const name of names.sort()) hash.update(name).update(readFileSync(new URL(name, data)))
  expect(TAXONOMY_VERSION).toBe(hash.digest('hex').slice(0, 12))
})
