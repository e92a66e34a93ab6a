import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { request } from '#tests/support/request.ts'

const schema = z.record(z.string(), z.unknown())
const content = z.record(z.string(), z.object({ schema }))
const byToken = z.object({ type: z.literal('http'), scheme: z.literal('bearer') })
const operation = z.object({
  summary: z.string().min(5),
  tags: z.array(z.string()).length(1),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema })),
  requestBody: z.object({ required: z.literal(true), content }).optional(),
  responses: z.record(
    z.string().regex(/^(2\d\d|default)$/),
    z.object({ description: z.string(), content: content.optional() }),
  ),
  security: z.array(z.record(z.string(), z.array(z.string()))),
})
const document = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string().startsWith('/api/'), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation)),
  components: z.object({
    schemas: z.object({ Error: schema }),
    securitySchemes: z.object({ bearer: byToken, key: byToken }),
  }),
})

let app: TestApp
let described: z.infer<typeof document>
beforeAll(async () => {
  app = await createTestApp()
  described = document.parse(JSON.parse((await request(app, { url: '/api/openapi.json' })).body))
})
afterAll(() => app.close())

const hasContent = (value: unknown) => typeof value === 'object' && value !== null

/** Where a schema says nothing: an empty object, or one with no keyword that constrains. */
function emptySchemas(value: unknown, path: string): string[] {
  if (!hasContent(value)) return []
  const isSchema = /(schema|items|additionalProperties|propertyNames|properties\.[^.]+|(anyOf|allOf|oneOf)\.\d+)$/.test(
    path,
  )
  const speaks = ['type', '$ref', 'anyOf', 'allOf', 'oneOf', 'enum', 'const', 'not'].some((word) => word in value)
  const own = isSchema && !speaks ? [path] : []
  return [...own, ...Object.entries(value).flatMap(([name, part]) => emptySchemas(part, `${path}.${name}`))]
}

describe('the description of the API', () => {
  it('has every endpoint, and no other', () => {
    const told = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const served = app.endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(told.sort()).toEqual(served.sort())
  })

  it('tells input, answer, session and refusal of each', () => {
    for (const endpoint of app.endpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      const method = z.enum(['get', 'post', 'put', 'delete']).parse(endpoint.method.toLowerCase())
      const told = described.paths[path]?.[method]
      if (!told) throw new Error(`${path} is missing`)
      expect(told.requestBody !== undefined).toBe(Boolean(endpoint.body || endpoint.upload))
      expect(told.parameters.map(({ name }) => name)).toEqual([
        ...Object.keys(endpoint.params?.shape ?? {}),
        ...Object.keys(endpoint.query?.shape ?? {}),
      ])
      for (const name of path.match(/(?<=\{)\w+(?=\})/g) ?? [])
        expect(told.parameters).toContainEqual(expect.objectContaining({ name, in: 'path', required: true }))
      expect(Object.keys(told.responses)).toEqual([String(endpoint.status ?? (endpoint.answer ? 200 : 204)), 'default'])
      expect(told.security).toEqual(
        endpoint.session === 'none' ? [] : [{ bearer: [] }, ...(endpoint.key ? [{ key: [endpoint.key] }] : [])],
      )
    }
  })

  it('has no schema that says nothing', () => {
    expect(emptySchemas(described.paths, 'paths')).toEqual([])
    expect(emptySchemas(described.components.schemas.Error, 'schema')).toEqual([])
  })

  it('can be read back: every schema is one that a validator understands', () => {
    for (const methods of Object.values(described.paths))
      for (const told of Object.values(methods))
        for (const answer of Object.values(told?.responses ?? {}))
          for (const { schema: json } of Object.values(answer.content ?? {}))
            if (!('$ref' in json)) expect(() => z.fromJSONSchema(json)).not.toThrow()
  })

  it('shows in a browser without a foreign script', async () => {
    const page = await request(app, { url: '/api/docs/' })
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? '')
    expect(sources.filter((source) => /^(?:https?:)?\/\//.test(source))).toEqual([])
  })
})

it('is served in production only when asked for, and where to write about a hole always', async () => {
  const production = {
    NODE_ENV: 'production',
    SECRET_KEY: 'k'.repeat(40),
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'Skillo <seguridad@skillo.example>',
  }
  for (const [API_DOCS, expected] of [
    ['', 404],
    ['1', 200],
  ] as const) {
    const served = await createTestApp({ env: { ...production, API_DOCS } })
    expect((await request(served, { url: '/api/openapi.json' })).statusCode).toBe(expected)
    expect((await request(served, { url: '/api/docs/' })).statusCode).toBe(expected)
    const { statusCode, headers, body } = await request(served, { url: '/.well-known/security.txt' })
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toMatch(/^Contact: mailto:seguridad@skillo\.example\nExpires: \d{4}-\d\d-\d\dT[\d:.]+Z\n/)
    await served.close()
  }
})
