import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from '../forms/field.tsx'
import { ChipsInput } from './chips-input.tsx'

const SUGGESTIONS = ['SQL', 'Sqlite', 'Python'].map((label) => ({ value: label.toLowerCase(), label }))

function Form({ start = [], max, asks }: { start?: string[]; max?: number; asks?: boolean }) {
  const [chips, setChips] = useState<string[]>(start)
  const [typed, setTyped] = useState('')
  return (
    <Field label="Habilidades">
      <ChipsInput
        value={chips}
        onChange={setChips}
        onSearch={setTyped}
        suggestions={
          asks ? SUGGESTIONS.filter(({ value }) => typed !== '' && value.startsWith(typed[0] ?? '')) : SUGGESTIONS
        }
        listLabel="Sugerencias"
        max={max}
        asks={asks}
      />
    </Field>
  )
}

const box = () => page.getByRole('combobox', { name: 'Habilidades' })
const chips = () =>
  page
    .getByRole('list', { name: 'Elegidos' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

/** What somebody has copied elsewhere and drops into the box. */
async function paste(text: string): Promise<void> {
  await box().click()
  await navigator.clipboard.writeText(text)
  await userEvent.paste()
}

describe('a box of chips', () => {
  it('adds with Enter, comma and by leaving the box, each text once whatever its letters', async () => {
    await render(<Form />)
    await userEvent.type(box(), 'Docker{Enter}Kafka,docker{Enter}Redis')
    await userEvent.tab()
    await expect.poll(chips).toEqual(['Docker', 'Kafka', 'Redis'])
    await expect.element(box()).toHaveValue('')
  })

  it('adds at commas that no key brings, as phones write them', async () => {
    await render(<Form />)
    await box().fill('Docker, Kafka,, Re')
    await expect.poll(chips).toEqual(['Docker', 'Kafka'])
    await expect.element(box()).toHaveValue('Re')
    await box().fill('Redis,')
    await expect.poll(chips).toEqual(['Docker', 'Kafka', 'Redis'])
    await expect.element(box()).toHaveValue('')
  })

  it('splits a pasted list at once and leaves a single text to be edited', async () => {
    await render(<Form start={['SQL']} />)
    await paste('Docker, Kafka;sql\n• Redis | \tGo')
    await expect.poll(chips).toEqual(['SQL', 'Docker', 'Kafka', 'Redis', 'Go'])
    await expect.element(page.getByText('Añadido: Docker, Kafka, Redis, Go.')).toBeInTheDocument()
    await paste('- Compras, ventas y caja\n- 2 años de sala\n\n3) Inventario')
    await expect.poll(() => chips().slice(5)).toEqual(['Compras, ventas y caja', '2 años de sala', 'Inventario'])
    await paste('solo uno')
    await expect.element(box()).toHaveValue('solo uno')
    expect(chips()).toHaveLength(8)
  })

  it('removes the last with Backspace only when nothing is typed, any other with its button, and says so', async () => {
    await render(<Form start={['SQL', 'Docker', 'Kafka']} />)
    await userEvent.type(box(), 'x{Backspace}')
    await expect.poll(chips).toEqual(['SQL', 'Docker', 'Kafka'])
    await userEvent.keyboard('{Backspace}')
    await expect.poll(chips).toEqual(['SQL', 'Docker'])
    await page.getByRole('button', { name: 'Quitar SQL' }).click()
    await expect.poll(chips).toEqual(['Docker'])
    await expect.element(page.getByText('Quitado: SQL.')).toBeInTheDocument()
    await expect.element(box()).toHaveFocus()
  })

  it('offers what is not chosen yet, by arrows and Enter, and closes with Escape', async () => {
    await render(<Form start={['Python']} />)
    await userEvent.type(box(), 's')
    const list = page.getByRole('listbox', { name: 'Sugerencias' })
    await expect.element(list).toBeVisible()
    expect(list.getByRole('option').elements()).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const active = list.getByRole('option', { selected: true })
    await expect.element(active).toHaveTextContent('Sqlite')
    await expect.element(box()).toHaveAttribute('aria-activedescendant', active.element().id)
    await userEvent.keyboard('{Enter}')
    await expect.poll(chips).toEqual(['Python', 'Sqlite'])
    await userEvent.keyboard('s')
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box()).toHaveValue('s')
  })

  it('takes with Enter the first suggestion that goes on from what was typed', async () => {
    await render(<Form />)
    await userEvent.type(box(), 'pyt{Enter}')
    await expect.poll(chips).toEqual(['Python'])
  })

  it('asks about a text that nobody knows and offers what resembles it', async () => {
    await render(<Form asks />)
    await userEvent.type(box(), 'xyzzy, tal{Enter}')
    await expect.element(page.getByText(/No conocemos «xyzzy, tal»/)).toBeVisible()
    expect(page.getByRole('list', { name: 'Elegidos' }).elements()).toHaveLength(0)
    await page.getByRole('button', { name: 'Añadir tal cual' }).click()
    await expect.poll(chips).toEqual(['xyzzy, tal'])
    await userEvent.type(box(), 'sqq{Enter}')
    await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('SQL')
    await userEvent.keyboard('{Enter}')
    await expect.poll(chips).toEqual(['xyzzy, tal', 'SQL'])
    await userEvent.type(box(), 'python')
    await userEvent.tab()
    await expect.poll(chips).toEqual(['xyzzy, tal', 'SQL', 'Python'])
  })

  it('takes no more than it may hold and says why', async () => {
    await render(<Form start={['SQL', 'Docker']} max={3} />)
    await paste('Kafka, Redis, Go')
    await expect.poll(chips).toEqual(['SQL', 'Docker', 'Kafka'])
    await userEvent.type(box(), 'Redis{Enter}')
    await expect.element(page.getByText('Ya estaba en la lista o llegaste al máximo de 3.')).toBeInTheDocument()
    await expect.poll(chips).toHaveLength(3)
  })
})
