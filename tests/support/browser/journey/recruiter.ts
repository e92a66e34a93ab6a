import type { APIRequestContext } from '@playwright/test'
import { aWebsite } from '../company-walk.ts'
import { expect } from '../e2e.ts'
import { letOfferLeave } from './minute-over.ts'
import { adOf } from './texts.ts'
import { confirmAddress, dialogOf, followNext, register, type Walker } from './walker.ts'

export const COMPANY = "Panadería L'Ametller"
export const TITLE = 'Panadero/a de masa madre'

/** From `/register` to a company that may publish. */
export async function foundCompany(who: Walker): Promise<void> {
  const { page, press, write, choose, take, look } = who
  await register(who, /Quiero Contratar/)
  await write(page.getByLabel('Nombre de la empresa'), COMPANY)
  await write(page.getByLabel('Página web'), aWebsite())
  await look()
  await press(page.getByRole('button', { name: 'Continuar' }))
  await choose(page.getByLabel('Sector'), 'Alimentación y bebidas')
  await choose(page.getByLabel('Tamaño'), 'De 2 a 10 personas')
  await write(page.getByLabel('Ciudad de la sede'), "L'Ametlla de Mar")
  await take(page.getByLabel('Países donde trabaja'), 'Espa', page.getByRole('option', { name: 'España' }))
  const words = 'Hacemos pan con masa madre desde 1987, de noche y a mano, para los restaurantes del barrio. '
  await write(page.getByLabel('Descripción'), words.repeat(2))
  await look()
  await press(page.getByRole('button', { name: 'Guardar y continuar' }))
}

/** Pastes an ad and publishes what was read; nothing is refused that was not said before the button. */
export async function publish(who: Walker): Promise<string> {
  const { page, press, write, look } = who
  await expect(page.getByRole('heading', { name: `¿Por dónde empieza ${COMPANY}?` })).toBeVisible()
  await look()
  await press(page.getByRole('link', { name: /Publicar mi primera vacante/ }))
  await write(page.getByLabel('Texto del anuncio'), adOf(COMPANY))
  await press(page.getByRole('button', { name: 'Leer el anuncio' }))
  await expect(page.getByRole('heading', { name: 'Esto leímos en tu anuncio' })).toBeFocused()
  await look()
  await press(page.getByRole('button', { name: 'Crear borrador' }))
  await expect(page.getByText('1 punto por resolver antes de publicar.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Tu correo · Falta/ })).toBeVisible()
  await look()
  await confirmAddress(who)
  await expect(page.getByText('Todo listo para publicar.')).toBeVisible()
  await press(page.getByRole('button', { name: 'Publicar vacante' }))
  await expect(page.getByText(/^Publicada hasta el/)).toBeVisible()
  await look()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** What a walk that broke off has left published would fit the next seeker as well as the vacancy of their own walk. */
export async function takeDown(request: APIRequestContext, { page }: Walker, vacancy_id: string): Promise<void> {
  const stored = await page.evaluate<string>(`localStorage.getItem('auth-storage')`)
  const headers = { authorization: `Bearer ${JSON.parse(stored).state.token}` }
  await request.post(`/api/v1/vacancies/${vacancy_id}/close`, { headers, data: { reason: 'CANCELLED' } })
}

/** The overview leads to the people who fit; one of them is read and asked to apply. */
export async function invite(who: Walker): Promise<void> {
  const { page, press, look } = who
  await followNext(who, /^Busca personas para/)
  await press(page.getByRole('list', { name: 'Personas' }).getByRole('link').first())
  const person = dialogOf(page, 'Persona y encaje')
  await expect(person.getByText(/Cumple \d de \d requisitos/).first()).toBeVisible()
  await look()
  await press(person.getByRole('button', { name: /^Invitar/ }))
  await press(page.getByRole('button', { name: 'Enviar invitación' }))
  await expect(person.getByText(/^La invitación sale en/)).toBeVisible()
  await press(person.getByRole('button', { name: 'Cerrar' }))
}

/** A sheet beside board and list, or a drawer over them on a phone. */
const panelOf = ({ page }: Walker) =>
  page.getByLabel('Postulación abierta').or(page.getByRole('dialog', { name: 'Postulación', exact: true }))

/** What waits for an answer leads to the list of who applied: opens one of them, answers, and proposes hours for a talk. */
export async function answer(who: Walker, full_name: string): Promise<void> {
  const { page, press, write, check, look } = who
  await followNext(who, /^Responde a 2 personas/)
  const waiting = page.getByRole('link', { name: full_name }).first()
  await expect(waiting).toBeVisible()
  await look()
  await press(waiting)
  const panel = panelOf(who)
  await expect(panel.getByRole('heading', { name: full_name })).toBeVisible()
  await look()
  await press(panel.getByRole('tab', { name: 'Mensajes' }))
  await write(panel.getByLabel('Tu mensaje'), 'Hola, Nerea: nos ha gustado tu nota. ¿Nos vemos en el obrador?')
  await press(panel.getByRole('button', { name: 'Enviar mensaje' }))
  await expect(panel.getByText('¿Nos vemos en el obrador?', { exact: false }).first()).toBeVisible()
  await press(panel.getByRole('tab', { name: 'Entrevistas' }))
  await press(panel.getByRole('button', { name: 'Proponer entrevista' }))
  const dialog = dialogOf(page, `Entrevista con ${full_name}`)
  await check(dialog.getByRole('radio', { name: 'Presencial' }))
  await write(dialog.getByLabel('Lugar o enlace'), "Carrer de l'Església, 12, L'Hospitalet")
  await look()
  await press(dialog.getByRole('button', { name: 'Enviar horarios' }))
  await expect(dialog).toHaveCount(0)
}

/** Writes the offer, which begins with what the vacancy said, and sends it. */
export async function offer(who: Walker): Promise<void> {
  const { press, write, look } = who
  const panel = panelOf(who)
  await expect(panel.getByText('Confirmada', { exact: true })).toBeVisible()
  await press(panel.getByRole('tab', { name: 'Oferta' }))
  await press(panel.getByRole('button', { name: 'Preparar oferta' }))
  await write(panel.getByLabel('Salario bruto'), '24.000')
  await look()
  await press(panel.getByRole('button', { name: 'Guardar borrador' }))
  await press(panel.getByRole('button', { name: 'Revisar y enviar' }))
  await look()
  await press(dialogOf(who.page, 'Revisa la oferta antes de enviarla').getByRole('button', { name: 'Enviar oferta' }))
  await expect(panel.getByRole('button', { name: 'Deshacer envío' })).toBeVisible()
  await look()
  await letOfferLeave(new URL(who.page.url()).searchParams.get('postulacion') ?? '')
  await expect(panel.getByRole('button', { name: 'Retirar oferta' })).toBeVisible()
  await look()
}

/** The place is taken: the overview leads to closing, which answers everybody else. */
export async function close(who: Walker): Promise<void> {
  const { page, press, check, look } = who
  await expect(panelOf(who).getByText('Aceptada', { exact: true })).toBeVisible()
  await press(panelOf(who).getByRole('button', { name: /^Cerrar(?: postulación)?$/ }))
  await followNext(who, /^Ya cubriste .* responde a 1 persona/)
  const dialog = dialogOf(page, 'Cerrar la vacante')
  await check(dialog.getByRole('checkbox', { name: 'Enviarla ahora' }))
  await look()
  await press(dialog.getByRole('button', { name: 'Cerrar vacante y responder a 1' }))
  await expect(page.getByText('Cerrada', { exact: true })).toBeVisible()
  await look()
}
