import { expect, type Page } from '@playwright/test'

/** Opens all of a section of the review, whatever of it stood open before. */
export async function openSection(page: Page, title: string): Promise<void> {
  const section = page.getByRole('region', { name: title, exact: true })
  const heading = section.getByRole('heading', { level: 2 }).getByRole('button')
  if ((await heading.getAttribute('aria-expanded')) === 'true') await heading.click()
  await heading.click()
  await expect(heading).toHaveAttribute('aria-expanded', 'true')
  for (const entry of await section.getByRole('heading', { level: 3 }).getByRole('button').all()) {
    if ((await entry.getAttribute('aria-expanded')) === 'true') await entry.click()
    await entry.click()
  }
}
