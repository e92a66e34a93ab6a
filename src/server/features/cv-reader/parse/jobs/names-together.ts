import { findConcepts, findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { isBalanced } from '../dates/dates.ts'
import type { Head } from '../head/head.ts'
import { employerScore, positionScore } from '../names/employers.ts'
import { isLegalForm, isOwner, STOP } from '../names/names.ts'

/** The names of a head; «Camarera en Bar Sol» and «Analista, Banco Río» are two. */
export function namesOf(head: Head): string[] {
  const names = head.names.map((name) => name.replace(LABEL, ''))
  const [only] = names
  if (names.length !== 1 || only === undefined) return names
  return splitTogether(only) ?? names
}

/** «Cargo: auxiliar de punto», below its employer. */
const LABEL =
  /^(?:(?:cargo|puesto|empleo|trabajo)(?: actual| anterior)|cargo|puesto|posici[oó]n|funci[oó]n|ocupaci[oó]n)\s*:\s*(?=\p{L})/iu

const DEGREE_LIKE = /^t[eé]cnic[oa]$/i
export const AT_NAME = /^(.{3,80}?)\s+(?:en|at|@|na|no|con)\s+(?=[\p{Lu}\d«"])(.{2,100})$/u
/** «Substitut de matemàtiques a l’IES Malilla» */
const AT_CATALAN =
  /^(.{3,80}?)\s+(?:a l['’]|a la |al |a )(?=(?:IES|INS|CEIP|CAP|[Ee]scola|[Cc]ol·legi|[Ii]nstitut|[Hh]ospital|[Cc]l[ií]nica|[Rr]estaurant|[Hh]otel|[Bb]otiga|[Ff]orn|[Rr]esid[eè]ncia|[Aa]juntament)(?!\p{L}))(.{2,100})$/u
const AT_WORDS = /^(.{3,80}?)\s+en\s+((?:el |la |un |una )?\p{Ll}.{2,100})$/u
/** «Monitora freelance para varias escuelas (Nieve Sur)» */
const FOR_SEVERAL = /^(\p{L}[^,()]{3,60}?)\s+para\s+((?:vari|distint|diferent|divers|much)[aoe]s\s.{3,98})$/iu
/** «Confecciones Rivera como maquinista» */
const AS_ROLE = /^(.{2,80}?),?\s+(?:como|en calidad de|com a|en el (?:cargo|puesto) de)\s+(\p{L}.{2,80})$/iu
const TWO_COMMAS = /^([^,]{3,60},[^,]{3,60}),\s+([^,].{1,98})$/
const isProper = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && positionScore(text) === 0 && findConcepts(text).length === 0
const TOGETHER = [
  AS_ROLE,
  /^([^:]{3,80}):\s+(.{3,100})$/u,
  new RegExp(String.raw`^(.{3,90}?)${STOP}(?=\p{Lu})(.{3,90}?)\.?$`, 'u'),
  AT_NAME,
  AT_CATALAN,
  AT_WORDS,
  FOR_SEVERAL,
  /^(.{3,60}?),?\s+(por (?:mi )?cuenta(?: propia)?.{0,40})$/iu,
  /^([^,]{3,80}),\s+([^,].{1,98})$/,
  TWO_COMMAS,
]

function splitTogether(text: string): string[] | null {
  let best: { names: string[]; score: number } | null = null
  for (const pattern of TOGETHER) {
    const placed = pattern === AT_NAME || pattern === AT_WORDS || pattern === AT_CATALAN
    const [, first, second] = pattern.exec(text) ?? []
    if (!first || !second || DEGREE_LIKE.test(first) || isLegalForm(second)) continue
    if (isBalanced(text) && !isBalanced(first)) continue
    // «Bufete Sur, Dra. Marta Ferro»: whose house it is.
    if (isOwner(second) && positionScore(first) < 1) continue
    // «Montajes Rocafuerte, en la refinería de Talara»: behind a comma «en» says where the employer was at work.
    if ((placed ? first.endsWith(',') : /^en\s/.test(second)) && positionScore(first) < STRONG) continue
    // Behind «en» stands the employer, and never what one is.
    const told = pattern === AS_ROLE && positionScore(second) >= 1 ? 1 : 0
    const other = placed ? 0 : positionScore(second) + employerScore(first) + told
    const one = placed && /^pr[aá]cticas/i.test(second) ? 0 : positionScore(first) + employerScore(second)
    // «Analista, CMPC Pulp, Planta Laja»: behind the first comma stands a name.
    if (
      pattern === TWO_COMMAS &&
      positionScore(text.split(/,\s+/)[0] ?? '') >= STRONG &&
      isProper(text.split(/,\s+/)[1] ?? '')
    )
      continue
    // Without capitals both must say by their words what they are.
    const plain = /^\p{Ll}/u.test(second) && /^\p{Lu}/u.test(first)
    if (plain && Math.min(employerScore(second), 1) + positionScore(second) < 1) continue
    const score = Math.max(one, other)
    if (score >= TOLD_BY_WORDS && score > (best?.score ?? 0) + CLEARLY)
      best = { names: [first, ...positionAndTold(second)], score }
  }
  return best?.names ?? namesSideBySide(text) ?? employerThenRole(text)
}

const STRONG = 2
const PLACE_OF_WORK =
  /\s(?=(?:el |la )?(?:hotel|hostal|apartamentos|restaurante|bar|cafeter[ií]a|panader[ií]a|pasteler[ií]a|pizzer[ií]a|helader[ií]a|carnicer[ií]a|zapater[ií]a|peluquer[ií]a|ferreter[ií]a|farmacia|supermercados?|tiendas?|almacenes|talleres|transportes|cl[ií]nica|hospital|residencia|colegio|liceo|escuela|guarder[ií]a|construcciones|grupo|bodegas?|f[aá]brica)\s+\p{L})/giu

/** «camarera de pisos hotel bahia azul»: on a phone nothing stands between the two names. */
function namesSideBySide(text: string): string[] | null {
  for (const { index } of text.matchAll(PLACE_OF_WORK)) {
    const [position, employer] = [text.slice(0, index).trim(), text.slice(index).trim()]
    if (LINKED.test(position)) continue
    const named = /\p{Lu}/u.test(employer)
    if (positionScore(position) >= (named ? 1 : STRONG) && employerScore(employer) >= 1) return [position, employer]
  }
  // «oficial fontanero Instalaciones Vidal»: behind what somebody is in small letters a capital begins a name.
  const [, position = '', name = ''] = SMALL_THEN_NAME.exec(text) ?? []
  return positionScore(position) >= 1 && !LINKED.test(position) && positionScore(name) < 1 ? [position, name] : null
}

const LINKED = /\s(?:de|del|en|para|y|e|con|a|la|el|los|las|por|nivel|tipo|clase)$/i
const SMALL_THEN_NAME = /^(\p{Ll}[\p{Ll}\dªº.° ]{3,60}?)\s+(\p{Lu}\p{Ll}{2,}(?:\s.*)?)$/u

const MOST_EMPLOYER_WORDS = 5

/** «Transportes Castores operador quinta rueda» */
function employerThenRole(text: string): string[] | null {
  const words = text.split(' ')
  // «Staff Software Engineer» is one name, though «Software» may be an employer's.
  const role_at = Math.min(text.length, ...findTitleRoles(text).map(({ start }) => start))
  for (let at = 1; at <= Math.min(MOST_EMPLOYER_WORDS, words.length - 1); at++) {
    const [employer, role] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const linked = /(?:^|\s)(?:de|del|en|para|y|con|a|la|el|los|las|&)$/i.test(employer)
    // «Hospital Veterinario del Sur» is one name: a kind of house alone is nobody's employer.
    const is_kind = at === 1 && (/^\p{Lu}/u.test(role) || OF_A_HOUSE.test(role))
    if (linked || is_kind || employer.length > role_at || positionScore(employer) > 0) continue
    if (positionScore(role) >= STRONG && employerScore(employer) >= 1) return [employer, role]
  }
  return null
}

/** «Estudio contable Marta Ferro», «Centro médico Los Álamos»: of what kind a house is, before its name. */
const OF_A_HOUSE =
  /^(?:contables?|jur[ií]dic[oa]|m[eé]dic[oa]|t[eé]cnic[oa]|veterinari[oa]|comercial|administrativ[oa]|[oó]ptic[oa]|qu[ií]mic[oa]|mec[aá]nic[oa]|farmac[eé]utic[oa]|musical|editorial)(?: (?:y|e) \p{Ll}+)? (?:del? |l[ao]s? )*\p{Lu}/u

const TOLD_BY_WORDS = 1.5
/** The first way to cut a text is the usual one. */
const CLEARLY = 0.4

const NAME_AND_MORE = new RegExp(String.raw`^(.{3,60}?)${STOP}(?=\p{Lu})(.+)$`, 'u')

/** «Mercado Libre. Analista. Atención omnicanal»: what follows the position is no part of it. */
function positionAndTold(text: string): string[] {
  const [, position, told] = NAME_AND_MORE.exec(text) ?? []
  return position && told && positionScore(position) >= 1 ? [position, told] : [text]
}

const WARD_AND_ROLE = new RegExp(String.raw`^([^.]{3,60})${STOP}(?=\p{Lu})(.{3,60})$`, 'u')

/** «Almacenes Sol – GDL», over the post: letters for a town or a department. */
const LETTERS = /^\p{Lu}{2,5}$/u

/** «Clínica Sol – Hospitalización – Enfermera», «Clínica Sol – Emergencia. Enfermera»: the ward between the two names. */
export function positionForward(names: readonly string[]): string[] {
  const apart = names.flatMap((name, at) => {
    const [, ward = '', role = ''] = at > 0 ? (WARD_AND_ROLE.exec(name) ?? []) : []
    return positionScore(ward) < 1 && positionScore(role) >= STRONG ? [role, ward] : [name]
  })
  const [one = '', two = '', ...others] = apart
  const at = others.findIndex((name) => positionScore(name) >= STRONG)
  const role = others[at]
  if (role === undefined || (positionScore(one) >= 1 && !LETTERS.test(two)) || positionScore(two) >= 1) return apart
  return [one, role, two, ...others.filter((_, index) => index !== at)]
}
