import { expect, it } from 'vitest'
import { isPlain, readAll, sameAsked, writeAll } from './all-address.ts'

const vacancy = '5b3c6f0e-6c3e-4d5b-9a53-0c9d7f1d2a11'

it('the address says every filter, and is read as it was written', () => {
  const address = `q=ana&vacante=${vacancy}&estado=ALL&etapa=INTERVIEW&origen=ALERT&etiqueta=Clave&encaje=60&excluyentes=si&sin-leer=si&desde=2026-01-01&hasta=2026-02-28&orden=name`
  const asked = readAll(new URLSearchParams(address))
  expect(asked).toMatchObject({
    q: 'ana',
    vacancy_id: vacancy,
    state: 'ALL',
    stage_kind: 'INTERVIEW',
    source: 'ALERT',
    tag: 'Clave',
    min_match: 60,
    no_missed_must: 'true',
    unread: 'true',
    applied_from: '2026-01-01',
    sort: 'name',
  })
  expect(`${writeAll(asked)}`).toBe(address)
})

it('what it says badly is left out, and nothing said is the whole list', () => {
  const asked = readAll(
    new URLSearchParams('estado=NADA&etapa=x&vacante=1&encaje=900&desde=ayer&orden=stage&tab=candidaturas'),
  )
  expect([asked.state, asked.sort, isPlain(asked)]).toEqual(['OPEN', 'newest', true])
  expect(sameAsked(asked, readAll(new URLSearchParams()))).toBe(true)
  expect(sameAsked(asked, readAll(new URLSearchParams('q=ana')))).toBe(false)
})
