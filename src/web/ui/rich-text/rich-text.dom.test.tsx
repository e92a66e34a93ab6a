import { useEffect, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RichText } from './rich-text.tsx'

/** A form whose text the server may replace at any moment. */
function Form({ server }: { server: EventTarget }) {
  const [text, setText] = useState('<p>Lo de antes</p>')
  const [place, setPlace] = useState('')
  useEffect(() => {
    const replace = () => setText('<p>Lo que vino del servidor</p>')
    server.addEventListener('answer', replace)
    return () => server.removeEventListener('answer', replace)
  }, [server])
  return (
    <>
      <RichText label="Descripción" value={text} onChange={setText} />
      <button type="button">Añadir</button>
      <input aria-label="Lugar" value={place} onChange={({ target }) => setPlace(target.value)} />
    </>
  )
}

const text = () => page.getByRole('textbox', { name: 'Descripción' })
const place = () => page.getByRole('textbox', { name: 'Lugar' })
const add = () => page.getByRole('button', { name: 'Añadir' })

async function openForm(): Promise<EventTarget> {
  const server = new EventTarget()
  await render(<Form server={server} />)
  await text().click()
  await userEvent.keyboard('{Control>}{End}{/Control} y lo de ahora')
  await expect.element(text()).toHaveTextContent('Lo de antes y lo de ahora')
  return server
}

async function answer(server: EventTarget): Promise<void> {
  server.dispatchEvent(new Event('answer'))
  await expect.element(text()).toHaveTextContent('Lo que vino del servidor')
  await settled()
}

/** Two frames: what the browser has queued about the selection is over by then. */
const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** What a busy browser says of the selection only after a while. */
function reportSelectionLate(): void {
  const event = new Event('selectionchange')
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + 1_000 })
  document.dispatchEvent(event)
}

describe('a rich text that the person has left', () => {
  it('does not take them back from a button when its text is replaced', async () => {
    const server = await openForm()
    await userEvent.tab()
    await expect.element(add()).toHaveFocus()
    await answer(server)
    await expect.element(add()).toHaveFocus()
  })

  it('does not take what they type in the next field when its text is replaced', async () => {
    const server = await openForm()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('Alcalá ')
    await answer(server)
    await userEvent.keyboard('de Henares')
    await expect.element(place()).toHaveValue('Alcalá de Henares')
    await expect.element(text()).toHaveTextContent('Lo que vino del servidor')
  })

  it('does not take them back when the browser reports its last change late', async () => {
    await openForm()
    await userEvent.keyboard('{Control>}b{/Control}')
    await userEvent.tab()
    await expect.element(add()).toHaveFocus()
    reportSelectionLate()
    await settled()
    await expect.element(add()).toHaveFocus()
  })
})

it('a rich text that is replaced under the person goes on at its end', async () => {
  const server = await openForm()
  await answer(server)
  await userEvent.keyboard(', y sigo')
  await expect.element(text()).toHaveTextContent('Lo que vino del servidor, y sigo')
})
