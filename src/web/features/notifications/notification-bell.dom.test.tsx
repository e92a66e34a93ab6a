import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { markAsReadBody, type Notification } from '#shared/notifications/notifications.ts'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { lateAnswer, refusal, serverWith } from '#tests/support/dom/dom-server.ts'
import { NotificationBell } from './notification-bell.tsx'
import { useNotificationPanel } from './panel.store.ts'

const LIST = 'GET /api/v1/notifications/'
const ALL = 'GET /api/v1/notifications/all'
const MARK = 'POST /api/v1/notifications/mark-as-read'

const notice = (id: string, part: Partial<Notification> = {}): Notification => ({
  id,
  message: `Aviso ${id}`,
  is_read: false,
  created_at: '2026-11-15T12:00:00.000Z',
  link_to: null,
  ...part,
})

/** A server that keeps what was marked, like the real one. */
function serverWithNotices(notices: Notification[]) {
  let kept = notices
  return serverWith({
    [LIST]: () => Response.json(kept),
    [MARK]: () => {
      kept = kept.map((one) => ({ ...one, is_read: true }))
      return Response.json({})
    },
  })
}

const bell = () => page.getByRole('button', { name: /^Notificaciones: / })
const panel = () => page.getByRole('dialog', { name: 'Notificaciones' })
const dot = () => page.getByTestId('unread-dot')

async function open() {
  signedIn()
  useNotificationPanel.getState().close()
  return openAt('/app', <NotificationBell />)
}

describe('the bell', () => {
  it('counts what is unread; opening sends all of it as read, once, and asks for the list again', async () => {
    const heard = serverWithNotices([notice('1'), notice('2', { is_read: true }), notice('3')])
    await open()
    await expect.element(bell()).toHaveAccessibleName('Notificaciones: 2 sin leer')
    await expect.element(dot()).toBeVisible()
    await bell().click()
    await expect.element(bell()).toHaveAccessibleName('Notificaciones: 0 sin leer')
    await expect.element(dot()).not.toBeInTheDocument()
    expect(heard.map(({ call }) => call)).toEqual([LIST, MARK, LIST])
    expect(heard[1]?.body).toEqual({ notification_ids: ['1', '3'] })
    await expect.element(panel()).toBeVisible()
    // What was unread when the panel opened stays marked until it closes.
    expect(panel().element().querySelectorAll('[data-unread=true]')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.element(bell()).toHaveFocus()
    await bell().click()
    await expect.element(panel()).toBeVisible()
    expect(panel().element().querySelectorAll('[data-unread=true]')).toHaveLength(0)
    expect(heard).toHaveLength(3)
  })

  it('marks what is unread also when it was opened before the list came', async () => {
    const late = lateAnswer()
    const answers = [late.promise, Promise.resolve(Response.json([notice('1', { is_read: true })]))]
    const heard = serverWith({ [LIST]: () => answers.shift() ?? refusal(500), [MARK]: () => Response.json({}) })
    await open()
    await bell().click()
    await expect.element(panel().getByText('Cargando tus notificaciones…')).toBeInTheDocument()
    late.give([notice('1')])
    await expect.element(panel().getByText('Aviso 1')).toBeVisible()
    await expect.poll(() => heard.map(({ call }) => call)).toEqual([LIST, MARK, LIST])
    expect(heard[1]?.body).toEqual({ notification_ids: ['1'] })
  })

  it('says that there are none, and marks nothing', async () => {
    const heard = serverWithNotices([])
    await open()
    await bell().click()
    await expect.element(panel().getByText('No tienes notificaciones.')).toBeVisible()
    await expect.element(bell()).toHaveAccessibleName('Notificaciones: 0 sin leer')
    expect(heard.map(({ call }) => call)).toEqual([LIST])
  })

  it('says once that marking failed, and marks the same when asked again', async () => {
    let is_down = true
    const heard = serverWith({
      [LIST]: () => Response.json([notice('1')]),
      [MARK]: () => (is_down ? refusal(503) : new Response(null, { status: 204 })),
    })
    await open()
    await expect.element(bell()).toHaveAccessibleName('Notificaciones: 1 sin leer')
    await bell().click()
    const message = 'No se pudieron marcar las notificaciones como leídas.'
    await expect.element(page.getByRole('alert')).toHaveTextContent(message)
    expect(page.getByText(message).elements()).toHaveLength(1)
    is_down = false
    const again = panel().getByRole('button', { name: 'Volver a intentar' })
    await again.click()
    await expect.element(again).not.toBeInTheDocument()
    const marked = heard.filter(({ call }) => call === MARK).map(({ body }) => markAsReadBody.parse(body))
    expect(marked).toEqual(Array(2).fill({ notification_ids: ['1'] }))
  })

  it.each([
    ['/app/settings?tab=cuenta', '/app/settings?tab=cuenta'],
    ['//evil.example', '/app'],
    ['https://evil.example', '/app'],
    ['javascript:alert(1)', '/app'],
    ['/\\evil.example', '/app'],
    ['/app/..//evil.example', '/app'],
    ['/other', '/app'],
  ])('an item with %s closes the panel and leads to %s', async (link_to, where) => {
    serverWithNotices([notice('1', { link_to })])
    const { address } = await open()
    await bell().click()
    await panel().getByText('Aviso 1').click()
    await expect.element(panel()).not.toBeInTheDocument()
    await expect.poll(address).toBe(where)
  })

  it('brings older ones when somebody scrolls to the end, and what of them was unread is sent as read', async () => {
    const all = Array.from({ length: 124 }, (_, at) => notice(String(at), { is_read: at < 50 || at % 2 === 0 }))
    const pages = [
      { items: all.slice(0, 100), next_cursor: '100' },
      { items: all.slice(100), next_cursor: null },
    ]
    const heard = serverWith({
      [LIST]: () => Response.json(all.slice(0, 50)),
      [ALL]: () => Response.json(pages.shift()),
      [MARK]: () => Response.json({}),
    })
    await open()
    await bell().click()
    await expect.element(panel().getByText('Aviso 49', { exact: true })).toBeInTheDocument()
    expect(heard.filter(({ call }) => call === ALL)).toEqual([])
    for (const last of ['Aviso 99', 'Aviso 123']) {
      const more = panel().getByRole('button', { name: 'Ver más' })
      await expect.element(more).toBeInTheDocument()
      more.element().scrollIntoView()
      await expect.element(panel().getByText(last, { exact: true })).toBeInTheDocument()
    }
    await expect.element(panel().getByText('Guardamos tus avisos 90 días.')).toBeInTheDocument()
    // Sent once the list with them was drawn, which on a busy machine is a moment later.
    const sent = () =>
      heard.filter(({ call }) => call === MARK).flatMap(({ body }) => markAsReadBody.parse(body).notification_ids)
    const unread = all.filter(({ is_read }) => !is_read).map(({ id }) => id)
    await expect.poll(() => new Set(sent())).toEqual(new Set(unread))
  })
})
