import { expect } from '../e2e.ts'
import { COMPANY, TITLE } from './recruiter.ts'
import { cvOf } from './texts.ts'
import { confirmAddress, dialogOf, followNext, goHome, register, type Walker } from './walker.ts'

/** From `/register` to a CV: pasted, read, confirmed. */
export async function bringCv(who: Walker): Promise<void> {
  const { page, press, write, check, look } = who
  await register(who, /Busco Oportunidades/)
  await press(page.getByRole('button', { name: 'Pegar el texto de mi CV' }))
  await write(page.getByRole('textbox', { name: 'Texto de tu CV' }), cvOf(who.full_name, who.email))
  await look()
  await press(page.getByRole('button', { name: 'Leer este texto' }))
  await expect(page.getByText('Ya leímos tu CV')).toBeVisible()
  await look()
  await press(page.getByRole('link', { name: 'Continuar' }))
  await expect(page.getByLabel('Puesto')).toHaveValue('Panadera')
  await look()
  await press(page.getByRole('button', { name: 'Continuar' }))
  await expect(page.getByLabel('¿En qué ciudad vives?')).toHaveValue("L'Hospitalet de Llobregat")
  await check(page.getByRole('checkbox', { name: 'Presencial' }))
  await check(page.getByRole('radio', { name: /Sí, quiero que me encuentren/ }))
  await look()
  await press(page.getByRole('button', { name: 'Terminar y revisar mi CV' }))
  await expect(page.getByRole('heading', { name: 'Revisa lo que leímos' })).toBeVisible()
  await look()
  await press(page.getByRole('button', { name: 'Usar estos datos' }))
  await expect(page.getByLabel('Puesto que buscas con este CV')).toHaveValue('Panadera')
  await look()
}

/** The overview names the vacancy that fits best and why; the application is sent from there. */
export async function apply(who: Walker): Promise<void> {
  const { page, press, write, look } = who
  await goHome(who)
  const best = page.getByRole('region', { name: 'Encajan contigo' }).getByRole('link', { name: new RegExp(TITLE) })
  await expect(best).toContainText('Cumples')
  await look()
  await press(page.getByRole('link', { name: 'Ver la que mejor encaja' }))
  const vacancy = dialogOf(page, 'Vacante')
  await expect(vacancy.getByRole('list', { name: 'Requisitos comparados con tu CV' })).toContainText('Cumple')
  await look()
  await press(vacancy.getByRole('button', { name: 'Postularme' }))
  const form = dialogOf(page, `Postularte a ${TITLE}`)
  await expect(form.getByText('Confirma tu correo para enviarla')).toBeVisible()
  await write(form.getByLabel(/^Nota para la empresa/), 'Llevo cinco años con masa madre y vivo cerca del obrador.')
  await look()
  await confirmAddress(who)
  await press(form.getByRole('button', { name: 'Enviar postulación' }))
  await expect(vacancy.getByText(/^Te postulaste el /)).toBeVisible()
  await look()
  await press(vacancy.getByRole('button', { name: 'Cerrar' }))
}

const open = ({ page }: Walker) => page.getByRole('dialog', { name: 'Postulación', exact: true })

const closeOpen = (who: Walker) => who.press(open(who).getByRole('button', { name: 'Cerrar', exact: true }))

/** Reads what the company wrote, takes one of its hours and writes back. */
export async function goTalk(who: Walker): Promise<void> {
  const { press, write, check, look } = who
  await followNext(who, /^Lee 1 mensaje de/)
  await expect(open(who).getByText('¿Nos vemos en el obrador?', { exact: false }).first()).toBeVisible()
  await write(open(who).getByLabel('Mensaje para la empresa'), '¡Gracias! Allí estaré.')
  await press(open(who).getByRole('button', { name: 'Enviar mensaje' }))
  await expect(open(who).getByText('¡Gracias! Allí estaré.').first()).toBeVisible()
  await look()
  await closeOpen(who)
  await followNext(who, new RegExp(`^Elige horario para tu entrevista con ${COMPANY}`))
  const talk = open(who).getByRole('region', { name: /^Entrevista: / })
  await check(talk.getByRole('radio').first())
  await look()
  await press(talk.getByRole('button', { name: 'Confirmar horario' }))
  await expect(talk.getByText('Confirmada', { exact: true })).toBeVisible()
  await closeOpen(who)
}

/** Reads the offer and signs it with the full name. */
export async function accept(who: Walker): Promise<void> {
  const { page, press, write, look } = who
  await followNext(who, /^Responde a la oferta de/)
  await expect(
    open(who)
      .getByText(/24\.000/)
      .first(),
  ).toBeVisible()
  await look()
  await press(open(who).getByRole('button', { name: 'Aceptar la oferta' }))
  const question = dialogOf(page, 'Aceptar la oferta')
  await write(question.getByLabel('Tu nombre completo'), who.full_name)
  await look()
  await press(question.getByRole('button', { name: 'Aceptar la oferta' }))
  await expect(open(who).getByText('Contratada', { exact: true })).toBeVisible()
  await look()
}
