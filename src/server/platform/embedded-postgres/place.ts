import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, mkdtemp, realpath, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Account, canEnter, unprivilegedAccount } from './account.ts'

/** Where the server lives and who runs it. `home` never contains a symbolic link. */
export interface Place {
  home: string
  account: Account
}

// The last one is for machines whose /var/lib cannot be written.
const OUTSIDE = ['/var/lib/skillo/', '/tmp/skillo-']
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107

/** Finds the home of the server of a data folder, or chooses it once: `postgres` inside it, or a link to another place. */
export async function findPlace(dataDir: string): Promise<Place> {
  const entry = join(dataDir, 'postgres')
  if (!(await exists(entry))) await choose(dataDir, entry)
  const home = await realpath(entry).catch(() => {
    throw new Error(
      `The database that ${entry} points to is gone: bring it back, or remove the link to begin with an empty one.`,
    )
  })
  const account = await accountFor(home)
  if (!(await canEnter(account, home))) {
    throw new Error(
      `The account ${account?.uid} that runs PostgreSQL cannot enter ${home}: give the folders above it o+x.`,
    )
  }
  return { home, account }
}

async function choose(dataDir: string, entry: string) {
  const account = await unprivilegedAccount()
  if (!account) return mkdir(entry, { mode: 0o700 })
  if (!(await canEnter(account, dataDir))) return symlink(await createOutside(dataDir, OUTSIDE), entry)
  await mkdir(entry)
  return chmod(entry, 0o755)
}

/** A new home in the first of the given places that can be written. */
export async function createOutside(dataDir: string, prefixes: string[]): Promise<string> {
  const [prefix, ...others] = prefixes
  if (!prefix)
    throw new Error(`No account but root can enter ${dataDir}, and neither /var/lib nor /tmp can be written.`)
  try {
    await makeParent(dirname(`${prefix}x`))
    const home = await mkdtemp(`${prefix}${shortHash(dataDir)}-`)
    await chmod(home, 0o755)
    return home
  } catch (error) {
    if (others.length === 0) throw error
    return createOutside(dataDir, others)
  }
}

async function makeParent(folder: string) {
  // Only what we create ourselves gets its mode changed, for a strict umask must not lock the server out.
  if (await mkdir(folder, { recursive: true })) await chmod(folder, 0o755)
}

/** Data that exist are run by their owner, so that root can start what a plain user began. */
async function accountFor(home: string): Promise<Account> {
  const owner = await stat(join(home, 'cluster')).catch(() => undefined)
  const own_uid = process.getuid?.()
  if (own_uid === 0) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedAccount()
  if ((owner ?? (await stat(home))).uid === own_uid) return undefined
  throw new Error(
    `The database in ${home} belongs to another account: start Skillo as that one, or set another DATA_DIR.`,
  )
}

/** The kernel allows about a hundred bytes for a socket's path, so a deep data folder gets a short one elsewhere. */
export async function socketFolder({ home, account }: Place): Promise<string> {
  const inside = join(home, 'run')
  const fits = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH
  return ownFolder(fits ? inside : `/tmp/skillo-${shortHash(home)}`, account)
}

/** Makes sure of a folder that only the server's account can enter. */
export async function ownFolder(folder: string, account: Account): Promise<string> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const wanted = account?.uid ?? process.getuid?.()
  const found = await lstat(folder)
  if (!found.isDirectory() || (found.uid !== wanted && found.uid !== process.getuid?.())) {
    throw new Error(`${folder} belongs to somebody else: remove it and start again.`)
  }
  if (account && found.uid !== account.uid) await chown(folder, account.uid, account.gid)
  return folder
}

export async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
