import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { soak } from '#tests/support/chance/soak.ts'
import { PASSWORD } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { openFolder, roomiestParent } from '#tests/support/open-folder.ts'
import { createBareDatabase } from '#tests/support/postgres/database.ts'
import { removeDataDir } from '#tests/support/postgres/postgres-folder.ts'
import { callOver, retryingCall } from '#tests/support/retrying-call.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'
import { versionBefore } from '#tests/support/version-before.ts'

const folders: string[] = []
const alive = new Set<ServerProcess>()
afterAll(async () => {
  for (const one of alive) await one.kill()
  for (const folder of folders) await removeDataDir(folder)
})

function aFolder(name: string): string {
  const folder = openFolder(name, roomiestParent())
  folders.push(folder)
  return folder
}

/** Its files in a folder of their own, with the packages of today. */
function checkoutOf(commit: string): string {
  const folder = aFolder('version-before')
  execFileSync('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, folder])
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

async function start(env: Record<string, string>, checkout?: string): Promise<ServerProcess> {
  const server = await startServerProcess({ ...env, DATA_DIR: aFolder('version') }, checkout)
  alive.add(server)
  return server
}

/** What people do all day, through one version; answers with whatever was not answered well. */
async function aDay(url: string): Promise<string[]> {
  const bad: string[] = []
  let token: string | undefined
  const ask = async (method: string, path: string, body?: unknown) => {
    // What only reads is tried again when a busy machine asks for it, as the web does.
    const call = method === 'GET' ? retryingCall : callOver
    const answer = await call(url, path, { method, body, token, ip: freshIp() })
    if (answer.status >= 300) bad.push(`${method} ${path}: ${answer.status} ${answer.text}`)
    return answer.status < 300 && answer.text ? answer.json() : {}
  }
  const email = `${randomUUID()}@correo.example`
  const person = { full_name: "Iñaki O'Neill-Peña", email, password: PASSWORD, accept_terms: true }
  token = (await ask('POST', '/auth/register', person)).token
  await ask('PUT', '/users/me/intent', { intent: 'RECRUITER' })
  await ask('PUT', '/users/me', { city: 'Alcalá' })
  await ask('POST', '/cvs', { title: 'CV' })
  const website = `https://empresa-${randomUUID().slice(0, 8)}.com`
  const company = await ask('POST', '/companies', { name: "Forn L'Ametller", website })
  await ask('POST', `/companies/${company.id}/vacancies`, { title: 'Panadero/a' })
  for (const path of ['/users/me', '/cvs', '/companies', '/jobs', '/notifications/', '/users/me/seeker-stats'])
    await ask('GET', path)
  return bad
}

const before = soak(false, true) ? versionBefore(process.cwd()) : undefined

describe.skipIf(!before)('a rolling upgrade (SOAK=1, in a checkout with history)', () => {
  it('the version before and this one work side by side on one database while this one migrates it', {
    timeout: 300_000,
  }, async () => {
    const { url } = await createBareDatabase()
    const env = { DATABASE_URL: url, TRUST_PROXY: 'loopback' }
    const old = await start(env, checkoutOf(before ?? ''))
    expect(await aDay(old.url)).toEqual([])

    let is_over = false
    const meanwhile: string[] = []
    const going = (async () => {
      while (!is_over) meanwhile.push(...(await aDay(old.url)))
    })()
    const fresh = await start(env)
    expect(await aDay(fresh.url)).toEqual([])
    is_over = true
    await going
    expect(meanwhile).toEqual([])

    // Both go on until the old one is sent away; a restart of it finds tables newer than itself.
    expect((await Promise.all([old.url, fresh.url].map(aDay))).flat()).toEqual([])
    const again = await start(env, join(folders.find((folder) => folder.includes('version-before')) ?? ''))
    expect(await aDay(again.url)).toEqual([])
    alive.delete(old)
    expect(await old.stop()).toBe(0)
    expect(await aDay(fresh.url)).toEqual([])
  })
})
