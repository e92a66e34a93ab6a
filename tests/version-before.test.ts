import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { versionBefore } from '#tests/support/version-before.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const AUTHOR = ['-c', 'user.name=Ana', '-c', 'user.email=ana@correo.example', '-c', 'commit.gpgsign=false']

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'version-before-'))
  folders.push(folder)
  return folder
}

/** A repository in which commits are made one after the other. */
function aRepository() {
  const folder = aFolder()
  const git = (...args: string[]) =>
    execFileSync('git', [...AUTHOR, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  git('init', '-b', 'main')
  mkdirSync(join(folder, 'migrations'))
  const commit = (file: string): string => {
    writeFileSync(join(folder, file), '')
    git('add', '.')
    git('commit', '-m', file)
    return git('rev-parse', 'HEAD')
  }
  return { folder, git, commit }
}

/** One line of work after the other is joined; both bring a migration, begun at the same time. */
function aJoinedHistory() {
  const repository = aRepository()
  const { git, commit } = repository
  commit('readme.md')
  commit('migrations/0000_auth.sql')
  for (const [branch, name] of [
    ['cvs', '0001_cvs'],
    ['jobs', '0002_jobs'],
  ]) {
    git('switch', '-c', `${branch}`, 'main')
    commit(`migrations/${name}.sql`)
    git('switch', 'main')
  }
  git('merge', '--no-ff', '-m', 'Merge cvs', 'cvs')
  const joined = git('rev-parse', 'HEAD')
  commit('between.ts')
  git('merge', '--no-ff', '-m', 'Merge jobs', 'jobs')
  commit('after.ts')
  return { ...repository, joined }
}

function cloneOf(folder: string, ...how: string[]): string {
  const clone = aFolder()
  execFileSync('git', ['clone', '--quiet', ...how, pathToFileURL(folder).href, clone], { stdio: 'ignore' })
  return clone
}

it('the version before is what was joined last before the newest migration, not a commit inside a branch', () => {
  const { folder, joined } = aJoinedHistory()
  expect(versionBefore(folder)).toBe(joined)
  expect(versionBefore(cloneOf(folder))).toBe(joined)
})

it('on one line it is the commit that brought the migration before', () => {
  const { folder, commit } = aRepository()
  commit('readme.md')
  const before = commit('migrations/0000_auth.sql')
  commit('between.ts')
  commit('migrations/0001_cvs.sql')
  expect(versionBefore(folder)).toBe(before)
})

it('where the history ends too early there is none', () => {
  const { folder } = aJoinedHistory()
  expect(versionBefore(cloneOf(folder, '--depth=1'))).toBeUndefined()
  expect(versionBefore(cloneOf(folder, '--depth=3'))).toBeUndefined()
  expect(versionBefore(aFolder())).toBeUndefined()
})
