import { pattern } from '../flat.ts'
import type { Around, PhraseRule } from '../phrase.ts'
import { isPhone } from './phone.ts'

const REASON =
  'Las postulaciones y los mensajes van por Skillo: así nadie puede hacerse pasar por tu empresa y no se pierde ninguna.'

/** «Envía tu CV a …» goes on as «a través de Skillo». */
const throughSkillo = ({ before }: Around): string | null =>
  /(?:^|[^a-z])a ?$/.test(before) ? 'través de Skillo' : null

export const phone: PhraseRule = {
  rule: 'contact_phone',
  level: 'BLOCK',
  reason: REASON,
  rewrite: null,
  rows: [{ found: /(?<![\w.,/])\+?\(?\d[\d ().-]{5,20}\d(?!\d|[.,]\d)/g, unless: (around) => !isPhone(around) }],
}

export const mail: PhraseRule = {
  rule: 'contact_mail',
  level: 'BLOCK',
  reason: REASON,
  rewrite: throughSkillo,
  rows: [
    { found: /(?<![\w.%+-])[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/g },
    {
      found: pattern`\b[a-z0-9._-]{2,40} ?[([]?arroba[)\]]? ?[a-z0-9-]{2,40} ?(?:\.|punto) ?(?:com|es|mx|cl|ar|pe|co|net|org)\b`,
    },
  ],
}

const CUE =
  /(?:\bweb\b|pagina|sitio|visit(?:a|ar|anos|e) |(?:nuestro|del|el|al) portal|enlace|link|\burl\b|entra[a-z]* (?:a|en)|ingres[a-z]+ (?:a|en)|inscri[a-z]+|registr[a-z]+ en|aplic[a-z]+ (?:a|en)|postul[a-z]+ (?:a|en|por)|solicitud[a-z]* en|info[a-z]* (?:a|en)|formulario|siguenos|conoce[a-z]*|detalles en|escrib[a-z]+|(?:cv|curriculum|vitae) (?:a|en|por)|a traves de|consult(?:a|ar|e|alo|anos) |(?:empleo|carreras) en)[^.;\n]{0,25}$/
const PLAIN_ENDING = /\.(?:com|org)(?:\.[a-z]{2})?$|\.(?:cl|com|org)$/
/** Products and portals whose name is an address, as people write them among the tools of a job. */
const PRODUCT =
  /^(?:(?:asp|vb|ado|ml|dot|paint|diagrams|infojobs)\.net|(?:socket|draw|customer|fly|keras|spring|apollo|itch)\.io|(?:fast|open|copy|h2o|character)\.ai|(?:amazon|ebay|airbnb|expedia|mercadolibre|google|booking|milanuncios|wallapop|fotocasa|tripadvisor)\.[a-z.]{2,6}|(?:monday|make|salesforce|force|hotels|despegar|idealista|linkedin|wordpress|wix|github|gitlab|crypto|cal|pipedrive|tiendanube|vtex|alibaba|aliexpress|trello|outlook|gmail|hotmail|office|canva|zoho|computrabajo)\.com)$/

const hasPath = ({ quote }: Around): boolean => /\/[a-z0-9_@?#]/.test(quote)
const isProduct = (around: Around): boolean => PRODUCT.test(around.words) && !hasPath(around)
/** «equipo.Es una…» is a sentence that lacks its space. */
const lacksSpace = ({ quote }: Around): boolean => {
  const ending = /\.([a-z]+)(?:\/.*)?$/i.exec(quote)?.[1] ?? ''
  return ending !== ending.toLowerCase() && quote !== quote.toUpperCase()
}
const isContact = (around: Around): boolean => hasPath(around) || CUE.test(around.before)

const ADDRESS =
  /(?<![\w@./-])(?:[a-z0-9-]{1,40}\.){0,2}[a-z0-9-]{2,40}\.(?:com|org|net|io|info|es|mx|cl|ar|pe|co|app|dev|me|ly|gle|online|site|shop|store|tech|jobs|work|ai|eu|cat|gob|edu)(?:\.(?:mx|co|ar|pe|es|cl))?(?:\/[\w./?=&%#@-]{0,200})?(?![\w@-])/g

export const url: PhraseRule = {
  rule: 'contact_url',
  level: 'BLOCK',
  reason: REASON,
  rewrite: throughSkillo,
  rows: [
    { found: /\bhttps?:\/\/[^\s<>"')]{2,300}/g },
    { found: /(?<![\w/@.-])www\.[a-z0-9-]{2,63}(?:\.[a-z0-9-]{2,63}){1,3}(?:\/[\w./?=&%#@-]{0,200})?/g },
    {
      found: ADDRESS,
      unless: (around) =>
        around.words.startsWith('www.') || isProduct(around) || lacksSpace(around) || !isContact(around),
    },
    { found: pattern`\b(?:instagram|telegram|facebook|tiktok|twitter|ig)(?: ?:)? ?@[a-z0-9_.]{3,30}` },
  ],
}

export const urlHint: PhraseRule = {
  rule: 'contact_url_hint',
  level: 'ADVICE',
  reason: 'Parece una dirección web. Si es el nombre de una marca, puedes dejarla; si no, quítala.',
  rewrite: null,
  rows: [
    {
      found: ADDRESS,
      unless: (around) =>
        around.words.startsWith('www.') ||
        isProduct(around) ||
        lacksSpace(around) ||
        isContact(around) ||
        !PLAIN_ENDING.test(around.words),
    },
  ],
}
