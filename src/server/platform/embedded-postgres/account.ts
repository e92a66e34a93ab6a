import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** The account that owns the data and runs the server; undefined means "the one we already are". */
export type Account = { uid: number; gid: number } | undefined

// A fixed environment keeps the caller's locale, preloaded libraries and PG* variables away from the server.
export const CLEAN_ENV = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

const execute = promisify(execFile)

/** PostgreSQL refuses to run as root, so root hands it to an account that may do nothing else. */
export async function unprivilegedAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n')
  const [, , uid, gid] = lines.find((line) => line.startsWith('nobody:'))?.split(':') ?? []
  if (!uid || !gid)
    throw new Error('PostgreSQL cannot run as root and there is no account "nobody": start Skillo as a plain user.')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Runs a short program as the account and gives back all it printed. */
export async function run(
  account: Account,
  program: string,
  args: string[],
  options: { cwd?: string; input?: string } = {},
) {
  const running = execute(program, args, { ...account, cwd: options.cwd ?? '/', env: CLEAN_ENV })
  // A program that ends before it reads its input is judged by its exit code, not by the broken pipe.
  running.child.stdin?.on('error', () => {}).end(options.input ?? '')
  const { stdout, stderr } = await running
  return stdout + stderr
}

/** Asks the operating system instead of reading mode bits, so that ACLs and mounts count too. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  if (!account) return true
  return run(account, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]).then(
    () => true,
    () => false,
  )
}
