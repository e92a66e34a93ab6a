import { randomUUID } from 'node:crypto'
import { aReadySeeker } from '#tests/support/browser/applications-walk.ts'
import { send } from '#tests/support/browser/company-walk.ts'
import { expect, lastMailTo, test } from '#tests/support/browser/e2e.ts'
import { keyboard, pointer } from '#tests/support/browser/journey/hands.ts'
import { letMinuteBeOver, proveDomain } from '#tests/support/browser/journey/minute-over.ts'
import * as recruiter from '#tests/support/browser/journey/recruiter.ts'
import * as seeker from '#tests/support/browser/journey/seeker.ts'
import { aWalker, DESK, type Manner, PHONE } from '#tests/support/browser/journey/walker.ts'
import { soak } from '#tests/support/chance/soak.ts'

const mouse = { handsOf: () => pointer, colorScheme: 'light' } as const
const keys = { handsOf: keyboard, colorScheme: 'light' } as const

interface Form {
  name: string
  hires: Manner
  seeks: Manner
  /** The others differ from the first only in size and hands, and an hour is long. */
  only_soak?: true
}

const FORMS: Form[] = [
  { name: 'at a desk and with a phone', hires: { ...mouse, size: DESK }, seeks: { ...mouse, size: PHONE } },
  {
    name: 'with a phone and at a desk, in the dark',
    hires: { ...mouse, size: PHONE, colorScheme: 'dark' },
    seeks: { ...mouse, size: DESK, colorScheme: 'dark' },
    only_soak: true,
  },
  { name: 'by keyboard alone', hires: { ...keys, size: DESK }, seeks: { ...keys, size: DESK }, only_soak: true },
]

// Each walk closes its vacancy, so that the next one's fits best again.
test.describe.configure({ mode: 'serial' })

let takeDown: (() => Promise<void>) | undefined
test.afterEach(async () => {
  await takeDown?.()
  takeDown = undefined
})

for (const { name, hires, seeks, only_soak } of FORMS) {
  test(`a recruiter and a seeker go from signing up to a hire, ${name}`, async ({ browser, request }) => {
    test.skip(only_soak === true && soak(true, false), 'SOAK=1 walks it')
    test.setTimeout(600_000)
    const maite = await aWalker(browser, 'Maite', hires)
    const nerea = await aWalker(browser, 'Nerea', seeks)
    await recruiter.foundCompany(maite)
    const vacancy_id = await recruiter.publish(maite)
    takeDown = () => recruiter.takeDown(request, maite, vacancy_id)
    await seeker.bringCv(nerea)
    await proveDomain(vacancy_id)
    await recruiter.invite(maite)

    const other = await aReadySeeker(request, 'Лариса Петрова-Núñez')
    const sent = { creation_key: randomUUID(), cv_id: other.cv.id }
    await send(request, other.account, 'POST', `jobs/${vacancy_id}/applications`, sent)
    await seeker.apply(nerea)
    await letMinuteBeOver(vacancy_id)

    await recruiter.answer(maite, nerea.full_name)
    await seeker.goTalk(nerea)
    await recruiter.offer(maite)
    await seeker.accept(nerea)
    await recruiter.close(maite)
    await lastMailTo(request, other.account.user.email, /Gracias por postularte/)
    await expect(nerea.page.getByText('Contratada', { exact: true }).first()).toBeVisible()
    takeDown = undefined
    await maite.page.context().close()
    await nerea.page.context().close()
  })
}
