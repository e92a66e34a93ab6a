import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, run } from './account.ts'
import { type Binaries, shippedMajor } from './binaries.ts'
import type { Place } from './place.ts'

// The text search parser still asks the C library what a letter is, so its locale must know accents; not every system has all of these.
const CHARACTER_LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'C']

/** Its owner may be root's stand-in, so the application's role can do only what a hosted PostgreSQL would allow it. */
const roleAndDatabase = (password: string) => `
create role skillo login createdb password '${password}' in role pg_monitor, pg_checkpoint;

grant execute on function pg_switch_wal() to skillo;

create database skillo owner skillo;

`

export const clusterFolder = ({ home }: Place) => join(home, 'cluster')
export const dataFolder = (place: Place) => join(clusterFolder(place), 'data')

export async function readPassword(place: Place): Promise<string> {
  return (await readFile(join(clusterFolder(place), 'password'), 'utf8')).trim()
}

/** Data files of another major version cannot be opened, so say it before the server does. */
export async function refuseOtherMajor(place: Place) {
  const found = (await readFile(join(dataFolder(place), 'PG_VERSION'), 'utf8')).trim()
  const shipped = await shippedMajor()
  if (found === shipped) return
  throw new Error(
    `The data in ${dataFolder(place)} are of PostgreSQL ${found} and this Skillo runs ${shipped}: dump them with ${found} (pg_dump), move the folder away, start once, and restore (psql).`,
  )
}

/** Builds the whole cluster beside its place and renames it there last, so that an interrupted attempt counts for nothing. */
export async function createCluster(place: Place, { initdb, postgres }: Binaries) {
  const unfinished = await mkdtemp(join(place.home, 'cluster-'))
  const data = join(unfinished, 'data')
  const password = randomBytes(24).toString('hex')
  await give(unfinished, place.account)
  await makeData(place.account, initdb, data)
  await writeOwned(join(unfinished, 'password'), password, place.account)
  await writeOwned(join(data, 'pg_hba.conf'), 'local all skillo scram-sha-256\n', place.account)
  const single = ['--single', '-j', '-F', '-D', data, '-c', 'exit_on_error=on', 'template1']
  await run(place.account, postgres, single, { input: roleAndDatabase(password) })
  await run(place.account, initdb, ['--sync-only', '-D', data])
  await sync(unfinished)
  await rename(unfinished, clusterFolder(place))
  await sync(place.home)
}

/** Takes away what interrupted first starts and older versions left behind, except the program that is about to run. */
export async function removeLeftovers(place: Place, program: string) {
  const found = await readdir(place.home)
  const old = found.filter((name) => name.startsWith('cluster-') || name.startsWith('binaries-'))
  const paths = old.map((name) => join(place.home, name)).filter((path) => !program.startsWith(`${path}/`))
  // An initdb that outlived its parent may still be writing there; what it leaves goes at the next start.
  await Promise.all(paths.map((path) => rm(path, { recursive: true, force: true }).catch(() => {})))
}

async function makeData(account: Account, initdb: string, data: string) {
  const [first = 'C', ...others] = CHARACTER_LOCALES
  const attempt = (locale: string): Promise<unknown> => run(account, initdb, initdbArguments(data, locale))
  let made = attempt(first)
  for (const locale of others) {
    made = made.catch((error: Error) => {
      if (!error.message.includes('invalid locale')) throw error
      return attempt(locale)
    })
  }
  await made
}

const initdbArguments = (data: string, locale: string) => [
  '-D',
  data,
  '--username=postgres',
  '--auth=reject',
  '--encoding=UTF8',
  '--no-sync',
  '--no-instructions',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${locale}`,
]

async function writeOwned(file: string, text: string, account: Account) {
  await writeFile(file, text, { mode: 0o600, flush: true })
  await give(file, account)
}

async function give(path: string, account: Account) {
  if (account) await chown(path, account.uid, account.gid)
}

async function sync(folder: string) {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
