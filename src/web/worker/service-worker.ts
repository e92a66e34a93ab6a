import { pagePathOf } from '#shared/core/paths.ts'
import { openNotice, showNotice } from './push.ts'
import { answerAsset, answerPage, answerStatic, installShell, isStatic, takeOver } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(installShell().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

/** Pages and files of the program; the API is never answered here: what is kept of a person is kept by the pages. */
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (mode === 'navigate') {
    const page = pagePathOf(pathname)
    if (page) event.respondWith(answerPage(event, page))
  } else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(event))
  else if (isStatic(pathname)) event.respondWith(answerStatic(event.request))
})

self.addEventListener('push', (event) => event.waitUntil(showNotice(event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)))
