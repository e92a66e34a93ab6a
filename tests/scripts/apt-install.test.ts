import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const SCRIPT = new URL('../../scripts/apt-install.mjs', import.meta.url).href

/** Stands where apt-get does: writes down what it is asked, and complains as the lines of its folder say. */
const APT_GET = `#!/bin/sh
cd "$(dirname "$0")"
echo "$*" >> asked
complaint=$(sed -n "$(wc -l < asked)p" complaints)
[ -z "$complaint" ] && exit 0
echo "E: $complaint" >&2
exit 100
`

async function install(complaints: string[]): Promise<{ installed: boolean; asked: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'skillo-apt-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'complaints'), complaints.map((line) => `${line}\n`).join(''))
  await writeFile(join(folder, 'apt-get'), APT_GET)
  await chmod(join(folder, 'apt-get'), 0o755)
  const program = `const { aptInstall } = await import('${SCRIPT}'); process.exitCode = aptInstall('chromium-headless-shell', 'chromium') ? 0 : 7`
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, APT_PAUSE_MS: '1' }
  const ran = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env })
  const installed = await ran.then(
    () => true,
    (error: { code: number }) => {
      if (error.code !== 7) throw error
      return false
    },
  )
  const asked = (await readFile(join(folder, 'asked'), 'utf8')).trim().split('\n')
  return { installed, asked: asked.map((line) => line.replace(/ -y| -qq.*/g, '')) }
}

const LISTS = 'Could not get lock /var/lib/apt/lists/lock. It is held by process 42 (apt-get)'
const ARCHIVES = 'Unable to lock directory /var/cache/apt/archives/'
const DPKG = 'Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?'

test('a package is installed after another program has let go of every lock', async () => {
  expect(await install([LISTS, LISTS, '', ARCHIVES, DPKG, ''])).toEqual({
    installed: true,
    asked: ['update', 'update', 'update', ...Array(3).fill('install chromium-headless-shell')],
  })
})

test('what is no matter of locks is not tried again, but the next package is', async () => {
  const unknown = 'Unable to locate package'
  const asked = ['update', 'install chromium-headless-shell', 'install chromium']
  expect(await install(['Could not resolve deb.debian.org', unknown])).toEqual({ installed: true, asked })
  expect(await install(['', unknown, unknown])).toEqual({ installed: false, asked })
})
