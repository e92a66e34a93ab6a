import type { Page } from '@playwright/test'
import { UNDO_SECONDS } from '#shared/hiring/applying.ts'
import { aMember, send } from '#tests/support/browser/company-walk.ts'
import { type Account, expect, lastMailTo, signIn, test } from '#tests/support/browser/e2e.ts'
import { expectGoodPage } from '#tests/support/browser/good-page.ts'
import {
  aProcess,
  applicants,
  boardOf,
  cardIn,
  column,
  dashboard,
  type Process,
} from '#tests/support/browser/hiring-walk.ts'
import { letOfferLeave } from '#tests/support/browser/journey/minute-over.ts'
import { expectToast } from '#tests/support/browser/toasts.ts'

const names = [
  'Chiamaka Nwosu-Peña',
  "Aitor O'Donnell",
  'Þóra Jónsdóttir',
  'Дарья Ким',
  'Lucía de la Cruz Ñíguez',
] as const

// Whoever applied comes to the team after a minute, which all of these walks share.
test.describe.configure({ mode: 'serial' })

let process: Process
let people: Account[]
test.beforeAll(async ({ request }) => {
  test.setTimeout(4 * UNDO_SECONDS * 1000)
  process = await aProcess(request)
  people = await applicants(request, process, names)
})

/** Where the application stands beside the board: what is open in it closes when it becomes a drawer. */
const BESIDE = [
  { width: 1280, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const

const panelOf = (page: Page) => page.getByRole('region', { name: 'Postulación abierta' })

/** Signed in as somebody of the team, with one part of one person's application open. */
async function open(page: Page, who: Account, full_name: string, part: string) {
  const { cards } = await boardOf(page.request, process)
  const id = cards.find((card) => card.full_name === full_name)?.id
  await signIn(page, who)
  await page.goto(dashboard(process, `?postulacion=${id}&ver=${part}`))
  const panel = panelOf(page)
  await expect(panel.getByRole('heading', { name: full_name })).toBeVisible()
  return { id, panel }
}

const personOf = (at: number): Account => {
  const found = people[at]
  if (!found) throw new Error('somebody applied')
  return found
}

test('hours are proposed, and the team sees which one was taken', async ({ page, request }) => {
  const { panel, id } = await open(page, process.owner, names[0], 'entrevistas')
  await panel.getByRole('button', { name: 'Proponer entrevista' }).click()
  const dialog = page.getByRole('dialog', { name: `Entrevista con ${names[0]}` })
  await expect(dialog.getByLabel(/^Horario \d/)).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Añadir horario' }).click()
  await expect(dialog.getByLabel(/^Horario \d/)).toHaveCount(4)
  const hours = await Promise.all(
    [1, 2, 3, 4].map((at) => dialog.getByLabel(`Horario ${at}`, { exact: true }).inputValue()),
  )
  expect(new Set(hours).size).toBe(4)
  await dialog.getByRole('button', { name: 'Quitar horario 4' }).click()
  await dialog.getByRole('button', { name: 'Enviar horarios' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await dialog.getByLabel('Lugar o enlace').fill('https://meet.example.com/molinos')
  await expectGoodPage(page, BESIDE)
  await dialog.getByRole('button', { name: 'Enviar horarios' }).click()
  await expectToast(page, 'Horarios enviados.')
  const row = panel.getByRole('list', { name: 'Entrevistas' }).getByRole('listitem').first()
  await expect(row.getByText('Horarios propuestos', { exact: true })).toBeVisible()
  await expectGoodPage(page)

  const seeker = personOf(0)
  const { items } = await send(request, seeker, 'GET', `applications/${id}/interviews`)
  const [interview] = items
  const choice = { starts_at: interview.slots[1] }
  await send(request, seeker, 'POST', `applications/${id}/interviews/${interview.id}/choose`, choice)
  await expect(row.getByText('Confirmada', { exact: true })).toBeVisible()
  await lastMailTo(request, process.owner.user.email, /Entrevista confirmada/)

  await page.goto(dashboard(process, '?tab=entrevistas'))
  const agenda = page.getByRole('list', { name: 'Entrevistas' })
  await expect(agenda.getByRole('link', { name: names[0] })).toBeVisible()
  await expectGoodPage(page)
  await agenda.getByRole('button', { name: 'Acciones de Primera entrevista' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Descargar para el calendario' }).click()
  expect((await waiting).suggestedFilename()).toBe('entrevista.ics')
})

test('what others think is hidden until the own scorecard is in', async ({ page, request }) => {
  const { owner, company } = process
  const iker = await aMember(request, owner, company, 'RECRUITER', 'Iker Etxeberria-Ruiz')
  const first = await open(page, owner, names[1], 'evaluaciones')
  const own = first.panel.getByRole('region', { name: 'Tu evaluación' })
  await own.getByRole('button', { name: 'Entregar evaluación' }).click()
  await expect(own.getByText('Elige tu recomendación.')).toBeVisible()
  await own.getByRole('radio', { name: 'Contratar sin duda' }).check()
  const sql = own.getByRole('group', { name: /SQL/ })
  await sql.getByRole('radio', { name: 'Muy bien' }).check()
  await own.getByRole('button', { name: 'Entregar evaluación' }).click()
  await expect(own.getByText(/Cuenta en una frase por qué/)).toBeVisible()
  await own.getByLabel('¿Por qué? Una frase basta.').fill('Explicó un plan de consulta con calma.')
  await expectGoodPage(page)
  await own.getByRole('button', { name: 'Entregar evaluación' }).click()
  await expectToast(page, 'Evaluación entregada.')
  await first.panel.getByRole('button', { name: 'Pedir evaluación' }).click()
  await page.getByRole('menuitem', { name: 'Iker Etxeberria-Ruiz' }).click()
  await expectToast(page, 'Se lo pedimos a Iker Etxeberria-Ruiz.')

  const { panel } = await open(page, iker, names[1], 'evaluaciones')
  const team = panel.getByRole('region', { name: 'Evaluaciones del equipo' })
  await expect(team.getByText('La verás cuando entregues la tuya.')).toBeVisible()
  await expect(panel.getByText('Explicó un plan de consulta con calma.')).toHaveCount(0)
  const mine = panel.getByRole('region', { name: 'Tu evaluación' })
  await mine.getByRole('radio', { name: 'No contratar' }).check()
  await mine.getByRole('button', { name: 'Entregar evaluación' }).click()
  await expect(team.getByText('Explicó un plan de consulta con calma.')).toBeVisible()
  await expect(panel.getByText('Hay opiniones distintas: conviene hablarlo antes de decidir.')).toBeVisible()
  await expectGoodPage(page)
})

test('an offer is written, read as a letter, sent, accepted, and the card stands among the hired', async ({
  page,
  request,
}) => {
  const { panel, id } = await open(page, process.owner, names[2], 'oferta')
  await panel.getByRole('button', { name: 'Preparar oferta' }).click()
  await panel.getByRole('button', { name: 'Guardar borrador' }).click()
  await expect(panel.getByText('Escribe el salario.', { exact: true })).toBeVisible()
  await panel.getByLabel('Salario bruto').fill('36.500,50')
  await panel.getByLabel(/^Condiciones/).fill('Seguro médico desde el primer día.')
  await expectGoodPage(page, BESIDE)
  await panel.getByRole('button', { name: 'Guardar borrador' }).click()
  const offer = panel.getByRole('article', { name: 'Oferta' })
  await expect(offer.getByText(/36\.500,50/)).toBeVisible()
  await expectGoodPage(page)
  const waiting = page.waitForEvent('download')
  await offer.getByRole('button', { name: 'Carta en PDF' }).click()
  expect((await waiting).suggestedFilename()).toMatch(/^Oferta.*\.pdf$/)
  await offer.getByRole('button', { name: 'Revisar y enviar' }).click()
  const review = page.getByRole('dialog', { name: 'Revisa la oferta antes de enviarla' })
  await expect(review.getByText(/36\.500,50/)).toBeVisible()
  await expect(review.getByRole('article', { name: `Correo para ${names[2]}` })).toContainText('Tienes una oferta de')
  await expectGoodPage(page)
  await review.getByRole('button', { name: 'Enviar oferta' }).click()
  await offer.getByRole('button', { name: 'Deshacer envío' }).click()
  await expectToast(page, 'Envío deshecho. La oferta sigue en borrador.')
  await offer.getByRole('button', { name: 'Revisar y enviar' }).click()
  await review.getByRole('button', { name: 'Enviar oferta' }).click()
  await expect(offer.getByText('Saliendo', { exact: true })).toBeVisible()
  await expectGoodPage(page)
  await letOfferLeave(id ?? '')
  await expect(offer.getByText('Enviada', { exact: true }).first()).toBeVisible()
  await expect(cardIn(page, 'Oferta', names[2])).toBeVisible()

  const seeker = personOf(2)
  await lastMailTo(request, seeker.user.email, /oferta/i)
  const { items } = await send(request, seeker, 'GET', `applications/${id}/offers`)
  await send(request, seeker, 'POST', `applications/${id}/offers/${items[0].id}/accept`, { full_name: names[2] })
  await expect(offer.getByText('Aceptada', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Cerrar postulación' }).click()
  await expect(cardIn(page, 'Oferta', names[2])).toHaveCount(0)
})

test('whoever was not chosen asks for a review, and somebody else of the company answers', async ({
  page,
  request,
}) => {
  const { owner, company, vacancy } = process
  const other = await aMember(request, owner, company, 'RECRUITER', 'Ainhoa Etxeberria')
  const seeker = personOf(4)
  const card = (await boardOf(request, process)).cards.find(({ full_name }) => full_name === names[4])
  const body = { side: 'COMPANY', reason: 'EXPERIENCIA', depth: 'CV', message: null, version: card?.version }
  await send(request, owner, 'POST', `applications/${card?.id}/reject`, body)

  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, seeker)
  await page.goto('/app/my-applications')
  await page.getByRole('link', { name: vacancy.document.title }).first().click()
  await page.getByRole('button', { name: 'Pide una revisión' }).click()
  const asking = page.getByRole('dialog', { name: 'Pide una revisión' })
  await asking
    .getByLabel('Qué debería mirarse de nuevo')
    .fill('Llevo cuatro años con Python y no se tuvieron en cuenta.')
  await expectGoodPage(page)
  await asking.getByRole('button', { name: 'Pedir la revisión' }).click()
  await expect(page.getByText('Pediste una revisión')).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, owner)
  await page.goto(dashboard(process, `?postulacion=${card?.id}`))
  await expect(page.getByText('La responde alguien que no tomó la decisión.')).toBeVisible()

  await signIn(page, other)
  await page.goto(dashboard(process, `?postulacion=${card?.id}`))
  const review = page.getByRole('region', { name: 'Revisión pedida' })
  await expect(review.getByText('«Llevo cuatro años con Python y no se tuvieron en cuenta.»')).toBeVisible()
  await review.getByText('Devolver al proceso').click()
  await review.getByLabel('Respuesta').fill('Tienes razón: lo miramos de nuevo y vuelves al proceso.')
  await expectGoodPage(page)
  await review.getByRole('button', { name: 'Responder la revisión' }).click()
  await expect(page.getByText('Revisión respondida.')).toBeVisible()

  await signIn(page, seeker)
  await page.goto('/app/my-applications')
  await page.getByRole('link', { name: vacancy.document.title }).first().click()
  await expect(page.getByText('Tu postulación volvió al proceso')).toBeVisible()
  await expect(page.getByText('Tienes razón: lo miramos de nuevo y vuelves al proceso.')).toBeVisible()
})

test('a stage with people in it is removed, and they go where the team says', async ({ page, request }) => {
  const { cards, stages } = await boardOf(request, process)
  const card = cards.find(({ full_name }) => full_name === names[3])
  const goal = stages.find(({ name }) => name === 'Entrevista')
  await send(request, process.owner, 'POST', `applications/${card?.id}/move`, {
    stage_id: goal?.id,
    expected_stage_id: card?.stage_id,
    version: card?.version,
  })
  await signIn(page, process.owner)
  await page.goto(dashboard(process, '?tab=ajustes'))
  const editor = page.getByRole('region', { name: 'Etapas' })
  // Said beside the label on a phone, inside the box at a desk.
  const people = editor.getByRole('group', { name: 'Entrevista', exact: true }).getByText('1 persona')
  await expect(people.filter({ visible: true })).toHaveCount(1)
  await expectGoodPage(page)
  await editor.getByRole('button', { name: 'Opciones de Entrevista', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Quitar etapa' }).click()
  await editor.getByRole('button', { name: 'Añadir etapa' }).click()
  const added = editor.getByRole('group').nth(-2)
  await added.getByLabel('Etapa', { exact: true }).fill('Café con el equipo')
  await added.getByLabel('Lo que lee quien se postula').fill('Conoces al equipo')
  await editor.getByRole('button', { name: 'Guardar etapas' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Adónde van estas personas?' })
  await dialog.getByLabel('Entrevista: 1 persona').selectOption('Oferta')
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: 'Mover y guardar' }).click()
  await expectToast(page, 'Etapas guardadas.')
  await page.getByRole('tab', { name: 'Tablero' }).click()
  await expect(cardIn(page, 'Oferta', names[3])).toBeVisible()
  await expect(column(page, 'Café con el equipo')).toBeVisible()
  await expect(column(page, 'Entrevista')).toHaveCount(0)
})

test('stages and texts are kept for the next vacancy in «Plantillas»', async ({ page }) => {
  await signIn(page, process.owner)
  await page.goto(dashboard(process, '?tab=ajustes'))
  const editor = page.getByRole('region', { name: 'Etapas' })
  await editor.getByRole('button', { name: 'Plantillas' }).click()
  await page.getByRole('menuitem', { name: 'Guardar estas etapas…' }).click()
  const keep = page.getByRole('dialog', { name: 'Guardar como plantilla' })
  await keep.getByLabel('Nombre de la plantilla').fill("Molino «d'Or»")
  await keep.getByRole('button', { name: 'Guardar plantilla' }).click()
  await expectToast(page, 'Plantilla guardada.')

  await page.goto(`/app/my-companies/${process.company.id}?tab=plantillas`)
  const processes = page.getByRole('list', { name: 'Procesos' })
  await expect(processes.getByText("Molino «d'Or»")).toBeVisible()
  await page.getByRole('button', { name: 'Nuevo texto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo texto' })
  await dialog.getByLabel('Nombre').fill('Saludo de bienvenida')
  await dialog.getByLabel('Asunto').fill('Hola, {nombre}')
  await dialog.getByLabel('Texto', { exact: true }).fill('Gracias por escribirnos, {nombre}. Te leemos esta semana.')
  await expectGoodPage(page)
  await dialog.getByRole('button', { name: 'Guardar texto' }).click()
  const texts = page.getByRole('list', { name: 'Textos' })
  await expect(texts.getByText('Saludo de bienvenida')).toBeVisible()
  await expectGoodPage(page)
  await page.getByRole('button', { name: 'Opciones de Saludo de bienvenida' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar texto' }).click()
  await page.getByRole('button', { name: 'Eliminar texto definitivamente' }).click()
  await expect(texts.getByText('Saludo de bienvenida')).toHaveCount(0)
  await page.getByRole('button', { name: "Eliminar Molino «d'Or»" }).click()
  await page.getByRole('button', { name: 'Eliminar proceso definitivamente' }).click()
  await expect(processes.getByText("Molino «d'Or»")).toHaveCount(0)
})

test('somebody is asked whether they want to be kept in mind, and says yes', async ({ page }) => {
  const { panel } = await open(page, process.owner, names[4], 'notas')
  await panel.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Guardar en Talento' }).click()
  await expectToast(page, 'Le preguntamos si quiere estar en tu banco de talento.')
  await signIn(page, personOf(4))
  await page.goto('/app/settings?tab=privacidad')
  const card = page.getByRole('region', { name: 'Bancos de talento' })
  await expectGoodPage(page)
  await card.getByRole('button', { name: /^Aceptar de/ }).click()
  await expect(card.getByRole('list', { name: 'Bancos de talento' }).getByText(/^Hasta el/)).toBeVisible()
})
