import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VACANCY_TITLE_MAX } from '#shared/core/limits.ts'
import * as contract from '#shared/vacancies/vacancies.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCompany, aSession } from '#tests/support/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const text = `Ñandú & Hijos busca peluquero/a en Vigo.

Requisitos:
- 2 años de experiencia en peluquería
- Gallego o portugués
- Moto propia
- Disponibilidad para trabajar fines de semana

Ofrecemos contrato indefinido, 30 horas semanales y 9,50 € brutos la hora.
Llama a Begoña: 600 123 123.`

describe('a pasted ad', () => {
  it('is read as a draft that the company can begin with at once', async () => {
    const { user, token } = await aSession(app)
    const { company } = await aCompany(app, user)
    const read = await call(app, contract.proposeRequirements, { token, body: { title: 'Peluquero/a', text } })
    expect(read.status).toBe(200)
    const { document, requirements, left_out } = read.answer
    expect(requirements.map(({ requirement }) => requirement.type)).toEqual([
      'ROLE_EXPERIENCE',
      'ANY_OF',
      'VEHICLE',
      'SHIFT',
    ])
    expect(left_out).toEqual(['Llama a Begoña: 600 123 123.'])
    expect(document.description).not.toContain('600')

    const body = {
      ...document,
      requirements: requirements.map(({ requirement }) => requirement),
      creation_key: randomUUID(),
    }
    const begun = await call(app, contract.createVacancy, { token, params: { id: company.id }, body })
    expect(begun.status).toBe(201)
    expect(begun.answer.document).toMatchObject({
      title: 'Peluquero/a',
      contract: 'INDEFINIDO',
      hours_per_week: 30,
      shifts: ['FINES_DE_SEMANA'],
      salary: { min: 950, max: 950, currency: 'EUR', period: 'HORA' },
      locations: [{ country: 'ES', city: 'Vigo' }],
    })
    expect(begun.answer.document.requirements).toEqual(body.requirements)
  })

  it('keeps how to get in touch out of every field, also at the end of a list', async () => {
    const { token } = await aSession(app)
    const offered =
      'Buscamos dependiente/a.\n\nOfrecemos:\n- Comida incluida\n- Seguro médico\n- Interesados, CV al 600 123 456'
    const { answer } = await call(app, contract.proposeRequirements, { token, body: { text: offered } })
    expect(answer.document.benefits).toEqual(['Comida incluida', 'Seguro médico'])
    expect(answer.left_out).toEqual(['Interesados, CV al 600 123 456'])
  })

  it('is refused with a title that no vacancy may have', async () => {
    const { token } = await aSession(app)
    const titled = (length: number) =>
      call(app, contract.proposeRequirements, { token, body: { title: 'a'.repeat(length), text } })
    expect([(await titled(VACANCY_TITLE_MAX)).status, (await titled(VACANCY_TITLE_MAX + 1)).status]).toEqual([200, 422])
  })

  it('is refused when it is too short or too long to be one', async () => {
    const { token } = await aSession(app)
    for (const bad of ['corto', 'a'.repeat(16_001)]) {
      const { status } = await call(app, contract.proposeRequirements, { token, body: { text: bad } })
      expect(status).toBe(422)
    }
  })
})
