import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accents } from '#shared/cvs/cv-accents.ts'
import { cvTemplate } from '#shared/cvs/cv-document.ts'
import { templatePicture } from '#shared/cvs/cv-templates.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const look = (url: string) => app.fastify.inject({ method: 'GET', url })

it('draws a page with every template, without a session, and a browser keeps it', async () => {
  const drawn = await Promise.all(cvTemplate.options.map((template) => look(templatePicture(template, '#1b6b45'))))
  expect(drawn.map(({ statusCode }) => statusCode)).toEqual(cvTemplate.options.map(() => 200))
  expect(new Set(drawn.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(6)
  for (const { headers, rawPayload } of drawn) {
    expect(headers['content-type']).toBe('image/webp')
    expect(headers['cache-control']).toContain('max-age=86400')
    const { width, height } = await sharp(rawPayload).metadata()
    expect([width, height]).toEqual([360, 509])
    expect(rawPayload.length).toBeLessThan(40_000)
  }
})

it('has a picture for each colour to choose from, and shows the usual one for others', async () => {
  const addresses = accents.map(({ value }) => templatePicture('LATERAL', value))
  expect(new Set(addresses).size).toBe(accents.length)
  expect(templatePicture('LATERAL', '#123456')).toBe('/api/v1/cv-templates/LATERAL/picture')
  expect((await look('/api/v1/cv-templates/LATERAL/picture?accent=%23123456')).statusCode).toBe(422)
  expect((await look('/api/v1/cv-templates/OTRA/picture')).statusCode).toBe(404)
})
