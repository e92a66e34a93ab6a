declare const self: ServiceWorkerGlobalScope

/** Filled in by the build: the files of the program that somebody without a network needs, and what they are together. */
declare const SHELL: { version: string; entry: string; files: string[] }

const PREFIX = 'shell-'
const NAME = PREFIX + SHELL.version
/** The document of this page stands for all that the browser draws. */
const DOCUMENT = '/app'
const STATIC = ['/theme.js', '/manifest.webmanifest', '/icon.svg', '/icon-32.png', '/icon-192.png']
/** Tabs of the version before may still ask for their files, which the server has no more. */
const VERSIONS_KEPT = 2
/** The document says nothing of anybody, so one that takes long is answered from here. */
const PATIENCE_MS = 4_000

const anyway = { ignoreVary: true }
const found = (address: string) => caches.match(address, anyway)

export const isStatic = (pathname: string): boolean => STATIC.includes(pathname)

/** All or nothing: a document of another version would ask for files that are not here. */
export async function installShell(): Promise<void> {
  const shell = await caches.open(NAME)
  const page = await fetch(DOCUMENT, { cache: 'no-store' })
  const text = await page.clone().text()
  if (!page.ok || !text.includes(SHELL.entry)) throw new Error('The document is of another version.')
  await Promise.all(SHELL.files.map((file) => keep(shell, file)))
  await shell.addAll(STATIC)
  await shell.put(DOCUMENT, page)
}

/** What the version before had is not fetched again. */
async function keep(shell: Cache, file: string): Promise<void> {
  const known = await found(file)
  await (known ? shell.put(file, known) : shell.add(file))
}

/** Open tabs go on: each finds the files of its own version. */
export async function takeOver(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const old = versions.filter((name) => name !== NAME).slice(0, 1 - VERSIONS_KEPT)
  await Promise.all(old.map((name) => caches.delete(name)))
  // So that pages need not wait for this worker to wake up.
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

const DRAWN_BY_SERVER = ['/', '/jobs/:vacancyId']

/** The network first; without one, the document that the program fills. */
export async function answerPage(event: FetchEvent, page: string): Promise<Response> {
  const asked = ask(event)
  if (DRAWN_BY_SERVER.includes(page)) return asked.catch(shellOr)
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const answer = await Promise.race([asked, late]).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  return (await found(DOCUMENT)) ?? asked
}

async function ask(event: FetchEvent): Promise<Response> {
  const ahead: Response | undefined = await event.preloadResponse
  return ahead ?? fetch(event.request)
}

async function shellOr(error: unknown): Promise<Response> {
  const shell = await found(DOCUMENT)
  if (shell) return shell
  throw error
}

/** Files with a hash in their name never change. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const { request } = event
  const known = await found(request.url)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) {
    const copy = answer.clone()
    event.waitUntil(caches.open(NAME).then((shell) => shell.put(request.url, copy)))
  }
  return answer
}

export async function answerStatic(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const known = await found(request.url)
    if (known) return known
    throw error
  }
}
