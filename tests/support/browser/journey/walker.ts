import { randomBytes } from 'node:crypto'
import type { Browser, Locator, Page } from '@playwright/test'
import { expect, lastMailTo, linkIn, PASSWORD } from '../e2e.ts'
import { expectGoodPage } from '../good-page.ts'
import type { Hands } from './hands.ts'

export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1440, height: 900 }

export interface Manner {
  size: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  handsOf: (page: Page) => Hands
}

/** A surname that nobody else in this run has. */
const aSurname = () =>
  `Ibáñez-${randomBytes(5)
    .toString('hex')
    .replace(/\d/g, (digit) => 'aeiourslmn'[Number(digit)] ?? 'a')}`

/** Somebody with a browser of their own, who never types an address after `/register`. */
export interface Walker extends Hands {
  page: Page
  full_name: string
  email: string
  /** Axe, at the own size and in the own theme: what every step must pass. */
  look: () => Promise<void>
}

export async function aWalker(browser: Browser, first_name: string, manner: Manner): Promise<Walker> {
  const network = randomBytes(4).toString('hex').replace(/^.{4}/, '$&:')
  const context = await browser.newContext({
    viewport: manner.size,
    colorScheme: manner.colorScheme,
    extraHTTPHeaders: { 'x-forwarded-for': `2001:db8:${network}::1` },
  })
  const page = await context.newPage()
  return {
    ...manner.handsOf(page),
    page,
    full_name: `${first_name} O'Connor ${aSurname()}`,
    email: `${first_name.toLowerCase()}-${randomBytes(4).toString('hex')}@correo.example`,
    look: () => expectGoodPage(page, [{ width: manner.size.width, colorScheme: manner.colorScheme }]),
  }
}

export async function register(who: Walker, wish: RegExp): Promise<void> {
  const { page, full_name, email, press, write, check, look } = who
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible()
  await look()
  await write(page.getByLabel('Nombre y apellido'), full_name)
  await write(page.getByLabel('Correo', { exact: true }), email)
  await write(page.getByLabel('Contraseña', { exact: true }), PASSWORD)
  await check(page.getByRole('checkbox', { name: /Acepto los términos/ }))
  await press(page.getByRole('button', { name: 'Crear cuenta' }))
  await expect(page.getByRole('button', { name: wish })).toBeVisible()
  await look()
  await press(page.getByRole('button', { name: wish }))
}

/** Follows the link of the mail in another tab, as mail programs do; the first tab notices on its own. */
export async function confirmAddress({ page, email }: Walker): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(linkIn(await lastMailTo(page.request, email, /verify-email/)))
  await tab.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(tab.getByRole('heading', { name: /Tu correo está confirmado/ })).toBeVisible()
  await tab.close()
}

/** By the first entry of the menu, or of the bar at the bottom of a phone. */
export async function goHome({ page, press }: Walker): Promise<void> {
  await press(
    page
      .getByRole('link', { name: /^Resumen/ })
      .and(page.locator(':visible'))
      .first(),
  )
  await expect(page.getByRole('heading', { name: /^Hola/ })).toBeVisible()
}

/** Presses what the overview says is next, under «Pendientes» or «Qué hacer ahora». */
export async function followNext(walker: Walker, text: RegExp): Promise<void> {
  await goHome(walker)
  const next = walker.page.getByRole('main').getByRole('link', { name: text }).first()
  await expect(next).toBeVisible()
  await walker.look()
  await walker.press(next)
}

export const dialogOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })
