import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { BackToVacancy } from './back-to-vacancy.tsx'

const task = { field: 'sector', text: 'Elige el sector de la empresa.' } as const
const link = () => page.getByRole('link', { name: 'Volver a la vacante' })

describe('whoever completes a company for the sake of a draft', () => {
  it('finds the way back when nothing is missing any more', async () => {
    await openAt(
      '/app/my-companies/c?tab=ajustes&vacante=v1',
      <BackToVacancy company={{ id: 'c', missing_to_publish: [] }} />,
    )
    await expect.element(link()).toHaveAttribute('href', '/app/my-companies/c/vacancies/v1?paso=publicar')
  })

  it.each([
    ['something is missing', '?vacante=v1', [task]],
    ['nobody came from a draft', '?tab=ajustes', []],
  ])('not while %s', async (_, asked, missing_to_publish) => {
    await openAt(
      `/app/my-companies/c${asked}`,
      <>
        <h1>Ajustes</h1>
        <BackToVacancy company={{ id: 'c', missing_to_publish }} />
      </>,
    )
    await expect.element(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible()
    await expect.element(link()).not.toBeInTheDocument()
  })
})
