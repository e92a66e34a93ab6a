import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { UserRow } from '#server/features/accounts/users/users.tables.ts'
import { companies } from '#server/features/companies/companies.tables.ts'
import type { EndpointSpec } from '#shared/core/endpoint.ts'
import { errorBody } from '#shared/core/errors.ts'
import { createTestApp } from '#tests/support/app.ts'
import { SAMPLE_ID } from '#tests/support/chance/arbitraries.ts'
import { FAREWELLS, requestTo, sendCase } from '#tests/support/chance/random-requests.ts'
import { soak } from '#tests/support/chance/soak.ts'
import { aCompany, aMember, anInvitation, aSession, aUser } from '#tests/support/factories.ts'
import { request } from '#tests/support/request.ts'

const CASES = soak(8, 1000)

// Made before the tests are, which are one per endpoint that it has.
const app = await createTestApp()
afterAll(() => app.close())
let token: string
const description = JSON.parse((await request(app, { url: '/api/openapi.json' })).body)

/** What the API's own description says about the answers of an endpoint. */
function answerSchema(endpoint: EndpointSpec): z.ZodType | undefined {
  if (endpoint.answer === undefined || endpoint.answer === 'file') return undefined
  const operation = description.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')][endpoint.method.toLowerCase()]
  return z.fromJSONSchema(operation.responses[String(endpoint.status ?? 200)].content['application/json'].schema)
}

/** The company that random requests name, with an invitation of the same id, belongs to whoever asks. */
async function ownSampleCompany(user: UserRow): Promise<void> {
  await app.deps.db.delete(companies).where(eq(companies.id, SAMPLE_ID))
  const { company } = await aCompany(app, user, { id: SAMPLE_ID })
  await aMember(app, company, await aUser(app), 'RECRUITER', { id: SAMPLE_ID })
  await anInvitation(app, company, user, { id: SAMPLE_ID, email: user.email })
}

describe('any request', () => {
  it.each(app.endpoints)(
    '$method $path gets an answer of the contract',
    { timeout: 20_000 + CASES * 1000 },
    async (endpoint) => {
      const schema = answerSchema(endpoint)
      const renew = async () => {
        const session = await aSession(app, { phone: '+34612345678', intent: 'SEEKER' })
        token = session.token
        await ownSampleCompany(session.user)
      }
      await renew()
      const property = fc.asyncProperty(requestTo(endpoint), async (sent) => {
        app.clock.forward(1200)
        const { statusCode: status, body, headers } = await sendCase(app, endpoint, sent, token)
        if (FAREWELLS.includes(endpoint)) await renew()
        expect(status).toBeLessThan(500)
        expect(status).not.toBe(403)
        expect(headers['x-request-id']).toBeDefined()
        if (status === 401)
          expect([endpoint.session, sent.session]).toEqual([undefined, expect.stringMatching(/none|wrong/)])
        if (status >= 400) errorBody.strict().parse(JSON.parse(body))
        else if (schema && status !== 304) schema.parse(JSON.parse(body))
        else if (endpoint.answer !== 'file') expect(body).toBe('')
      })
      await fc.assert(property, { numRuns: CASES })
    },
  )
})
