import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from '../forms/field.tsx'
import { Combobox } from './combobox.tsx'

const CITIES = ['Madrid', 'Málaga', 'Mérida'].map((label) => ({ value: label.toLowerCase(), label, hint: 'España' }))

function Form({ onPick }: { onPick?: (value: string) => void }) {
  const [text, setText] = useState('')
  const found = CITIES.filter(({ label }) => text !== '' && label.startsWith(text))
  return (
    <Field label="Ciudad">
      <Combobox
        value={text}
        onChange={setText}
        suggestions={found}
        onPick={({ value }) => onPick?.(value)}
        listLabel="Ciudades"
      />
    </Field>
  )
}

const box = () => page.getByRole('combobox', { name: 'Ciudad' })
const list = () => page.getByRole('listbox', { name: 'Ciudades' })

describe('a text box with suggestions', () => {
  it('is walked by arrows in a circle and picked with Enter', async () => {
    const picked: string[] = []
    await render(<Form onPick={(value) => picked.push(value)} />)
    await userEvent.type(box(), 'M')
    await expect.element(list()).toBeVisible()
    await expect.element(page.getByText('3 sugerencias. Usa las flechas para elegir.')).toBeInTheDocument()
    const active = list().getByRole('option', { selected: true })
    for (const [key, label] of [
      ['ArrowUp', /^Mérida/],
      ['ArrowDown', /^Madrid/],
      ['ArrowDown', /^Málaga/],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect.element(active).toMatchTextContent(label)
      await expect.element(box()).toHaveAttribute('aria-activedescendant', active.element().id)
    }
    await userEvent.keyboard('{Enter}')
    await expect.element(box()).toHaveValue('Málaga')
    await expect.element(list()).not.toBeInTheDocument()
    expect(picked).toEqual(['málaga'])
  })

  it('shows no suggestions that come after Enter', async () => {
    const late = (suggestions: typeof CITIES) => (
      <Field label="Ciudad">
        <Combobox value="Mál" onChange={() => undefined} suggestions={suggestions} listLabel="Ciudades" />
      </Field>
    )
    const { rerender } = await render(late([]))
    await userEvent.type(box(), 'a{Enter}')
    await rerender(late(CITIES))
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false')
    expect(list().elements()).toHaveLength(0)
  })

  it('completes what was typed with Enter, and leaves alone what says more', async () => {
    const picked: string[] = []
    await render(<Form onPick={(value) => picked.push(value)} />)
    await userEvent.type(box(), 'Mál')
    await expect.element(list()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(box()).toHaveValue('Málaga')
    await userEvent.type(box(), ' capital{Enter}')
    await expect.element(box()).toHaveValue('Málaga capital')
    expect(picked).toEqual(['málaga'])
  })

  it('is picked by a press without leaving the box', async () => {
    await render(<Form />)
    await userEvent.type(box(), 'M')
    await list()
      .getByRole('option', { name: /^Mérida/ })
      .click()
    await expect.element(box()).toHaveValue('Mérida')
    await expect.element(box()).toHaveFocus()
  })

  it('keeps a text that nobody suggests, and closes its list when it is left', async () => {
    await render(<Form />)
    await userEvent.type(box(), 'Ma')
    await expect.element(list()).toBeVisible()
    await userEvent.tab()
    await expect.element(list()).not.toBeInTheDocument()
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(box(), 'cao')
    await expect.element(box()).toHaveValue('Macao')
  })
})
