import { describe, expect, it } from 'vitest'
import { type SourceFile, sourceFiles } from '#tests/support/text/source-files.ts'

const files = new Map(sourceFiles('src/server', 'src/shared').map((file) => [file.path, file]))

const loadedWith = ({ imports, type_imports, lazy_imports }: SourceFile) =>
  imports.filter((target) => !type_imports.has(target) && !lazy_imports.has(target))

/** Everything that is there as soon as the server runs, files and packages. */
function loadedAtStart(): Set<string> {
  const loaded = new Set(['src/server/main.ts'])
  for (const path of loaded) {
    const file = files.get(path)
    for (const target of file ? loadedWith(file) : []) loaded.add(target)
  }
  return loaded
}

describe('the start', () => {
  const loaded = loadedAtStart()

  it('loads the server', () => {
    expect(loaded).toContain('src/server/features/hiring/hiring.routes.ts')
    expect(loaded).toContain('fastify')
  })

  // Each is needed seldom or by some installations, and stays in memory for as long as the process lives.
  it.each(['sharp', '@aws-sdk/client-s3', 'stripe', 'mercadopago', 'unpdf', 'docx', 'src/server/seeds/seed-demo.ts'])(
    'leaves %s until somebody needs it',
    (heavy) => {
      expect([...loaded].filter((path) => path === heavy || path.startsWith(`${heavy}/`))).toEqual([])
    },
  )

  it('lets strangers’ pictures reach no decoder but those that the server has chosen', () => {
    const children = /-child\.ts$|\/child\/picture\.ts$|\.test\.ts$|\/testing\/|\/fixtures\//
    const loads = ({ imports, type_imports, lazy_imports }: SourceFile) =>
      imports.includes('sharp') && (lazy_imports.has('sharp') || !type_imports.has('sharp'))
    const ours = [...files.values()].filter((file) => loads(file) && !children.test(file.path))
    expect(ours.map(({ path }) => path)).toEqual(['src/server/platform/files/decoders.ts'])
  })
})
