/** What is kept in a tab about whoever is signed in: CVs under review or just brought, what they were writing, the vacancy that somebody wants to come back to. */
const OF_THE_TAB = /^(?:cv-review:|held:|apply-return$|onboarding-cv$)/

/** Signing out leaves nothing of a person on the device, also when what wrote it was not opened since the page was loaded. */
export function forgetCopies(): void {
  for (const key of Object.keys(localStorage)) if (/^[a-z]+-draft:/.test(key)) localStorage.removeItem(key)
  for (const key of Object.keys(sessionStorage)) if (OF_THE_TAB.test(key)) sessionStorage.removeItem(key)
}

/** Answers kept for reading without a network go with every session that ends, whoever comes next. */
export async function forgetAnswers(): Promise<void> {
  if (!('caches' in window)) return
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.filter((name) => name.startsWith('kept-answers:')).map((name) => caches.delete(name)))
}

/** The device is told of nothing any more, and what it was told leaves the screen. */
export async function forgetNotices(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  const subscription = await worker?.pushManager?.getSubscription().catch(() => null)
  await subscription?.unsubscribe().catch(() => false)
  for (const notice of (await worker?.getNotifications?.()) ?? []) notice.close()
}
