import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { useEditorSession } from './use-editor-session.ts'

const at = (company: string, vacancy: string) => `/app/my-companies/${company}/vacancies/${vacancy}`

function Editor({ onCreated }: { onCreated: (id: string) => void }) {
  const [title, setTitle] = useState('')
  return (
    <>
      <input aria-label="Título" value={title} onChange={(event) => setTitle(event.target.value)} />
      <button type="button" onClick={() => onCreated('v1')}>
        Crear
      </button>
    </>
  )
}

function Page() {
  const [, , , company = '', , vacancy = ''] = useLocation().pathname.split('/')
  const { key, onCreated } = useEditorSession(company, vacancy === 'new' ? null : vacancy)
  return (
    <>
      <Link to={at('otra', 'new')}>La otra empresa</Link>
      <Editor key={key} onCreated={onCreated} />
    </>
  )
}

const title = page.getByLabelText('Título')

it('goes on when its vacancy is made', async () => {
  const { address } = await openAt(at('una', 'new'), <Page />)
  await title.fill('Cocinera')
  await page.getByRole('button', { name: 'Crear' }).click()
  await expect.poll(address).toContain(at('una', 'v1'))
  await expect.element(title).toHaveValue('Cocinera')
})

it('begins anew for another company, where nothing of the first one may be saved', async () => {
  await openAt(at('una', 'new'), <Page />)
  await title.fill('Cocinera')
  await page.getByRole('link', { name: 'La otra empresa' }).click()
  await expect.element(title).toHaveValue('')
})
