import { readFileSync } from 'node:fs'
import { taxonomy } from '../taxonomy/taxonomy.ts'

/** Where the encoder puts the names of each role, as lines: signed bytes, one role after the other. */
interface RoleNames {
  places: ReadonlyMap<string, number>
  role_ids: readonly string[]
  vectors: Int8Array
}

let loaded: RoleNames | undefined

/** Written by `training/train-trades.ts`, in the order of the ids. */
export function roleNames(): RoleNames {
  if (loaded) return loaded
  const { buffer, byteOffset, byteLength } = readFileSync(new URL('names.bin', import.meta.url))
  const role_ids = taxonomy()
    .roles.map(({ id }) => id)
    .sort()
  if (byteLength % role_ids.length !== 0) throw new Error('names.bin was written for other roles')
  const places = new Map(role_ids.map((id, at) => [id, at]))
  loaded = { places, role_ids, vectors: new Int8Array(buffer.slice(byteOffset, byteOffset + byteLength)) }
  return loaded
}
