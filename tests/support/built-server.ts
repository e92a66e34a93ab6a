import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const BUILDER = 'scripts/build-server.mjs'
const building = new Map<string, Promise<unknown>>()

/** The file that `npm start` starts, made of the sources as they are; a checkout of an older version starts from its sources. */
export async function builtServer(checkout = '.'): Promise<string> {
  if (!existsSync(join(checkout, BUILDER))) return 'src/server/main.ts'
  const build = building.get(checkout) ?? promisify(execFile)(process.execPath, [BUILDER], { cwd: checkout })
  building.set(checkout, build)
  await build
  return 'dist/server/main.js'
}
