import { execFileSync } from 'node:child_process'

/**
 * The commit that brought the migration before the newest one; undefined where the history does not go back that far.
 * What lies between the two may already use tables that only the newest one makes: a migration is a commit of its own.
 * Only the line that was delivered counts: in the middle of a branch a migration may have had another number.
 */
export function versionBefore(checkout: string): string | undefined {
  try {
    const [, before] = git(checkout, 'log', '-2', '--first-parent', '-m', ...ADDED).split('\n')
    const [commit, ...parents] = before?.split(' ') ?? []
    // Where a shallow clone ends, everything seems to be new.
    return parents.length > 0 ? commit : undefined
  } catch {
    return undefined
  }
}

const ADDED = ['--format=%H %P', '--diff-filter=A', '--', 'migrations/*.sql']

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim()
