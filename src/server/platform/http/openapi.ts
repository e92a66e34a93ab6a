import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { EndpointSpec } from '#shared/core/endpoint.ts'
import { errorBody } from '#shared/core/errors.ts'

type Json = Record<string, unknown>

function schemaOf(type: z.ZodType): Json {
  const json = z.toJSONSchema(type, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
    },
  })
  const { $schema: _, ...schema } = json
  return schema
}

function parametersOf(where: 'path' | 'query', type: z.ZodObject | undefined): Json[] {
  return Object.entries(type?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !field.safeParse(undefined).success,
    schema: schemaOf(field),
  }))
}

function requestBodyOf({ body, upload }: EndpointSpec): Json | undefined {
  if (body) return { required: true, content: { 'application/json': { schema: schemaOf(body) } } }
  if (!upload) return undefined
  const file: Json = { type: 'string', contentMediaType: 'application/octet-stream' }
  const schema: Json = { type: 'object', required: ['upload_file'], properties: { upload_file: file } }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function answerOf({ answer, status }: EndpointSpec): Json {
  const failure = {
    description: 'What happened and what to do',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
  if (answer === undefined) return { [status ?? 204]: { description: 'Done' }, default: failure }
  const content =
    answer === 'file'
      ? { 'application/octet-stream': { schema: { type: 'string' as const } } }
      : { 'application/json': { schema: schemaOf(answer) } }
  return { [status ?? 200]: { description: 'Done', content }, default: failure }
}

/** A key is a way in beside the session where the endpoint says so; the scope that it needs stands with it. */
function securityOf({ session, key }: EndpointSpec): Json[] {
  if (session === 'none') return []
  return [{ bearer: [] }, ...(key ? [{ key: [key] }] : [])]
}

/** OpenAPI 3.1, generated from the same objects that serve and call the API. */
function describeApi(endpoints: readonly EndpointSpec[]): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:([a-z_]+)/g, '{$1}')
    const body = requestBodyOf(endpoint)
    const operation: Json = {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[3] ?? 'system'],
      parameters: [...parametersOf('path', endpoint.params), ...parametersOf('query', endpoint.query)],
      ...(body && { requestBody: body }),
      responses: answerOf(endpoint),
      security: securityOf(endpoint),
    }
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Skillo',
      version: '1',
      description: 'Every answer is JSON in snake_case. 401 means a dead session; the API never answers 403.',
    },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody) },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The session of a person' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key made for a program, with its scopes',
        },
      },
    },
  }
}

/** To describe everything takes half a second, which only its readers should pay. */
function describedWhenRead(endpoints: readonly EndpointSpec[]): { toJSON: () => Json } {
  let described: Json | undefined
  return {
    toJSON: () => {
      described ??= describeApi(endpoints)
      return described
    },
  }
}

const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Registered last, once every feature has declared its endpoints. */
export async function installApiDocs(app: FastifyInstance, endpoints: readonly EndpointSpec[]): Promise<void> {
  const document = describedWhenRead(endpoints)
  app.get('/api/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(document))
  // The plugin's types stop at OpenAPI 3.0; it only hands the document on.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', DOCS_POLICY)
    })
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { docExpansion: 'list', persistAuthorization: false },
    })
  })
}
