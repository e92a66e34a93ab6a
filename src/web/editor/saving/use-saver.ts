import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useSession } from '#web/lib/session.ts'
import type { DeviceCopy } from './device-copies.ts'
import type { Saved, Saver, SaveState } from './saver.ts'

interface Saving<C, S extends Saved> {
  saver: Saver<C, S>
  content: C
  /** Changes that a closed tab left on this device, and what the server had when the editor was opened. */
  left: { copy: DeviceCopy<C> | null; theirs: S | null }
  /** The server has a newer text and nothing was written here: it is shown instead. */
  onNewer: (content: C) => void
  /** The page closes: sends what the server does not have without waiting for an answer. */
  sendOnLeave: (content: C, revision: number) => void
}

/** Saves what is written, in every way in which a page can be left. */
export function useSaver<C, S extends Saved>(saving: Saving<C, S>): SaveState<C, S> {
  const { saver, content, left, onNewer, sendOnLeave } = saving
  const start = useRef(left)
  useEffect(() => {
    const { copy, theirs } = start.current
    if (copy) saver.replay(copy, theirs)
  }, [saver])
  useEffect(
    () => () => {
      saver.leave()
      saver.flush()
    },
    [saver],
  )
  useEffect(() => saver.edit(content), [saver, content])
  useLeaving(saver, sendOnLeave)
  useReturning(saver, onNewer)
  return useSyncExternalStore(saver.subscribe, saver.state)
}

/** After signing out nothing is written to the device any more; an expired session keeps what it had. */
export function mayKeepOnDevice(): boolean {
  const { token, ending } = useSession.getState()
  return token !== null || ending === 'expired'
}

/** Browsers refuse more than 64 KiB that shall outlive the page. */
const MOST_BYTES = 60_000

/** The last save of a page that closes; the copy on the device stays until the next visit. */
export function sendAndForget(method: string, address: string, sent: unknown): void {
  const { token } = useSession.getState()
  const body = new Blob([JSON.stringify(sent)], { type: 'application/json' })
  if (token === null || body.size > MOST_BYTES) return
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  fetch(address, { method, headers, body, keepalive: true }).catch(() => undefined)
}

function useLeaving<C, S extends Saved>(saver: Saver<C, S>, sendOnLeave: Saving<C, S>['sendOnLeave']): void {
  const send = useRef(sendOnLeave)
  send.current = sendOnLeave
  useEffect(() => {
    function leave() {
      const unsaved = saver.leave()
      if (unsaved) send.current(unsaved.content, unsaved.revision)
    }
    function warn(event: BeforeUnloadEvent) {
      const state = saver.state()
      if (state.kind === 'OFFLINE' && !state.on_device) event.preventDefault()
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('beforeunload', warn)
    }
  }, [saver])
}

function useReturning<C, S extends Saved>(saver: Saver<C, S>, onNewer: (content: C) => void): void {
  const newer = useRef(onNewer)
  newer.current = onNewer
  useEffect(() => {
    async function turn() {
      if (document.visibilityState === 'hidden') return saver.flush()
      const content = await saver.refresh()
      if (content) newer.current(content)
    }
    window.addEventListener('online', saver.retry)
    document.addEventListener('visibilitychange', turn)
    return () => {
      window.removeEventListener('online', saver.retry)
      document.removeEventListener('visibilitychange', turn)
    }
  }, [saver])
}
