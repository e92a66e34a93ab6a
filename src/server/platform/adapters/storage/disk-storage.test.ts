import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomFor } from '#tests/support/chance/random.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { createStorage } from './create-storage.ts'
import { createDiskStorage } from './disk-storage.ts'

/** Three writes are under way at each. */
const KILLS = soak(6, 200)
const MOST_KILLS = 10 * KILLS

const random = randomFor('killed disk store')

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skillo-disk-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

/** Puts objects without end and prints the key of each one that was acknowledged. */
const WRITER = `
  import { createHash, randomBytes, randomUUID } from 'node:crypto'
  import { writeSync } from 'node:fs'
  import { createDiskStorage } from ${JSON.stringify(new URL('./disk-storage.ts', import.meta.url).href)}
  import { seededRandom } from '#tests/support/chance/random.ts'
  const [target, from] = process.argv.slice(1)
  const store = createDiskStorage(target, 0)
  const random = seededRandom(Number(from))
  const work = async () => {
    for (;;) {
      const key = randomUUID()
      const body = randomBytes(1 + random.whole(2_000_000))
      await store.put(key, Buffer.concat([createHash('sha256').update(body).digest(), body]), 'image/webp')
      writeSync(1, key + '\\n')
    }
  }
  writeSync(1, 'ready\\n')
  await Promise.all([work(), work(), work()])
`

async function writeUntilKilled(target: string): Promise<string[]> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER, target, String(random.whole(2 ** 31))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  const ended = once(child, 'close')
  const lines = 1 + random.whole(7)
  while (printed.split('\n').length <= lines) await once(child.stdout, 'data')
  await pause(random.whole(20))
  child.kill('SIGKILL')
  await ended
  return printed.split('\n').slice(1, -1)
}

function isWhole(bytes: Buffer | undefined): boolean {
  if (!bytes) return false
  return createHash('sha256').update(bytes.subarray(32)).digest().equals(bytes.subarray(0, 32))
}

describe('disk store', () => {
  it('loses nothing acknowledged and shows nothing half-written when killed at any moment', {
    timeout: 60_000 + KILLS * 10_000,
  }, async () => {
    const target = join(folder, 'killed')
    const store = createDiskStorage(target, 0)
    const acknowledged: string[] = []
    const drafted = async () => (await readdir(join(target, 'incoming')).catch(() => [])).length
    // By chance all of a few rounds are killed between two writes.
    for (let round = 0; round < KILLS || (round < MOST_KILLS && (await drafted()) === 0); round++)
      acknowledged.push(...(await writeUntilKilled(target)))
    expect(acknowledged.length).toBeGreaterThan(0)
    for (const key of acknowledged) expect(isWhole(await store.get(key)), key).toBe(true)
    const drafts = new Set(await readdir(join(target, 'incoming')))
    for await (const { key } of store.list()) {
      if (drafts.has(key)) expect(await store.get(key)).toBeUndefined()
      else expect(isWhole(await store.get(key)), key).toBe(true)
    }
    expect(drafts.size, 'no round was killed in the middle of a write').toBeGreaterThan(0)
  })

  it('lists the drafts of a killed process, so that the sweeper finds and removes them', async () => {
    const target = join(folder, 'swept')
    const store = createDiskStorage(target, 0)
    const draft = randomUUID()
    const path = join(target, 'incoming', draft)
    await mkdir(join(target, 'incoming'), { recursive: true })
    await writeFile(path, 'half')
    await utimes(path, new Date(0), new Date(0))
    expect(await Array.fromAsync(store.list())).toEqual([{ key: draft, modified_at: new Date(0) }])
    await store.remove(draft)
    expect(await Array.fromAsync(store.list())).toEqual([])
  })

  it('puts objects two folders deep, readable by nobody else', async () => {
    const key = randomUUID()
    await createStorage({ s3: undefined, data_dir: folder }).put(key, Buffer.from('x'), 'text/plain')
    const path = join(folder, 'files', key.slice(0, 2), key.slice(2, 4), key)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readdir(join(folder, 'files', 'incoming'))).toEqual([])
  })

  it('stops before the disk is full', async () => {
    const target = join(folder, 'full')
    const store = createDiskStorage(target, Number.MAX_SAFE_INTEGER)
    await expect(store.put(randomUUID(), Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
      code: 'storage_full',
      status: 507,
    })
    expect(await Array.fromAsync(store.list())).toEqual([])
  })
})
