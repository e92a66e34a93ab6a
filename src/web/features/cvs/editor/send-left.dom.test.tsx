import { afterEach, describe, expect, it } from 'vitest'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import { signedIn } from '#tests/support/dom/dom-app.tsx'
import { refusal, serverWith } from '#tests/support/dom/dom-server.ts'
import { contentOf } from './saved-content.ts'
import { sendLeft } from './send-left.ts'
import { aCv } from './testing/a-cv.ts'
import { openCvs } from './use-cv-saver.ts'

const { id } = aCv(1)
const ONE = `/api/v1/cvs/${id}`
const KEY = `cv-draft:${id}`

/** What a tab that is closed left behind, written on the first revision. */
function left(content: CvContent, user_id = 'u1'): void {
  const copy = { user_id, revision: 1, base: contentOf(aCv(1)), content, at: 5 }
  localStorage.setItem(KEY, JSON.stringify({ 'closed-tab': copy }))
}

const mine = contentOf(aCv(1, { title: 'Escrito en el tren' }))
const saved = (revision: number) => () => Response.json(aCv(revision, mine))

afterEach(() => {
  localStorage.removeItem(KEY)
  openCvs.clear()
})

describe('what a closed tab left on the device', () => {
  it('is sent on top of what it was written on, and then it is gone from the device', async () => {
    signedIn()
    left(mine)
    const asked = serverWith({ [`GET ${ONE}`]: () => Response.json(aCv(1)), [`PUT ${ONE}`]: saved(2) })
    expect(await sendLeft('u1')).toEqual({ sent: 1, unsure: [] })
    expect(asked.at(-1)?.body).toMatchObject({ title: 'Escrito en el tren', revision: 1 })
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('never covers what was written elsewhere: the person is asked in the editor', async () => {
    signedIn()
    left(mine)
    const asked = serverWith({ [`GET ${ONE}`]: () => Response.json(aCv(3, { title: 'Escrito en casa' })) })
    expect(await sendLeft('u1')).toEqual({ sent: 0, unsure: [id] })
    expect(asked.filter(({ call }) => call.startsWith('PUT'))).toEqual([])
    expect(localStorage.getItem(KEY)).toContain('Escrito en el tren')
  })

  it('waits on while there is no network, also when it was tried before', async () => {
    signedIn()
    left(mine)
    serverWith({ [`GET ${ONE}`]: () => Promise.reject(new TypeError('away')) })
    expect(await sendLeft('u1')).toEqual({ sent: 0, unsure: [] })
    serverWith({ [`GET ${ONE}`]: () => Response.json(aCv(1)), [`PUT ${ONE}`]: saved(2) })
    expect(await sendLeft('u1')).toEqual({ sent: 1, unsure: [] })
  })

  it('is left to an editor that has the CV open, and to its own person', async () => {
    signedIn()
    left(mine)
    openCvs.add(id)
    const asked = serverWith({})
    expect(await sendLeft('u1')).toEqual({ sent: 0, unsure: [] })
    openCvs.clear()
    expect(await sendLeft('u2')).toEqual({ sent: 0, unsure: [] })
    expect([asked, localStorage.getItem(KEY)]).toEqual([[], expect.stringContaining('Escrito en el tren')])
  })

  it('goes when its CV is gone', async () => {
    signedIn()
    left(mine)
    serverWith({ [`GET ${ONE}`]: () => refusal(404) })
    expect(await sendLeft('u1')).toEqual({ sent: 0, unsure: [] })
    expect(localStorage.getItem(KEY)).toBeNull()
  })
})
