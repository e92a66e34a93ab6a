import { useEffect, useState } from 'react'
import { z } from 'zod'

const keptAd = z.object({ title: z.string(), text: z.string() })
export type PastedAd = z.infer<typeof keptAd>

const keyOf = (user_id: string, company_id: string) => `ad-draft:${user_id}:${company_id}`

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
