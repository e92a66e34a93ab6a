import type { TestApp } from './app.ts'

/** The names of everything in the file store, half-written drafts too. */
export async function storedKeys({ deps }: TestApp): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of deps.storage.list()) keys.push(key)
  return keys
}
