import { flatten } from '#server/features/language/normalise/fold.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'

/** What the job of an ad is called. */
export interface Job {
  /** Without place and tools. */
  named: string
  role_id: string | undefined
}

export function jobOf(title: string | null): Job | null {
  if (title === null) return null
  const { cleaned, role_id } = normaliseTitle(title)
  return { named: flatten(cleaned).replace(/ (?:[-(]|para |en ).*$/, ''), role_id }
}

const SHORTEST_NAME = 5
const ARTICLE = /^(?:un(?:[ao]s?)?(?:\/as?|\(as?\))?|el|la|los|las) /
/** The name of a job, up to what is said of it. */
const HEAD = /^[^\d\n]{0,60}?(?= (?:para|con|que) | en (?=\p{Lu}\p{Ll}|la |el |su )|[,(]|$)/u

/** «Auxiliar de bodega para operador logístico en Funza» is what the job is called, and where. */
export function opensWithJob(text: string, job: Job | null): boolean {
  const flat = flatten(text)
  return job !== null && job.named.length >= SHORTEST_NAME && flat.startsWith(job.named, ARTICLE.exec(flat)?.[0].length)
}

const EITHER_SEX = /(?<=\p{L})\((?:as?|os?|es)\)/giu

/** «OPERARIO/A DE LIMPIEZA para oficinas» is the «Operario de limpieza oficinas» of the title. */
export function namesJob(text: string, job: Job | null): boolean {
  if (job?.role_id === undefined) return false
  const head = (HEAD.exec(text.replace(EITHER_SEX, '').replace(/^un[ao]?(?:\/a)? /i, ''))?.[0] ?? '').trim()
  return head.length >= SHORTEST_NAME && normaliseTitle(head).role_id === job.role_id
}

/** «TÉCNICO EN REFRIGERACIÓN – MÉRIDA, YUC.» above the demands: the whole title of the ad, where a line begins. */
export function isTitleAt({ flat, title }: { flat: string; title: string | null }, at: number): boolean {
  const named = flatten(title ?? '')
  return (
    named.length >= SHORTEST_NAME &&
    flat.startsWith(named, at) &&
    /(?:^|\n|solicita |busca |requiere |contrata )[^a-z\n]*$/.test(flat.slice(Math.max(0, at - BEFORE_TITLE), at))
  )
}
const BEFORE_TITLE = 40
