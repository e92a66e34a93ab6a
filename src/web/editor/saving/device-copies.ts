import { z } from 'zod'
import { forgetCopies } from '#web/lib/forget-copies.ts'
import { useSession } from '#web/lib/session.ts'

/** Changes that the server does not have yet, with the text they were made on. */
export interface DeviceCopy<C> {
  user_id: string
  revision: number
  base: C
  content: C
  at: number
}

const LOCK = 'autosave-tab:'

/** Two tabs with the same text keep their changes apart, so that neither covers the other's. */
const tab = crypto.randomUUID()

/** What this device holds of one kind of text, by the id of the text. */
interface DeviceCopies<C> {
  /** False when the device has no room for it. */
  keep: (id: string, copy: DeviceCopy<C>) => boolean
  drop: (id: string) => void
  /** Ids of texts of which a closed tab, or this one, holds changes of this person. */
  left: (user_id: string) => Promise<string[]>
  /** Takes over the newest changes of this person that a closed tab left behind. */
  take: (id: string, user_id: string) => Promise<DeviceCopy<C> | null>
}

/** `prefix` names the kind in the storage of the device; what an older version left and `content` cannot read is ignored. */
export function deviceCopies<C>(prefix: string, content: z.ZodType<C>): DeviceCopies<C> {
  const copySchema = z.object({ user_id: z.string(), revision: z.int(), base: content, content, at: z.number() })
  type Copies = Record<string, DeviceCopy<C>>

  function readAll(id: string): Copies {
    const stored = localStorage.getItem(prefix + id)
    if (stored === null) return {}
    try {
      const copies = z.record(z.string(), z.unknown()).parse(JSON.parse(stored))
      return Object.fromEntries(
        Object.entries(copies).flatMap(([owner, copy]) => {
          const known = copySchema.safeParse(copy)
          return known.success ? [[owner, known.data]] : []
        }),
      )
    } catch {
      return {}
    }
  }

  function writeAll(id: string, copies: Copies): boolean {
    try {
      if (Object.keys(copies).length === 0) localStorage.removeItem(prefix + id)
      else localStorage.setItem(prefix + id, JSON.stringify(copies))
      return true
    } catch {
      return false
    }
  }

  /** What somebody else left on this device is not this person's to keep. */
  function dropForeign(user_id: string): void {
    for (const id of idsWith(prefix)) {
      const own = Object.entries(readAll(id)).filter(([, copy]) => copy.user_id === user_id)
      writeAll(id, Object.fromEntries(own))
    }
  }

  /** An expired session keeps them for the same person; signing out does not. */
  useSession.subscribe((now, before) => {
    if (before.token === null || now.token !== null || now.ending !== null) return
    forgetCopies()
  })

  return {
    keep: (id, copy) => writeAll(id, { ...readAll(id), [tab]: copy }),
    drop: (id) => {
      const { [tab]: _, ...others } = readAll(id)
      writeAll(id, others)
    },
    left: async (user_id) => {
      const open_tabs = await openTabs()
      const isLeft = ([owner, copy]: [string, DeviceCopy<C>]) =>
        (owner === tab || !open_tabs.has(owner)) && copy.user_id === user_id
      return idsWith(prefix).filter((id) => Object.entries(readAll(id)).some(isLeft))
    },
    take: async (id, user_id) => {
      dropForeign(user_id)
      const open_tabs = await openTabs()
      holdTab()
      const copies = readAll(id)
      const [newest] = Object.entries(copies)
        .filter(([owner]) => owner === tab || !open_tabs.has(owner))
        .sort(([, one], [, other]) => other.at - one.at)
      if (!newest) return null
      const [owner, copy] = newest
      const { [owner]: _, ...others } = copies
      writeAll(id, { ...others, [tab]: copy })
      return copy
    },
  }
}

function idsWith(prefix: string): string[] {
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
}

/** Without locks (an insecure address) every copy counts as left behind. */
async function openTabs(): Promise<Set<string>> {
  const held = (await navigator.locks?.query())?.held ?? []
  return new Set(held.map(({ name }) => name?.slice(LOCK.length) ?? ''))
}

let is_held = false

/** Lasts as long as the page; the browser lets go of it when the tab closes or reloads. */
function holdTab(): void {
  if (is_held) return
  is_held = true
  navigator.locks?.request(LOCK + tab, () => new Promise(() => undefined))
}
