import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, registerAccount, signIn, test } from '#tests/support/e2e.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  expect(overflow).toBeLessThanOrEqual(0)
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 768, 1440]) {
    test(`axe finds nothing in the shell (${colorScheme}, ${width} px)`, async ({ page, request }) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/login')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      await signIn(page, await registerAccount(request))
      await page.goto('/app')
      await expect(page.getByRole('heading', { name: '¡Bienvenido a Skillo!' })).toBeVisible()
      await expectNoFindings(page)

      for (const intent of ['SEEKER', 'RECRUITER'] as const) {
        await signIn(page, await registerAccount(request, { intent }))
        await page.goto('/app')
        await expect(page.getByRole('heading', { name: 'Pendientes' })).toBeVisible()
        await expectNoFindings(page)
      }

      await page.getByRole('button', { name: /^Notificaciones/ }).click()
      await expect(page.getByText('No tienes notificaciones.')).toBeVisible()
      await expectNoFindings(page)
      await page.keyboard.press('Escape')

      if (width < 1024) {
        await page.getByRole('button', { name: 'Abrir menú' }).click()
        await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible()
        await expectNoFindings(page)
        await page.keyboard.press('Escape')
      }

      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox')).toBeFocused()
      await expectNoFindings(page)
      // The content policy and the trusted types would complain here.
      expect(complaints).toEqual([])

      await page.goto('/no-existe')
      await expect(page.getByRole('heading', { name: 'No encontramos esta página.' })).toBeVisible()
      await expectNoFindings(page)
    })
  }
}
