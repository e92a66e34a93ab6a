import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AddedPerson } from '#shared/hiring/added-people/added-people.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { type Asked, refusal, serverWith } from '#tests/support/dom/dom-server.ts'
import { AddPeopleDialog } from '../add-people-dialog.tsx'
import { PeopleVacancyContext } from '../people-vacancy.ts'

const PEOPLE = 'POST /api/v1/vacancies/v/people'
const nobody = () => Response.json({ items: [] })

function added({ body }: Asked): Response {
  const { full_name } = body as { full_name: string }
  const told_at = '2026-11-16T09:00:00.000Z'
  return Response.json({ application_id: 'a', full_name, told_at, ends_at: null } satisfies AddedPerson, {
    status: 201,
  })
}

const TABLE = `Nombre;Apellidos;Correo;Móvil;Cargo;Notas
Ana;Ruiz;ana@correo.example;655 12 34 56;Analista;x
Iker;Sanz;iker@;;;
Zoe;Gil;;;;`

async function openTable() {
  signedIn()
  await openAt(
    '/app',
    <PeopleVacancyContext value={{ id: 'v', company_id: 'c' }}>
      <AddPeopleDialog onClose={() => undefined} />
    </PeopleVacancyContext>,
  )
  await page.getByRole('button', { name: 'Traer una tabla (CSV)' }).click()
}

const paste = async (text: string) => {
  await page.getByLabelText(/^O pega aquí la tabla/).fill(text)
  await page.getByRole('button', { name: 'Leer esta tabla' }).click()
}

it('a pasted table becomes people: columns are told apart, bad rows corrected, and each added once', async () => {
  const heard = serverWith({ [PEOPLE]: added, [`${PEOPLE}/duplicates`]: nobody })
  await openTable()
  await paste(TABLE)
  await expect.element(page.getByText(/Leímos 3 personas/)).toBeVisible()
  await expect.element(page.getByLabelText('Qué es «Móvil»')).toHaveValue('PHONE')
  await expect.element(page.getByLabelText('Qué es «Notas»')).toHaveValue('')
  await userEvent.selectOptions(page.getByLabelText('Qué es «Nombre»'), '')
  await userEvent.selectOptions(page.getByLabelText('Qué es «Apellidos»'), '')
  await page.getByRole('button', { name: 'Revisar las filas' }).click()
  await expect.element(page.getByText('Elige qué columna tiene el nombre.')).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('Qué es «Nombre»'), 'NAME')
  await userEvent.selectOptions(page.getByLabelText('Qué es «Apellidos»'), 'SURNAME')
  await page.getByRole('button', { name: 'Revisar las filas' }).click()

  await expect.element(page.getByText('3 personas en la tabla · 2 por corregir')).toBeVisible()
  await expect.element(page.getByText('Escribe su correo o marca que ya se lo contaste.')).toBeVisible()
  await page
    .getByRole('group', { name: 'fila 3' })
    .getByLabelText(/^Correo/)
    .fill('iker@correo.example')
  await page.getByRole('checkbox', { name: /^Ya le conté/ }).click()
  await expect.element(page.getByText('3 personas en la tabla', { exact: true })).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText(/^De dónde vienen/), 'AGENCY')
  await userEvent.selectOptions(page.getByLabelText('Por qué los guardas'), 'CONSENT')
  await page.getByRole('button', { name: 'Añadir 3 personas' }).click()
  await expect.element(page.getByText('Ana Ruiz: añadida y avisada.')).toBeVisible()
  await expect.element(page.getByText('Zoe Gil: añadida.')).toBeVisible()
  const sent = heard.filter(({ call }) => call === PEOPLE).map(({ body }) => body)
  expect(sent).toMatchObject([
    { full_name: 'Iker Sanz', email: 'iker@correo.example', origin: 'AGENCY' },
    { full_name: 'Zoe Gil', email: '', told_by_company: true },
    { full_name: 'Ana Ruiz', phone: '655 12 34 56', document: { experience: [{ position: 'Analista' }] } },
  ])
})

it('what fails stays, is added again with the same key, and who is alike is shown first', async () => {
  let fails = true
  const same = {
    application_id: 'b',
    vacancy_id: 'v',
    title: 'T',
    full_name: 'Zoe Gil',
    state: 'ACTIVE',
    same: ['NAME_AND_EMPLOYER'],
  }
  const alike = { items: [{ ...same, applied_at: '2026-11-16T09:00:00.000Z' }] }
  const heard = serverWith({
    [PEOPLE]: (asked) => (fails ? refusal(500, 'Ahora no podemos.') : added(asked)),
    [`${PEOPLE}/duplicates`]: ({ body }) =>
      (body as { full_name: string }).full_name === 'Zoe' ? Response.json(alike) : nobody(),
  })
  await openTable()
  await paste('Nombre,Correo\nAna,ana@correo.example\nZoe,zoe@correo.example')
  await page.getByRole('button', { name: 'Revisar las filas' }).click()
  await page.getByRole('button', { name: 'Volver a las columnas' }).click()
  await page.getByRole('button', { name: 'Revisar las filas' }).click()
  await userEvent.selectOptions(page.getByLabelText(/^De dónde vienen/), 'EVENT')
  await userEvent.selectOptions(page.getByLabelText('Por qué los guardas'), 'CONSENT')
  await page.getByRole('button', { name: 'Añadir 2 personas' }).click()
  await expect.element(page.getByText('Ahora no podemos.')).toBeVisible()
  await expect.element(page.getByText('Quizá ya la tienes: Zoe Gil.')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Añadir 1 persona' }).click()
  await expect.element(page.getByText('Ana: añadida y avisada.')).toBeVisible()
  await page.getByRole('button', { name: 'Añadir igualmente' }).click()
  await expect.element(page.getByText('Zoe: añadida y avisada.')).toBeVisible()
  const sent = heard.filter(({ call }) => call === PEOPLE).map(({ body }) => body as { creation_key: string })
  expect(sent).toHaveLength(3)
  expect(sent[0]?.creation_key).toBe(sent[1]?.creation_key)
  expect(sent[2]).toMatchObject({ despite_duplicates: true })
})

it('a table that cannot be read says why and what was pasted stays', async () => {
  serverWith({})
  await openTable()
  await paste('Nombre,Correo\nAna,"ana@correo.example')
  await expect.element(page.getByText(/comillas de cierre en la fila 2/)).toBeVisible()
  await expect
    .element(page.getByLabelText(/^O pega aquí la tabla/))
    .toHaveValue('Nombre,Correo\nAna,"ana@correo.example')
})
