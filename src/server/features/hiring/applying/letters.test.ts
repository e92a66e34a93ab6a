import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '#server/features/cv-reader/pdf/read-pdf.ts'
import { COVER_NOTE_MAX } from '#shared/hiring/application.ts'
import * as applying from '#shared/hiring/applying.ts'
import * as letters from '#shared/hiring/letters.ts'
import { getMyApplication } from '#shared/hiring/my-applications.ts'
import { getPipeline, savePipeline } from '#shared/hiring/stages.ts'
import { getTeamApplication } from '#shared/hiring/team-application.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { changesOf, save } from '#tests/support/cvs.ts'
import { aSession } from '#tests/support/factories.ts'
import { aHiring, apply, aSeeker, deliver, type Hiring, type Seeker } from '#tests/support/hiring.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const TEXT = 'Hola, equipo de Acme:\n\nLlevo seis años con informes de cobros.\n\nUn saludo,\nAna García-López'

const ofVacancy = ({ token, cv }: Seeker, { vacancy }: Hiring, text = TEXT) => ({
  token,
  params: { vacancy_id: vacancy.id },
  body: { cv_id: cv.id, text },
})

async function fileOf(token: string, method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}` }
  const file = await app.fastify.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: file.statusCode, name: String(file.headers['content-disposition']), bytes: file.rawPayload }
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  return (await readPdf(bytes)).map(({ words }) => words.map(({ text }) => text).join(' ')).join(' ')
}

const sentLetter = (token: string, id: string, format = 'pdf') =>
  fileOf(token, 'GET', `${letters.getSentLetter.path.replace(':id', id)}?format=${format}`)

async function aLetterSent(hiring: Hiring) {
  const seeker = await aSeeker(app)
  const { answer } = await apply(app, seeker, hiring.vacancy, { note: TEXT, is_letter: true })
  await deliver(app)
  return { ...seeker, application_id: answer.id }
}

describe('a letter', () => {
  it('begins with the vacancy, the company and what the CV has of what is asked, and with no word about the person', async () => {
    const hiring = await aHiring(app)
    const seeker = await aSeeker(app)
    const params = { vacancy_id: hiring.vacancy.id }
    const { answer } = await call(app, applying.getApplyContext, { token: seeker.token, params })
    const said = answer.letter_start.split('\n\n')
    expect(said[0]).toBe(`Hola, equipo de ${hiring.company.name}:`)
    expect(said[1]).toBe(`Escribo por la vacante de ${hiring.vacancy.title}.`)
    expect(said.at(-1)).toBe('Un saludo,\nAna García-López')
    const { token } = await aSession(app, { full_name: 'Sin CV' })
    const without = (await call(app, applying.getApplyContext, { token, params })).answer.letter_start
    expect(without).not.toContain('De lo que se pide')
  })

  it.each(['ESENCIAL', 'CLASICO', 'LATERAL', 'MODERNO', 'COMPACTO', 'EUROPEO'] as const)(
    'is drawn in the look of the CV: %s',
    async (template) => {
      const hiring = await aHiring(app)
      const seeker = await aSeeker(app)
      await save(app, seeker.token, seeker.cv, { ...changesOf(seeker.cv), template })
      const { status, answer } = await call(app, letters.previewLetter, ofVacancy(seeker, hiring))
      expect([status, answer.pages_in_all]).toEqual([200, 1])
      const url = letters.exportLetter.path.replace(':vacancy_id', hiring.vacancy.id)
      const { body } = ofVacancy(seeker, hiring)
      const pdf = await fileOf(seeker.token, 'POST', url, body)
      const text = await pdfText(pdf.bytes)
      expect(text).toContain('Llevo seis años con informes de cobros.')
      expect(text).toContain('Ana García-López')
      expect(text).toContain(hiring.vacancy.title)
      // Nothing of the CV but its head.
      expect(text).not.toContain('Informes en SQL y Python')
      const docx = await fileOf(seeker.token, 'POST', `${url}?format=docx`, body)
      expect([docx.status, docx.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK'])
      expect(docx.name).toMatch(/Carta-Ana-Garcia-Lopez-.*\.docx/)
    },
  )

  it('is drawn in nobody else’s CV, and never without a word or beyond its length', async () => {
    const hiring = await aHiring(app)
    const [seeker, other] = [await aSeeker(app), await aSeeker(app)]
    const of = ofVacancy(seeker, hiring)
    expect((await call(app, letters.previewLetter, { ...of, token: other.token })).status).toBe(404)
    expect((await call(app, letters.previewLetter, ofVacancy(seeker, hiring, ' '))).status).toBe(422)
    const long = 'a'.repeat(COVER_NOTE_MAX + 1)
    expect((await call(app, letters.previewLetter, ofVacancy(seeker, hiring, long))).status).toBe(422)
  })

  it('is kept with the draft, and again when the application is taken back', async () => {
    const hiring = await aHiring(app)
    const seeker = await aSeeker(app)
    const params = { vacancy_id: hiring.vacancy.id }
    const body = { cv_id: seeker.cv.id, note: TEXT, is_letter: true, answers: [], declared: {} }
    await call(app, applying.saveApplyDraft, { token: seeker.token, params, body })
    const draft = async () => (await call(app, applying.getApplyContext, { token: seeker.token, params })).answer.draft
    expect(await draft()).toMatchObject({ note: TEXT, is_letter: true })
    const { answer } = await apply(app, seeker, hiring.vacancy, { note: TEXT, is_letter: true })
    expect(await draft()).toBeNull()
    await call(app, applying.undoApplication, { token: seeker.token, params: { id: answer.id } })
    expect(await draft()).toMatchObject({ note: TEXT, is_letter: true })
  })

  it('goes out with the CV: both sides read it, and nobody else', async () => {
    const hiring = await aHiring(app)
    const seeker = await aLetterSent(hiring)
    const id = seeker.application_id
    const mine = await call(app, getMyApplication, { token: seeker.token, params: { id } })
    expect(mine.answer.sent).toMatchObject({ note: TEXT, is_letter: true })
    const inVacancy = { vacancy_id: hiring.vacancy.id, id }
    const team = await call(app, getTeamApplication, { token: hiring.owner.token, params: inVacancy })
    expect([team.answer.note, team.answer.is_letter]).toEqual([TEXT, true])
    for (const token of [seeker.token, hiring.owner.token]) {
      const pdf = await sentLetter(token, id)
      expect(pdf.name).toMatch(/Ana-Garcia-Lopez-Carta\.pdf/)
      expect(await pdfText(pdf.bytes)).toContain('Llevo seis años')
      expect((await sentLetter(token, id, 'docx')).bytes.subarray(0, 2).toString()).toBe('PK')
    }
    const stranger = await aSession(app)
    expect((await sentLetter(stranger.token, id)).status).toBe(404)
  })

  it('is not there where somebody sent only a note', async () => {
    const hiring = await aHiring(app)
    const seeker = await aSeeker(app)
    const { answer } = await apply(app, seeker, hiring.vacancy, { note: 'Me interesa.' })
    expect((await sentLetter(seeker.token, answer.id)).status).toBe(404)
  })

  it('says no name while the application is blind', async () => {
    const hiring = await aHiring(app)
    const ofTeam = { token: hiring.owner.token, params: { id: hiring.vacancy.id } }
    const { version, stages } = (await call(app, getPipeline, ofTeam)).answer
    const body = {
      version,
      stages: stages.map(({ applications: _, ...stage }, at) => ({ ...stage, is_blind: at === 0 })),
    }
    expect((await call(app, savePipeline, { ...ofTeam, body })).status).toBe(200)
    const { application_id, token } = await aLetterSent(hiring)
    const theirs = await sentLetter(hiring.owner.token, application_id)
    expect(theirs.name).toMatch(/Candidatura-[0-9A-F]{5}-Carta\.pdf/)
    const text = await pdfText(theirs.bytes)
    expect(text).toContain('Llevo seis años')
    for (const word of ['Ana García', 'García', 'López']) expect(text).not.toContain(word)
    expect(await pdfText((await sentLetter(token, application_id)).bytes)).toContain('García')
  })
})
