import { expect, it } from 'vitest'
import { openAt } from '#tests/support/dom/dom-app.tsx'
import { VacancyTile } from './vacancy-tile.tsx'

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

const job = {
  id: 'v1',
  title: 'Calderero/a',
  company: 'Forja Ibaizabal',
  verified: true,
  place: 'Presencial · Bilbao',
  terms: '',
  salary: '28.000 €',
  currency: 'EUR',
  posted: '',
  reply: '',
}

it.each([
  ['the logo of its company', PICTURE, PICTURE, ''],
  ['its initials where there is none', null, undefined, 'FI'],
])('a tile shows %s', async (_, logo_url, shown, letters) => {
  await openAt(
    '/',
    <ul>
      <VacancyTile job={{ ...job, logo_url }} level={3} />
    </ul>,
  )
  const sign = document.querySelector('li [aria-hidden="true"]')
  expect([sign?.querySelector('img')?.src, sign?.textContent]).toEqual([shown, letters])
})
