import type { CvContent, CvDocument } from '#shared/cvs/cv-document.ts'
import { scrubberOf } from './scrub.ts'

interface Owner {
  full_name: string
  email: string
  links: readonly { url: string }[]
}

/** Takes name, address, telephone and links of somebody out of a text; where they live, studied and worked stays. */
export function namelessText({ document }: Pick<CvContent, 'document'>, owner: Owner): (text: string) => string {
  const { basics } = document
  return scrubberOf({
    names: [basics.full_name, owner.full_name],
    emails: [basics.email, owner.email],
    links: [...basics.links, ...owner.links].map(({ url }) => url),
    schools: [],
    city: '',
  }).name
}

/** Leads to whoever is named there. */
const LEADING = new Set('url credential_id number'.split(' '))
/** Written by the person; everything else is an id, a date or one of a list. */
const WRITTEN = new Set(
  [
    'position company city summary achievements name institution degree field grade notes group said certificate issuer',
    'body role description organisation title subtitle date text interests',
  ].flatMap((line) => line.split(' ')),
)
/** A longer text must still be as long as its field allows. */
const LEAST = 30

function eachText(value: unknown, key: string, text: (said: string) => string): unknown {
  if (typeof value === 'string') {
    if (LEADING.has(key)) return ''
    return WRITTEN.has(key) ? text(value).slice(0, Math.max(LEAST, value.length)) : value
  }
  if (Array.isArray(value)) return value.map((one) => eachText(one, key, text))
  if (value === null || typeof value !== 'object') return value
  // What the catalogue of skills knows is no name: Ruby stays Ruby.
  const own = 'skill_id' in value && value.skill_id !== null ? (said: string) => said : text
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, eachText(one, name, own)]))
}

/** A CV for a company in which its person has shown no interest yet: all of the work, and not whose it is. */
export function unnamedContent(content: CvContent, text: (said: string) => string): CvContent {
  const { basics } = content.document
  const document = eachText(content.document, '', text) as CvDocument
  const nobody = { full_name: '', headline: text(basics.headline), email: '', phone: '', links: [] }
  return { ...content, document: { ...document, basics: { ...basics, ...nobody } } }
}
