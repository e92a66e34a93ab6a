import { findConcepts } from '#server/features/language/normalise/concepts.ts'
import { roleInContext } from '#server/features/language/normalise/role-in-context.ts'
import { normaliseTitle } from '#server/features/language/normalise/title.ts'
import { taxonomy } from '#server/features/language/taxonomy/taxonomy.ts'
import type { AdText } from '../text/ad-text.ts'

const LONGEST = 80
const SHORTEST = 3
/** How far into an ad the job may be named for the first time. */
const REACH = 600
const NOT_A_JOB = /^(?:oferta|trabajo|empleo|vacante|urgente|hola|buenas|buenos dias|nueva oportunidad|estamos|unete)/i

interface Named {
  title?: string
  role_id?: string
  role_family?: string
}

/** What the job is called and which occupation that is. */
export function nameOf(ad: AdText): Named {
  const said = ad.title === null || NOT_A_JOB.test(ad.title) ? (roleIn(ad) ?? ad.title) : ad.title
  if (said === null) return {}
  const { cleaned } = normaliseTitle(said)
  const role_id = roleInContext(cleaned, ad.text) ?? normaliseTitle(said).role_id
  const title = cleaned.slice(0, LONGEST).trim()
  const role = role_id ? taxonomy().role(role_id) : undefined
  return {
    ...(title.length >= SHORTEST && { title }),
    ...(role && { role_id: role.id, role_family: role.family }),
  }
}

/** «Buscamos camarera/o para…»: the first occupation that the ad names, as it is written. */
function roleIn({ text }: AdText): string | undefined {
  const role = findConcepts(text.slice(0, REACH)).find(({ kind }) => kind === 'role')
  if (!role) return undefined
  const ending = /^(?:\/[oa]s?|\([oa]s?\))/.exec(text.slice(role.end))?.[0] ?? ''
  return role.text + ending
}
