import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lateAnswer } from '#tests/support/dom/dom-server.ts'
import {
  BOARD,
  board,
  CHANGES,
  card,
  column,
  figuresOf,
  focusOn,
  inColumn,
  moveOf,
  movesIn,
  openBoard,
} from '../testing/board-screen.tsx'

it('a card says that its person was invited', async () => {
  await openBoard([card('1', { source: 'INVITED' }), card('2', { source: 'RECOMMENDED' })], {})
  const invited = page.getByText('Se postuló por invitación del equipo')
  await expect.element(invited).toBeInTheDocument()
  expect(invited.elements().map((sign) => sign.closest('[data-card]')?.getAttribute('data-card'))).toEqual(['1'])
})

it('asks for no moving of whoever may not move', async () => {
  await openBoard([card('1')], { [BOARD]: () => Response.json({ ...board([card('1')]), actions: [] }) })
  await expect.element(column('Entrevista').getByText('Nadie en esta etapa.')).toBeVisible()
  expect(page.getByText(/Arrastra aquí/).elements()).toEqual([])
})

describe('the board by keyboard', () => {
  it('lifts, carries, drops, keeps focus on the card, and says each step', async () => {
    const late = lateAnswer()
    const heard = await openBoard([card('1')], { [moveOf('1')]: () => late.promise })
    await focusOn('Íñigo Etxeberria 1')
    await userEvent.keyboard(' ')
    await expect.element(page.getByText(/^Tomaste a Íñigo Etxeberria 1, en Nuevas, etapa 1 de 4/)).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    await expect.element(page.getByText('Entrevista, etapa 2 de 4.')).toBeInTheDocument()
    expect(movesIn(heard)).toEqual([])
    await userEvent.keyboard(' ')
    // Seen at once, before the server has answered.
    await expect.element(inColumn('Entrevista', 'Íñigo Etxeberria 1')).toHaveFocus()
    expect(movesIn(heard)).toEqual([{ stage_id: 's1', expected_stage_id: 's0', version: 1 }])
    late.give(card('1', { stage_id: 's1', version: 2 }))
    await expect.element(inColumn('Entrevista', 'Íñigo Etxeberria 1')).toBeVisible()
  })

  it('leaves the card where it was on Escape, and sends by number', async () => {
    const heard = await openBoard([card('1')], {
      [moveOf('1')]: () => Response.json(card('1', { stage_id: 's2', version: 2 })),
    })
    await focusOn('Íñigo Etxeberria 1')
    await userEvent.keyboard(' {ArrowRight}{Escape}')
    await expect.element(page.getByText('Íñigo Etxeberria 1 se queda en Nuevas.')).toBeInTheDocument()
    expect(movesIn(heard)).toEqual([])
    await userEvent.keyboard('3')
    await expect.element(inColumn('Oferta', 'Íñigo Etxeberria 1')).toHaveFocus()
  })

  it('walks with the arrows', async () => {
    await openBoard([card('1'), card('2'), card('3', { stage_id: 's2' })], {})
    await focusOn('Íñigo Etxeberria 1')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('link', { name: 'Íñigo Etxeberria 2' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('link', { name: 'Íñigo Etxeberria 3' })).toHaveFocus()
  })
})

describe('a move', () => {
  it('that somebody was quicker with says who and where, and shows the card there', async () => {
    const message = 'Laura movió esta postulación a Oferta hace 10 segundos.'
    const fields = { stage_id: 's2', version: '2' }
    await openBoard([card('1'), card('2')], {
      [moveOf('1')]: () =>
        Response.json({ error: { code: 'version_conflict', message, fields }, request_id: 'r' }, { status: 409 }),
    })
    await focusOn('Íñigo Etxeberria 1')
    await userEvent.keyboard('2')
    await expect.element(page.getByText(message)).toBeVisible()
    await expect.element(inColumn('Oferta', 'Íñigo Etxeberria 1')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Deshacer' })).not.toBeInTheDocument()
  })

  it('that fails takes back nothing that others did meanwhile', async () => {
    const late = Promise.withResolvers<Response>()
    const others = card('2', { stage_id: 's2', version: 2 })
    await openBoard([card('1'), card('2')], {
      [moveOf('1')]: () => late.promise,
      [CHANGES]: () =>
        Response.json({ cards: [others], figures: figuresOf([card('1'), others]), cursor: '2', pipeline_version: 1 }),
    })
    await focusOn('Íñigo Etxeberria 1')
    await userEvent.keyboard('2')
    await expect.element(inColumn('Oferta', 'Íñigo Etxeberria 2')).toBeVisible()
    late.resolve(Response.json({ error: { code: 'internal', message: 'Algo falló.' } }, { status: 500 }))
    await expect.element(page.getByText('No pudimos mover a Íñigo Etxeberria 1')).toBeVisible()
    await expect.element(inColumn('Nuevas', 'Íñigo Etxeberria 1')).toBeVisible()
    await expect.element(inColumn('Oferta', 'Íñigo Etxeberria 2')).toBeVisible()
  })

  it('waits for the one before it, and is taken back from where it came', async () => {
    const late = lateAnswer()
    const answers = [late.promise, Response.json(card('1', { version: 3 }))]
    const heard = await openBoard([card('1')], { [moveOf('1')]: () => answers.shift() ?? Response.error() })
    await focusOn('Íñigo Etxeberria 1')
    await userEvent.keyboard('2')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect.element(inColumn('Nuevas', 'Íñigo Etxeberria 1')).toBeVisible()
    expect(movesIn(heard)).toHaveLength(1)
    late.give(card('1', { stage_id: 's1', version: 2 }))
    await expect.poll(() => movesIn(heard)).toHaveLength(2)
    expect(movesIn(heard)[1]).toEqual({ stage_id: 's0', expected_stage_id: 's1', version: 2 })
    await expect.element(inColumn('Nuevas', 'Íñigo Etxeberria 1')).toBeVisible()
  })
})

describe('by pointer', () => {
  it('a card is dropped in another column, and a press opens it', async () => {
    const heard = await openBoard([card('1')], {
      [moveOf('1')]: () => Response.json(card('1', { stage_id: 's1', version: 2 })),
    })
    await userEvent.dragAndDrop(inColumn('Nuevas', 'Íñigo Etxeberria 1'), column('Entrevista'))
    await expect.element(inColumn('Entrevista', 'Íñigo Etxeberria 1')).toBeVisible()
    expect(movesIn(heard)).toEqual([{ stage_id: 's1', expected_stage_id: 's0', version: 1 }])
  })

  it('on a phone, where one stage is in sight, a card is dropped on the name of another', async () => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 800))
    const heard = await openBoard([card('1')], {
      [moveOf('1')]: () => Response.json(card('1', { stage_id: 's1', version: 2 })),
    })
    const goal = page.getByRole('navigation', { name: 'Etapas' }).getByRole('link', { name: /^Entrevista/ })
    await userEvent.dragAndDrop(inColumn('Nuevas', 'Íñigo Etxeberria 1'), goal)
    await expect.element(goal).toHaveTextContent('Entrevista1')
    await expect.element(page.getByText('Íñigo Etxeberria 1 pasa a Entrevista.')).toBeVisible()
    expect(movesIn(heard)).toEqual([{ stage_id: 's1', expected_stage_id: 's0', version: 1 }])
  })

  it('who was hired is out of the process, and only goes one step back', async () => {
    await openBoard([card('1'), card('2', { state: 'HIRED', stage_id: 's3' }), card('3', { state: 'ON_HOLD' })], {})
    await expect.element(page.getByText('2 postulaciones en proceso · 1 contratada')).toBeInTheDocument()
    await page.getByRole('button', { name: 'Acciones: Íñigo Etxeberria 2' }).click()
    const offered = () =>
      page
        .getByRole('menuitem')
        .elements()
        .map((item) => item.textContent)
    await expect.poll(offered).toEqual(['Devolver a Oferta'])
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Acciones: Íñigo Etxeberria 3' }).click()
    await expect.poll(offered).toEqual(['Abrir para reanudarla', 'No seleccionar…'])
  })

  it('«Mover a…» does the same', async () => {
    const heard = await openBoard([card('1')], {
      [moveOf('1')]: () => Response.json(card('1', { stage_id: 's2', version: 2 })),
    })
    await page.getByRole('button', { name: 'Mover a… y más: Íñigo Etxeberria 1' }).click()
    await page.getByRole('menuitem', { name: 'Mover a Oferta' }).click()
    await expect.element(inColumn('Oferta', 'Íñigo Etxeberria 1')).toBeVisible()
    expect(movesIn(heard)).toEqual([{ stage_id: 's2', expected_stage_id: 's0', version: 1 }])
  })
})

describe('a card on its way to the last column', () => {
  const hired = () => Response.json(card('1', { state: 'HIRED', stage_id: 's3', version: 2 }))
  const question = page.getByRole('dialog', { name: '¿Contratar a Íñigo Etxeberria 1?' })
  const answer = (name: string) => question.getByRole('button', { name, exact: true }).click()

  const hands: Record<string, () => Promise<void>> = {
    'by mouse': () => userEvent.dragAndDrop(inColumn('Nuevas', 'Íñigo Etxeberria 1'), column('Contratada')),
    'by number': async () => {
      await focusOn('Íñigo Etxeberria 1')
      await userEvent.keyboard('4')
    },
    'carried by keyboard': async () => {
      await focusOn('Íñigo Etxeberria 1')
      await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight} ')
    },
    'by the menu': async () => {
      await page.getByRole('button', { name: 'Mover a… y más: Íñigo Etxeberria 1' }).click()
      await page.getByRole('menuitem', { name: /a Contratada$/ }).click()
    },
  }

  it.each(Object.entries(hands))('%s hires nobody before somebody says so', async (_, bring) => {
    const heard = await openBoard([card('1')], { [moveOf('1')]: hired })
    await bring()
    await answer('Cancelar')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(inColumn('Nuevas', 'Íñigo Etxeberria 1')).toBeVisible()
    expect(movesIn(heard)).toEqual([])
    await bring()
    await answer('Contratar')
    await expect.element(inColumn('Contratada', 'Íñigo Etxeberria 1')).toBeVisible()
    expect(movesIn(heard)).toEqual([{ stage_id: 's3', expected_stage_id: 's0', version: 1 }])
    await expect.element(page.getByRole('button', { name: 'Deshacer' })).toBeVisible()
  })

  it('waits for the answer: another number, pressed before the question is drawn, moves nobody', async () => {
    const heard = await openBoard([card('1')], { [moveOf('1')]: hired })
    await focusOn('Íñigo Etxeberria 1')
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    press('4')
    press('2')
    await expect.element(question).toBeVisible()
    await answer('Cancelar')
    await expect.element(inColumn('Nuevas', 'Íñigo Etxeberria 1')).toHaveFocus()
    expect(movesIn(heard)).toEqual([])
  })

  it('keeps focus on the card, whatever is answered', async () => {
    await openBoard([card('1')], { [moveOf('1')]: hired })
    await focusOn('Íñigo Etxeberria 1')
    await userEvent.keyboard('4')
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(inColumn('Nuevas', 'Íñigo Etxeberria 1')).toHaveFocus()
    await userEvent.keyboard('4')
    await answer('Contratar')
    await expect.element(inColumn('Contratada', 'Íñigo Etxeberria 1')).toHaveFocus()
  })

  it('asks on a phone too', async () => {
    await page.viewport(390, 844)
    onTestFinished(() => page.viewport(1280, 800))
    const heard = await openBoard([card('1')], { [moveOf('1')]: hired })
    const goal = page.getByRole('navigation', { name: 'Etapas' }).getByRole('link', { name: /^Contratada/ })
    await userEvent.dragAndDrop(inColumn('Nuevas', 'Íñigo Etxeberria 1'), goal)
    await expect.element(question).toBeVisible()
    expect(movesIn(heard)).toEqual([])
    await answer('Contratar')
    await expect.poll(() => movesIn(heard)).toHaveLength(1)
  })
})
