import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lateAnswer } from '#tests/support/dom/dom-server.ts'
import {
  BOARD,
  board,
  CHANGES,
  card,
  figuresOf,
  focusOn,
  inColumn,
  moveOf,
  openBoard,
} from '../testing/board-screen.tsx'

describe('a column that is loaded in part', () => {
  const LIST = 'GET /api/v1/vacancies/v/applications'
  const partly = () => ({
    ...board([card('1')]),
    next_cursors: { s0: 'después' },
    figures: { ...figuresOf([card('1'), card('2')]) },
  })

  it('says how many there are in all, and brings the rest when asked', async () => {
    await openBoard([], {
      [BOARD]: () => Response.json(partly()),
      [LIST]: () => Response.json({ items: [card('2')], next_cursor: null, total: 2 }),
    })
    await expect.element(page.getByRole('region', { name: 'Nuevas: 2 postulaciones' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Íñigo Etxeberria 2' })).not.toBeInTheDocument()
    const more = page.getByRole('button', { name: 'Ver más en Nuevas' })
    await more.click()
    await expect.element(inColumn('Nuevas', 'Íñigo Etxeberria 2')).toHaveFocus()
    await expect.element(more).not.toBeInTheDocument()
    await expect.element(page.getByRole('region', { name: 'Nuevas: 2 postulaciones' })).toBeVisible()
  })

  it('is walked to its end with j, which brings the rest before it goes to the next column', async () => {
    const here = { ...partly(), cards: [card('1'), card('9', { stage_id: 's1' })] }
    const heard = await openBoard(
      [],
      {
        [BOARD]: () => Response.json(here),
        [LIST]: () => Response.json({ items: [card('2')], next_cursor: null, total: 2 }),
      },
      '/app?postulacion=1',
    )
    const open = (id: string) => expect.element(page.getByText(`Abierta: ${id}`)).toBeVisible()
    await open('1')
    await userEvent.keyboard('j')
    await open('2')
    expect(heard.filter(({ call }) => call === LIST)).toHaveLength(1)
    await userEvent.keyboard('j')
    await open('9')
    for (const id of ['2', '1']) {
      await userEvent.keyboard('k')
      await open(id)
    }
  })

  it('counts a card at once where it goes, before the server has answered', async () => {
    const late = lateAnswer()
    await openBoard([], { [BOARD]: () => Response.json(partly()), [moveOf('1')]: () => late.promise })
    await focusOn('Íñigo Etxeberria 1')
    await userEvent.keyboard('2')
    await expect.element(page.getByRole('region', { name: 'Nuevas: 1 postulación' })).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Entrevista: 1 postulación' })).toBeVisible()
    late.give(card('1', { stage_id: 's1', version: 2 }))
    await expect.element(inColumn('Entrevista', 'Íñigo Etxeberria 1')).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Nuevas: 1 postulación' })).toBeVisible()
  })

  it('is searched by the server, and a card of others that has not the words stays out of sight', async () => {
    const others = card('3', { full_name: 'Zoë O’Connor' })
    const heard = await openBoard([card('1'), card('2')], {
      [CHANGES]: () =>
        Response.json({ cards: [others], figures: figuresOf([card('2')]), cursor: '2', pipeline_version: 1 }),
    })
    await page.getByRole('searchbox', { name: 'Buscar en el tablero' }).fill('etxeberria 2')
    await expect.poll(() => heard.filter(({ call }) => call === BOARD)).toHaveLength(2)
    await expect.element(page.getByText('1 de 1 postulación')).toBeInTheDocument()
    await expect.element(inColumn('Nuevas', 'Íñigo Etxeberria 2')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Zoë O’Connor' })).not.toBeInTheDocument()
  })
})
