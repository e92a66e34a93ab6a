import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { soak } from '#tests/support/chance/soak.ts'
import { PASSWORD } from '#tests/support/factories.ts'
import { freshIp } from '#tests/support/networks.ts'
import { openFolder, roomiestParent } from '#tests/support/open-folder.ts'
import { removeDataDir } from '#tests/support/postgres/postgres-folder.ts'
import { callOver } from '#tests/support/retrying-call.ts'
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts'

const ROUNDS = 150
const FLOODERS_PER_ROUTE = 12

let server: ServerProcess
const folder = soak('', 'yes') && openFolder('neighbour', roomiestParent())
afterAll(async () => {
  await server?.stop()
  if (folder) await removeDataDir(folder)
})

async function aPerson() {
  const body = { full_name: "Núria O'Hara-Ibáñez", email: `${randomUUID()}@correo.example`, password: PASSWORD }
  const sent = { method: 'POST', body: { ...body, accept_terms: true }, ip: freshIp() }
  const token: string = (await callOver(server.url, '/auth/register', sent)).json().token
  const cv = await callOver(server.url, '/cvs', { method: 'POST', token, body: { title: 'CV' } })
  return { token, cv_id: String(cv.json().id) }
}
type Person = Awaited<ReturnType<typeof aPerson>>

const post = (path: string, { token }: Person, body: unknown) =>
  callOver(server.url, path, { method: 'POST', token, body })
const TEXT = 'Buscamos panadero/a con dos años de experiencia y carnet B, contrato indefinido. '.repeat(8)

const FLOOD: readonly ((who: Person) => Promise<unknown>)[] = [
  (who) => post(`/cvs/${who.cv_id}/preview`, who, { title: 'CV', document: {} }),
  (who) => post('/cvs/import/text', who, { text: TEXT }),
  (who) => post('/vacancies/propose-requirements', who, { text: TEXT }),
  ({ token }) => callOver(server.url, '/jobs?tab=explorar&q=panader%C3%ADa', { token }),
  ({ token }) => callOver(server.url, '/users/me/seeker-stats', { token }),
]

const p95 = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

async function timesOf({ token }: Person): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    for (const path of ['/users/me', '/notifications/', '/cvs']) await callOver(server.url, path, { token })
    times.push(performance.now() - begun)
  }
  return times
}

describe.runIf(folder)('beside a neighbour who floods every expensive route (SOAK=1)', () => {
  it('the 95th percentile of somebody else stays within twice what it was', { timeout: 300_000 }, async () => {
    server = await startServerProcess({ DATA_DIR: folder, TRUST_PROXY: 'loopback' })
    const [modest, greedy] = [await aPerson(), await aPerson()]
    await timesOf(modest)
    const quiet = p95(await timesOf(modest))
    let is_over = false
    const flood = FLOOD.flatMap((ask) =>
      Array.from({ length: FLOODERS_PER_ROUTE }, async () => {
        while (!is_over) await ask(greedy)
      }),
    )
    const flooded = p95(await timesOf(modest))
    is_over = true
    await Promise.all(flood)
    const words = `${quiet.toFixed(1)} ms alone, ${flooded.toFixed(1)} ms beside the flood`
    expect(flooded / quiet, words).toBeLessThanOrEqual(2)
  })
})
