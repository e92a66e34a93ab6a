// F7: a CV of two pages as PDF and as preview, through HTTP, warm; something in it changes before each of them.
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { z } from 'zod'
import { fullCv } from '#server/features/cv-drawing/render/testing/full-cv.ts'
import { hashToken } from '#server/platform/secrets.ts'
import { type CvContent, cvTemplate } from '#shared/cvs/cv-document.ts'
import { cvPages } from '#shared/cvs/cvs.ts'
import { openBenchDatabase } from './support/database.ts'
import { BUILT_SERVER, type Running, startServer } from './support/process.ts'
import { size } from './support/size.ts'

const WARM_UP = size(10, 0)
const ROUNDS = size(80, 1)
const TARGET_MS = 60

const created = z.object({ id: z.string(), revision: z.int() })

type Call = (method: string, path: string, body?: object) => Promise<Response>

/** One person for each template, because exports are limited by person. */
async function somebody(client: Client, name: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { rows } = await client.query(
    `insert into users (full_name, email, password_hash, terms_version, terms_accepted_at, created_at, updated_at)
     values ('Ana Prueba', $1, '-', '-', now(), now(), now()) returning id`,
    [`${name.toLowerCase()}@correo.example`],
  )
  await client.query(
    `insert into sessions (user_id, token_hash, device, ip_prefix, created_at, last_seen_at, expires_at)
     values ($1, $2, 'bench', '127.0.0.1', now(), now(), now() + interval '10 days')`,
    [rows[0].id, hashToken(token)],
  )
  return token
}

function caller({ url }: Running, token: string): Call {
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) }
    const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
}

function twoPages(template: CvContent['template']): CvContent {
  const content = fullCv({ template, design: { size: 10 } })
  return { ...content, document: { ...content.document, references: [], awards: [], publications: [], interests: [] } }
}

const edited = (content: CvContent, round: number): CvContent => ({
  ...content,
  document: { ...content.document, summary: `${content.document.summary} Revisión ${round}.` },
})

async function timed(read: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await read()
  return performance.now() - started
}

function told(values: number[]): string {
  const sorted = values.slice(WARM_UP).toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`
}

async function measure(call: Call, content: CvContent): Promise<string> {
  const { id, revision } = created.parse(await (await call('POST', '/api/v1/cvs', content)).json())
  const [pdf, preview]: [number[], number[]] = [[], []]
  let pages = 0
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const now = edited(content, round)
    preview.push(
      await timed(async () => {
        const answer = await call('POST', `/api/v1/cvs/${id}/preview`, now)
        pages = cvPages.parse(await answer.json()).pages.length
      }),
    )
    await call('PUT', `/api/v1/cvs/${id}`, { ...now, revision: revision + round })
    pdf.push(await timed(async () => (await call('GET', `/api/v1/cvs/${id}/export?format=pdf`)).arrayBuffer()))
  }
  return `${pages} pages   PDF ${told(pdf)}   preview ${told(preview)}`
}

export async function run(): Promise<void> {
  const database = await openBenchDatabase()
  const server = await startServer(
    BUILT_SERVER,
    { ...database.env, DEMO: '0', ROLE: 'web', LOG_LEVEL: 'error' },
    '/api/v1/ready',
  )
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    for (const template of cvTemplate.options) {
      const call = caller(server, await somebody(client, template))
      console.log(`${template.padEnd(9)} ${await measure(call, twoPages(template))}   (target p95 ${TARGET_MS} ms)`)
    }
  } finally {
    await client.end()
    await server.stop()
    await database.close()
  }
}
