import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import { getJobMatch, listJobs } from '#shared/jobs/jobs.ts'
import { listVacancyMatches } from '#shared/matching/vacancy-matches.ts'
import { createTestApp, type TestApp } from '#tests/support/app.ts'
import { call } from '#tests/support/call.ts'
import { aCv, aJob, save } from '#tests/support/cvs.ts'
import { aCompany, aSession, aVacancy } from '#tests/support/factories.ts'
import { refreshProfiles } from './profiles/profiles.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const study = { id: randomUUID(), degree: 'Grado en Ingeniería Informática', field: '', level: 'GRADO' as const }

const document = {
  basics: { full_name: 'Fatima Zahra El-Amrani', headline: 'Desarrolladora frontend', city: 'Sevilla', country: 'ES' },
  summary: 'Soy desarrolladora web desde hace años.',
  experience: [
    aJob({
      position: 'Desarrolladora frontend',
      company: 'Tienda Clara',
      start: '2019-01',
      current: true,
      achievements: ['Componentes en React y TypeScript para la tienda en línea.', 'Pruebas con Jest.'],
    }),
  ],
  education: [{ ...study, institution: 'Instituto Politécnico de Barrio', start: '2012-09', end: '2016-06' }],
}

async function aPerson(position: string, achievement: string) {
  const { token } = await aSession(app, { visibility: 'VISIBLE' })
  const experience = [aJob({ position, start: '2018-01', current: true, achievements: [achievement] })]
  await aCv(app, token, { document: { experience } } as never)
}

async function aJobOf(title: string, text: string) {
  const { user, token } = await aSession(app)
  const { company } = await aCompany(app, user, {
    name: `Oferta ${randomUUID().slice(0, 8)}`,
    verification: 'DOMAIN_VERIFIED',
  })
  const from = { modality: 'REMOTO', remote_countries: [], locations: [], requirements: [] }
  const vacancy = await aVacancy(app, company, {
    document: { ...from, title, description: `<p>${text}</p>` } as never,
  })
  return { token, id: vacancy.id }
}

it('what somebody is called, when and where they studied, or where they live moves no score and no place in a list', async () => {
  const { token } = await aSession(app, { visibility: 'VISIBLE', full_name: document.basics.full_name })
  let cv: CvDetail = await aCv(app, token, { document } as never)
  await aPerson('Desarrollador web', 'Páginas con Vue y algo de React para tiendas.')
  await aPerson('Maquetadora', 'Componentes de tienda en línea con TypeScript.')
  const jobs = [
    await aJobOf('Desarrollador/a frontend', 'Componentes en React y TypeScript para tiendas en línea.'),
    await aJobOf('Programador/a web', 'Páginas con Vue, pruebas con Jest y tiendas en línea.'),
    await aJobOf('Maquetador/a', 'Componentes con TypeScript y estilos de tiendas.'),
  ]
  const lists = async () => {
    await refreshProfiles(app.deps)
    const people = await Promise.all(
      jobs.map(async ({ token: team, id: vacancy_id }) => {
        const { answer } = await call(app, listVacancyMatches, { token: team, params: { vacancy_id }, query: {} })
        return answer.items.map(({ cv_id, match: { low, high } }) => [cv_id, low, high])
      }),
    )
    const mine = (await call(app, listJobs, { token, query: { tab: 'para-ti' } })).answer.items.map(({ id }) => id)
    const scores = await Promise.all(
      mine.map(async (vacancy_id) => {
        const { match } = (await call(app, getJobMatch, { token, params: { vacancy_id } })).answer
        return [match?.low, match?.high]
      }),
    )
    return { people, mine, scores }
  }
  const first = await lists()
  expect([first.people[0]?.[0]?.[0], first.mine.length]).toEqual([cv.id, 3])
  const job = cv.document.experience[0]
  const [entry] = cv.document.education
  if (!job || !entry) throw new Error('the CV lost its content')
  const changes: Partial<CvDetail['document']>[] = [
    { basics: { ...cv.document.basics, full_name: 'José María Núñez de la Torre' } },
    { basics: { ...cv.document.basics, headline: 'Desarrollador frontend' } },
    { basics: { ...cv.document.basics, city: 'La Cañada', country: 'ES', phone: '+34 655 12 34 56' } },
    { experience: [{ ...job, position: 'Desarrollador frontend' }] },
    { summary: 'Soy desarrollador web desde hace años.' },
    { education: [{ ...entry, start: '1979-09', end: '1984-06' }] },
    { education: [{ ...entry, institution: 'Universidad Pontificia de Comillas' }] },
  ]
  for (const change of changes) {
    const { answer, status } = await save(app, token, cv, { document: { ...cv.document, ...change } })
    expect(status).toBe(200)
    cv = answer
    expect(await lists(), JSON.stringify(change).slice(0, 120)).toEqual(first)
  }
})
