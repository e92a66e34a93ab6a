import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type JobPreferences, jobPreferences } from '#shared/accounts/users.ts'
import { cvWishes } from '#shared/cvs/cv-imports.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { ReadWishes } from './read-wishes.tsx'

const ME = '/api/v1/users/me'
const soles = (amount: number) => ({ amount, currency: 'PEN', period: 'MES' }) as const
const read = cvWishes.parse({ min_salary: soles(300_000), availability: 'INMEDIATA' })

async function shown(preferences: Partial<JobPreferences>, wishes = read) {
  let now: JobPreferences = jobPreferences.parse(preferences)
  const me = () => Response.json({ id: 'u1', full_name: 'Ana Ruiz', email_verified: true, job_preferences: now })
  const heard = serverWith({
    [`GET ${ME}`]: me,
    [`PUT ${ME}`]: ({ body }) => {
      now = (body as { job_preferences: JobPreferences }).job_preferences
      return me()
    },
  })
  signedIn()
  await openAt('/app/cv', <ReadWishes wishes={wishes} />)
  return { saved: () => heard.find(({ call }) => call === `PUT ${ME}`)?.body }
}

const save = page.getByRole('button', { name: 'Guardar en tus preferencias' })

it('saves what the CV says of wishes with one tap', async () => {
  const { saved } = await shown({ roles: ['Cocinera'] })
  await expect.element(page.getByText('Quieres ganar desde 3.000 PEN al mes')).toBeVisible()
  await save.click()
  await expect.element(page.getByText('Guardado en tus preferencias.')).toBeVisible()
  expect(saved()).toMatchObject({
    job_preferences: { roles: ['Cocinera'], min_salary: soles(300_000), availability: 'INMEDIATA' },
  })
})

it('leaves what the preferences say already, unless it is ticked', async () => {
  const { saved } = await shown({ min_salary: soles(250_000) })
  await expect.element(page.getByText(/dicen ahora: «Quieres ganar desde 2.500 PEN al mes»/)).toBeVisible()
  await save.click()
  await expect.element(page.getByText('Guardado en tus preferencias.')).toBeVisible()
  expect(saved()).toMatchObject({ job_preferences: { min_salary: soles(250_000), availability: 'INMEDIATA' } })
})

it('tells that preferences are before taxes', async () => {
  await shown({}, { ...read, is_net: true })
  await expect.element(page.getByText('Tu CV lo dice en neto y aquí se cuenta en bruto.')).toBeVisible()
})

it('is not there when the CV says nothing new', async () => {
  await shown({ min_salary: soles(300_000), availability: 'INMEDIATA' })
  await expect.element(page.getByText('Tu CV también dice')).not.toBeInTheDocument()
})
