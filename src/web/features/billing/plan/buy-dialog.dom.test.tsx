import { type ComponentProps, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAt, signedIn } from '#tests/support/dom/dom-app.tsx'
import { serverWith } from '#tests/support/dom/dom-server.ts'
import { BuyDialog } from './buy-dialog.tsx'

const REFUSAL = 'Verifica primero el dominio de la empresa.'
const quote = {
  plan: 'EQUIPO',
  currency: 'EUR',
  price: 4900,
  discount: 0,
  base: 4900,
  tax_rate: 2100,
  tax: 1029,
  total: 5929,
  starts_at: '2026-11-16T09:00:00.000Z',
  ends_at: '2026-12-16T09:00:00.000Z',
  ways: ['local'],
  refusal: REFUSAL,
}
const nobody = { legal_name: '', tax_id: '', address: '', city: '', postal_code: '', country: 'ES', is_saved: false }

const taxId = page.getByLabelText('NIF, NIE o CIF')

function OpenedOnce({ company }: Pick<ComponentProps<typeof BuyDialog>, 'company'>) {
  const [open, setOpen] = useState(true)
  return open && <BuyDialog company={company} plan="EQUIPO" currencies={['EUR']} onClose={() => setOpen(false)} />
}

// A dialog that stays open would hold the focus of the tests after these.
afterEach(async () => {
  await page.getByRole('button', { name: 'Ahora no' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

async function open(verification: 'UNVERIFIED' | 'DOMAIN_VERIFIED', period: object = {}) {
  signedIn()
  serverWith({
    'GET /api/v1/companies/c/billing/quote': () => Response.json({ ...quote, ...period }),
    'GET /api/v1/companies/c/billing/buyer': () => Response.json(nobody),
  })
  const company = { id: 'c', verification }
  await openAt('/app', <OpenedOnce company={company} />)
}

it('asks an unverified company for its domain, with the way there, and not for a form that leads nowhere', async () => {
  await open('UNVERIFIED')
  await expect.element(page.getByText(REFUSAL)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Verificar el dominio' }))
    .toHaveAttribute('href', '/app/my-companies/c?tab=ajustes&campo=email')
  await expect.element(taxId).not.toBeInTheDocument()
})

it('asks a verified one for the data of its invoice', async () => {
  await open('DOMAIN_VERIFIED')
  await expect.element(taxId).toBeVisible()
})

it.each([
  ['2126-12-01T09:00:00.000Z', '2126-12-31T09:00:00.000Z', /^Tu plan actual sigue hasta el 1 \S+ 2126\. Este va del /],
  ['2026-11-16T09:00:00.000Z', '2026-12-16T09:00:00.000Z', /^Del 16 /],
])('says until when the present plan runs where the chosen one waits for it: %s', async (starts_at, ends_at, said) => {
  await open('DOMAIN_VERIFIED', { starts_at, ends_at })
  await expect.element(page.getByText(said)).toBeVisible()
})

it('says that somebody is paying for the same already, leads there, and begins another only when told to', async () => {
  signedIn()
  const was_open = { state: 'OPEN', by: 'Iñaki Ruiz', is_own: false, began_at: '2026-11-16T09:00:00.000Z' }
  const heard = serverWith({
    'GET /api/v1/companies/c/billing/quote': () => Response.json({ ...quote, refusal: null }),
    'GET /api/v1/companies/c/billing/buyer': () => Response.json({ ...nobody, is_saved: true }),
    'POST /api/v1/companies/c/billing/checkout': () =>
      Response.json({ reference: 'r', url: '/pago/abierto', was_open }, { status: 201 }),
  })
  await openAt('/app', <OpenedOnce company={{ id: 'c', verification: 'DOMAIN_VERIFIED' }} />)
  await page.getByRole('button', { name: /^Pagar/ }).click()
  await expect.element(page.getByText('Ya hay un pago abierto de lo mismo')).toBeVisible()
  await expect.element(page.getByText(/^Lo empezó Iñaki Ruiz el /)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Seguir con ese pago' })).toHaveAttribute('href', '/pago/abierto')
  await expect.element(page.getByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Empezar otro' }).click()
  await expect.poll(() => heard.filter(({ call }) => call.startsWith('POST')).length).toBe(2)
  expect(heard.findLast(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ anew: true })
})
