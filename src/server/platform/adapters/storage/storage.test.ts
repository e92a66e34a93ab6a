import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStorage } from './create-storage.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { FileStore } from './storage.ts'
import { startS3Double } from './testing/s3-double.ts'

const SECRETS = { access_key_id: 'AKID', secret_access_key: 's3cr/et+key' }

let folder: string
let double: Awaited<ReturnType<typeof startS3Double>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skillo-storage-'))
  double = await startS3Double('skillo', SECRETS)
})
afterAll(async () => {
  await double.close()
  await rm(folder, { recursive: true })
})

const s3Config = () => ({ bucket: 'skillo', region: 'eu-west-1', endpoint: double.url, ...SECRETS })

const sides: { name: string; open: () => FileStore }[] = [
  { name: 'disk', open: () => createDiskStorage(join(folder, 'files'), 0) },
  { name: 's3', open: () => createS3Storage(s3Config()) },
]

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key, modified_at } of store.list()) {
    expect(modified_at).toBeInstanceOf(Date)
    keys.push(key)
  }
  return keys.sort()
}

describe.each(sides)('every file store: $name', ({ open }) => {
  it('gives back exactly what was put, also nothing and a megabyte', async () => {
    const store = open()
    for (const bytes of [randomBytes(1024 * 1024), Buffer.alloc(0), Buffer.from('é\0\r\n')]) {
      const key = randomUUID()
      await store.put(key, bytes, 'image/webp')
      expect((await store.get(key))?.equals(bytes)).toBe(true)
      await store.remove(key)
    }
  })

  it('replaces an object as a whole', async () => {
    const store = open()
    const key = randomUUID()
    await store.put(key, Buffer.from('a longer first version'), 'text/plain')
    await store.put(key, Buffer.from('second'), 'text/plain')
    expect(String(await store.get(key))).toBe('second')
    await store.remove(key)
  })

  it('knows nothing of what was never put or was removed, and removing twice is fine', async () => {
    const store = open()
    const key = randomUUID()
    expect(await store.get(key)).toBeUndefined()
    await store.put(key, Buffer.from('x'), 'text/plain')
    await store.remove(key)
    await store.remove(key)
    expect(await store.get(key)).toBeUndefined()
  })

  it('lists every object once, over several pages', async () => {
    const store = open()
    expect(await keysOf(store)).toEqual([])
    const keys = Array.from({ length: 5 }, () => randomUUID()).sort()
    for (const key of keys) await store.put(key, Buffer.from(key), 'text/plain')
    expect(await keysOf(store)).toEqual(keys)
    for (const key of keys) await store.remove(key)
  })

  it.each(['../../etc/passwd', '..', '', 'a/b', `${randomUUID()}/..`, `${randomUUID()}\0`, randomUUID().toUpperCase()])(
    'refuses a key that is not an id: %j',
    async (key) => {
      const store = open()
      await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(TypeError)
      await expect(async () => store.get(key)).rejects.toThrow(TypeError)
      await expect(store.remove(key)).rejects.toThrow(TypeError)
    },
  )
})

describe('S3 store', () => {
  it('keeps the type with the object', async () => {
    const key = randomUUID()
    await createS3Storage(s3Config()).put(key, Buffer.from('x'), 'image/webp')
    expect(double.objects.get(key)?.type).toBe('image/webp')
    double.objects.clear()
  })

  it('ignores objects that are not ours', async () => {
    double.objects.set('backup.tar', { bytes: Buffer.from('x'), type: '' })
    expect(await keysOf(createS3Storage(s3Config()))).toEqual([])
    double.objects.clear()
  })

  it('signs with the secret: another secret is refused, and the refusal stays inside', async () => {
    const store = createS3Storage({ ...s3Config(), secret_access_key: 'wrong' })
    await expect(store.put(randomUUID(), Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
      code: 'provider_down',
      status: 503,
      cause: { code: 's3_403_SignatureDoesNotMatch' },
    })
    expect(double.objects.size).toBe(0)
  })

  it.each([
    { failure: { status: 401, code: 'InvalidToken' }, code: 'provider_down' },
    { failure: { status: 403, code: 'AccessDenied' }, code: 'provider_down' },
    { failure: { status: 404, code: 'NoSuchBucket' }, code: 'provider_down' },
    { failure: { status: 500, code: 'InternalError' }, code: 'provider_down' },
    { failure: { status: 507, code: 'XMinioStorageFull' }, code: 'storage_full' },
    { failure: 'hang' as const, code: 'provider_down' },
  ])('answers $code when the store answers $failure', async ({ failure, code }) => {
    double.state.failure = failure
    const store = createS3Storage(s3Config())
    const calls = [() => store.put(randomUUID(), Buffer.from('x'), 'text/plain'), () => store.get(randomUUID())]
    const others = [() => store.remove(randomUUID()), () => keysOf(store)]
    const results = await Promise.allSettled([...calls, ...others].map((call) => call()))
    double.state.failure = undefined
    for (const result of results)
      expect(result).toMatchObject({ status: 'rejected', reason: { name: 'AppError', code } })
  })

  it('is chosen by configuration', async () => {
    const key = randomUUID()
    await createStorage({ s3: s3Config(), data_dir: folder }).put(key, Buffer.from('x'), 'text/plain')
    expect([...double.objects.keys()]).toEqual([key])
    double.objects.clear()
  })
})
