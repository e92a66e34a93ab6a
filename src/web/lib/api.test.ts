import { expect, test } from 'vitest'
import { revokeSession } from '#shared/accounts/auth.ts'
import { getMe, setIntent, setProfilePicture } from '#shared/accounts/users.ts'
import { listNotifications } from '#shared/notifications/notifications.ts'
import { call } from './api.ts'
import { readApiError } from './api-error.ts'

/** Never run: the compiler fails when a line that must not compile does. */
function whatTheCompilerRefuses() {
  return [
    call(getMe),
    call(setIntent, { body: { intent: 'SEEKER' } }),
    call(revokeSession, { params: { id: 'x' } }),
    call(setProfilePicture, { file: new Blob() }),
    // @ts-expect-error nothing can be sent to this endpoint
    call(getMe, { body: {} }),
    // @ts-expect-error the body is missing
    call(setIntent),
    // @ts-expect-error no such intent
    call(setIntent, { body: { intent: 'BOTH' } }),
    // @ts-expect-error the id is missing
    call(revokeSession, {}),
    // @ts-expect-error the file is missing
    call(setProfilePicture),
    // @ts-expect-error the answer is a list
    call(listNotifications).then((answer) => answer.items),
  ]
}

test('what is sent must fit the endpoint', () => {
  expect(whatTheCompilerRefuses).toBeTypeOf('function')
})

test('an error answer becomes an ApiError with its fields', () => {
  const error = readApiError(422, {
    error: { code: 'validation', message: 'Revisa los campos marcados.', fields: { email: 'Revisa el correo.' } },
    request_id: 'r1',
  })
  expect(error).toMatchObject({
    status: 422,
    code: 'validation',
    fields: { email: 'Revisa el correo.' },
    request_id: 'r1',
  })
  expect(error.message).toBe('Revisa los campos marcados.')
  expect(error.is_passing).toBe(false)
})

test.each([null, 'a page of a proxy', { error: 'text' }, { error: { fields: 3 } }])(
  'an answer without an envelope is readable: %j',
  (body) => {
    const error = readApiError(502, body)
    expect(error).toMatchObject({ status: 502, code: 'unknown', fields: {} })
    expect(error.message).toMatch(/^Algo falló de nuestro lado/)
    expect(error.is_passing).toBe(true)
  },
)
