import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtServer } from '#tests/support/built-server.ts'
import { PASSWORD } from '#tests/support/factories.ts'
import { openFolder, roomiestParent } from '#tests/support/open-folder.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts'
import { removeDataDir } from '#tests/support/postgres/postgres-folder.ts'
import { callOver } from '#tests/support/retrying-call.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'

const OUT = 'dist/server'
/** What is named by its place beside a source, and a child process by its place beside the built file. */
const NAMED = /new URL\("([^"]+)", new URL\("([^"]+)", import\.meta\.url\)\.href\)|new URL\("(\.\/[^"]+)", import/g

interface Named {
  file: string
  /** From the root of the project. */
  place: string
}

function namedPlaces(): Named[] {
  const files = readdirSync(OUT).filter((name) => name.endsWith('.js'))
  return files.flatMap((file) => {
    const built = pathToFileURL(join(OUT, file))
    return [...readFileSync(built, 'utf8').matchAll(NAMED)].map(([, name = '', source = '', child]) => {
      const place = new URL(child ?? name, child ? built : new URL(source, built))
      return { file, place: relative('.', fileURLToPath(place)) || '.' }
    })
  })
}

describe('the built server', () => {
  beforeAll(() => builtServer(), 120_000)

  it('looks for every file where the sources have it', () => {
    const named = namedPlaces()
    const places = named.map(({ place }) => place)
    expect(places).toEqual(
      expect.arrayContaining([
        'src/server/features/language/encoder/encoder.bin',
        'src/server/features/cv-drawing/child/templates',
        'migrations',
        'dist/web',
        'dist/server/reader-child.js',
      ]),
    )
    // The web is built apart from it, and may not be.
    const expected = named.filter(({ place }) => !/^dist\/(web|drawing)/.test(place))
    expect(expected.filter(({ place }) => !existsSync(place))).toEqual([])
  })

  it('has no letter that makes the engine keep its text in two bytes a letter', () => {
    const files = readdirSync(OUT).filter((name) => name.endsWith('.js'))
    expect(files.filter((file) => /[^\0-\x7f]/.test(readFileSync(join(OUT, file), 'utf8')))).toEqual([])
  })

  it('is replaced whole: whoever has begun to read the old file goes on with it', () => {
    const opened = openSync(join(OUT, 'main.js'), 'r')
    execFileSync(process.execPath, ['scripts/bundle-server.ts'])
    expect(statSync(join(OUT, 'main.js')).ino).not.toBe(fstatSync(opened).ino)
    closeSync(opened)
  })

  it('starts no process from a source', () => {
    expect(namedPlaces().filter(({ place }) => place.endsWith('.ts'))).toEqual([])
  })
})

describe('the running built server', () => {
  const folder = openFolder('built', roomiestParent())
  let database: TestDatabase
  let server: ServerProcess
  let token: string | undefined
  beforeAll(async () => {
    database = await createTestDatabase()
    server = await startServerProcess({ DATABASE_URL: database.url, DATA_DIR: folder })
  }, 180_000)
  afterAll(async () => {
    await server.stop()
    await database.drop()
    await removeDataDir(folder)
  })

  const ask = (path: string, body?: unknown) =>
    callOver(server.url, path, { method: body === undefined ? 'GET' : 'POST', body, token })

  it('knows the common passwords', async () => {
    const person = { full_name: 'Nuria Soler', email: 'nuria@correo.example', accept_terms: true }
    const refused = await ask('/auth/register', { ...person, password: 'qwertyuiop123' })
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('password')])
    const registered = await ask('/auth/register', { ...person, password: PASSWORD })
    expect(registered.status).toBe(201)
    token = registered.json().token
  })

  it('draws a CV and reads it back in its processes', async () => {
    const cv = (await ask('/cvs', { title: 'Electricista' })).json()
    const { pages } = (await ask(`/cvs/${cv.id}/preview`)).json()
    expect(pages[0]).toContain('<svg')
    expect((await ask(`/cvs/${cv.id}/readback`)).json()).toMatchObject({ pages: 1 })
    expect((await ask(`/cvs/${cv.id}/export?format=docx`)).status).toBe(200)
  })

  it('reads a pasted CV and a long ad in processes that may read nothing but code', async () => {
    const text =
      'Nuria Soler\nnuria@correo.example\n\nExperiencia\nElectricista, Montajes Ebro\nmayo 2018 – actualidad\n'
    const imported = await ask('/cvs/import/text', { text })
    expect([imported.status, imported.text]).toEqual([201, expect.stringContaining('Montajes Ebro')])
    const line =
      'Buscamos electricista con carnet de instalador y tres años de experiencia en cuadros de baja tensión.\n'
    const ad = await ask('/vacancies/propose-requirements', { text: line.repeat(80) })
    expect([ad.status, ad.text]).toEqual([200, expect.stringContaining('lectricista')])
  })
})
