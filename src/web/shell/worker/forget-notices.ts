/** This device is told of nothing any more, and what it was told leaves its screen; the server has ended it already. */
export async function forgetNotices(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  const subscription = await worker?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  for (const notice of (await worker?.getNotifications?.()) ?? []) notice.close()
}
