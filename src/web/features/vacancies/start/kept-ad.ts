import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useSession } from '#web/lib/session.ts'
import type { PastedAd } from '#web/parts/ads/paste-ad-form.tsx'

const keptAd = z.object({ title: z.string(), text: z.string() })

const PREFIX = 'ad-draft:'
const keyOf = (user_id: string, company_id: string) => `${PREFIX}${user_id}:${company_id}`

/** An expired session keeps it for the same person; signing out does not. */
useSession.subscribe((now, before) => {
  if (before.token === null || now.token !== null || now.ending !== null) return
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
})

function read(key: string): PastedAd {
  try {
    return keptAd.parse(JSON.parse(localStorage.getItem(key) ?? ''))
  } catch {
    return { title: '', text: '' }
  }
}

/** The pasted ad, kept on this device until a draft was made of it: a reload or a failure loses nothing. */
export function useKeptAd(user_id: string, company_id: string) {
  const key = keyOf(user_id, company_id)
  const [ad, setAd] = useState(() => read(key))
  useEffect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(ad))
    } catch {
      // Without room it lives as long as the page.
    }
  }, [key, ad])
  return { ad, setAd, forget: () => localStorage.removeItem(key) }
}
