import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANSWER_FILE } from '#shared/hiring/answer-files.ts'
import type { ApplyContext } from '#shared/hiring/applying.ts'
import { type PublicJob, publicJob } from '#shared/jobs/jobs.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { lateAnswer, refusal, serverWith } from '#tests/support/dom/dom-server.ts'
import { anId, applicationsPage, applyContext, inSome } from '../testing/seeker-fixtures.ts'
import { Apply } from './apply.tsx'

const JOB = anId(1)
const FILE = `/api/v1/jobs/${JOB}/apply/answers/${anId(23)}/file`
const SEND = `POST /api/v1/jobs/${JOB}/applications`

const job: PublicJob = publicJob.parse({
  id: JOB,
  state: 'PUBLISHED',
  document: vacancyDocument.parse({ title: 'Fotógrafa' }),
  company: {
    slug: 'empresa-1a2b3c4d',
    id: anId(2),
    name: 'Estudio Ñandú',
    logo_url: null,
    verified: true,
    description: null,
    website: 'https://estudio.example',
    sector: null,
    size: null,
    hq_city: null,
    founded_year: null,
    benefits: [],
    links: [],
    cover_url: null,
    photo_urls: [],
  },
  published_at: new Date(),
  expires_at: new Date(),
  closed_at: null,
  saved: false,
})
const kept = { id: anId(61), name: 'Muestra.pdf', type: 'application/pdf', bytes: 1_468_006 }
const asking = (file: typeof kept | null = null): ApplyContext =>
  applyContext({
    questions: [
      {
        id: anId(23),
        text: 'Adjunta una muestra de tu trabajo',
        kind: 'ARCHIVO',
        options: [],
        required: true,
        prefilled: [],
        file,
      },
    ],
  })

async function open(context: ApplyContext, answers: Parameters<typeof serverWith>[0]) {
  signedIn()
  const heard = serverWith({
    [`GET /api/v1/jobs/${JOB}/apply`]: () => Response.json(context),
    [`PUT /api/v1/jobs/${JOB}/apply`]: () => new Response(null, { status: 204 }),
    'GET /api/v1/applications': () => Response.json(applicationsPage([])),
    ...answers,
  })
  await openAt(`/jobs/${JOB}?panel=postular`, <Apply job={job} drawCv={() => null} />)
  return heard
}

const question = () => page.getByRole('group', { name: 'Adjunta una muestra de tu trabajo' })
const input = () => question().element().querySelector('input') ?? document.createElement('input')
const choose = (file: File) => userEvent.upload(input(), file)
const pdf = new File(['%PDF-1.7'], 'Muestra.pdf', { type: 'application/pdf' })
const send = () => page.getByRole('button', { name: 'Enviar postulación' }).click()

describe('a question that a file answers', () => {
  it('takes it up at once, says how far it is and sends its id', async () => {
    const late = lateAnswer()
    const sent = { id: anId(5), vacancy_id: JOB, applied_at: inSome(0), promised_reply_at: null, undo_until: inSome(1) }
    const heard = await open(asking(), {
      [`PUT ${FILE}`]: () => late.promise,
      [SEND]: () => Response.json(sent, { status: 201 }),
    })
    await expect.element(question()).toBeVisible()
    await choose(pdf)
    await expect.element(page.getByRole('progressbar', { name: 'Subiendo Muestra.pdf' })).toBeVisible()
    await send()
    await expect.element(page.getByText('Espera a que termine de subir el archivo.')).toBeVisible()
    late.give(kept)
    await expect.element(question().getByText('1,4 MB')).toBeVisible()
    await send()
    await expect
      .poll(() => heard.find(({ call }) => call === SEND)?.body)
      .toMatchObject({
        answers: [{ question_id: anId(23), values: [kept.id] }],
      })
  })

  it('says what to do about one that is too large, empty or of another kind', async () => {
    const heard = await open(asking(), { [`PUT ${FILE}`]: () => refusal(415, 'Adjunta un PDF.') })
    await expect.element(question()).toBeVisible()
    await choose(new File([new Uint8Array(ANSWER_FILE.max_bytes + 1)], 'a.pdf'))
    await expect.element(question().getByText(ANSWER_FILE.too_large)).toBeVisible()
    await choose(new File([], 'a.pdf'))
    await expect.element(question().getByText('El archivo está vacío. Elige otro.')).toBeVisible()
    expect(heard.some(({ call }) => call === `PUT ${FILE}`)).toBe(false)
    await choose(pdf)
    await expect.element(question().getByText('Adjunta un PDF.', { exact: true })).toBeVisible()
  })

  it('shows the one that waits, and takes it away', async () => {
    await open(asking(kept), { [`DELETE ${FILE}`]: () => new Response(null, { status: 204 }) })
    await expect.element(question().getByRole('status')).toHaveTextContent('Muestra.pdf1,4 MB')
    await question().getByRole('button', { name: 'Quitar Muestra.pdf' }).click()
    await expect.element(question().getByText('Arrastra el archivo aquí o elige uno')).toBeVisible()
    await send()
    await expect.element(question().getByText('Adjunta el archivo.')).toBeVisible()
  })
})
