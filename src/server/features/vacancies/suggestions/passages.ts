import { z } from 'zod'

/** What a model must answer: passages of the ad, letter by letter. */
export const saidPassages = z.object({ passages: z.array(z.string()).max(200) })

const MOST = 12
const SHORTEST = 3
const LONGEST = 200

/** Of what a model answered, what really stands in the ad and nobody read yet, each once. */
export function newPassages(ad: string, said: readonly string[], read: readonly string[]): string[] {
  const isRead = (passage: string) => read.some((quote) => quote.includes(passage) || passage.includes(quote))
  const found = said
    .map((one) => one.trim())
    .filter((one) => one.length >= SHORTEST && one.length <= LONGEST && !/[\n\r]/.test(one) && ad.includes(one))
  const once = [...new Set(found)].filter((one) => !isRead(one))
  // Of two that hold the same words the longer one says more.
  return once.filter((one) => !once.some((other) => other !== one && other.includes(one))).slice(0, MOST)
}
