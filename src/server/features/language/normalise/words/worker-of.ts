import { type Role, taxonomy } from '../../taxonomy/taxonomy.ts'
import { findConcepts } from '../concepts.ts'
import { flatten, fold } from '../fold.ts'

const SUBJECTS =
  'matematicas?|lengua|literatura|ingles|frances|fisica|quimica|biologia|geografia|historia|filosofia|musica|tecnologia|plastica|dibujo|primaria|infantil|secundaria|religion|economia|latin'

/** Work that is told instead of named, and who does it. */
const WORK: readonly (readonly [RegExp, string])[] = [
  [
    /^cuidados? de (?:mis |unos |unas |varios |dos |tres )?(?:ninos|ninas|bebes?|menores|hermanos|gemel[oa]s)(?![a-z])/,
    'Niñera',
  ],
  [
    /^(?:cuidados?|acompanamiento|atencion) (?:de |a |al )(?:la |los |las |un |una |unos |dos |varias )?(?:senor[a]?s?|senor mayor|personas? (?:mayor|dependiente|con )|ancian|abuel|mayores|matrimonio|dependientes|enferm[oa]s?(?! de obra)|tercera edad|adultos? mayor|pareja de ancianos)/,
    'Cuidadora de personas mayores',
  ],
  [/^limpiezas? (?:de|en|del) (?!datos|solar|base)/, 'Limpiadora'],
  [/^clases (?:particulares|de (?:apoyo|refuerzo|repaso)|a domicilio)/, 'Profesor particular'],
  [
    new RegExp(
      `^(?:sustitut[oa]|interin[oa]|suplente|suplencias?|sustituciones|sustitucion) (?:de|en) (?:${SUBJECTS})(?![a-z])`,
    ),
    'Profesor',
  ],
  [/^reparto (?:de|a|en) /, 'Repartidor'],
  [/^(?:conduccion|manejo) de (?:camion|trailer|tractocamion)/, 'Camionero'],
  [
    /^(?:recogida|recoleccion|cosecha) de (?:la )?(?:fruta|aceituna|uva|naranja|fresa|verdura|cafe)|^vendimia/,
    'Peón agrícola',
  ],
  [/^(?:carga y )?descarga de /, 'Mozo de almacén'],
  [/^reposicion (?:de|en) /, 'Reponedor'],
  [/^(?:preparacion de pedidos|preparar pedidos)/, 'Mozo de almacén'],
]

/** The name of who does the work that a position tells of: «Cuidado de señora con Alzheimer»; null for any other text. */
export function workerOf(position: string): string | null {
  const flat = flatten(position.slice(0, LONGEST)).trim()
  const known = WORK.find(([told]) => told.test(flat))?.[1] ?? workerIn(position.slice(0, LONGEST))
  return known ?? workerIn(AT_A_TRADE.exec(flat) ? position.trim().replace(HEAD, '') : '')
}

/** «Técnica en soldadura» is a «soldadora»: the head says that somebody does it, the rest what. */
const AT_A_TRADE =
  /^(?:tecnic[oa]|especialista|expert[oa]|profesional|operador[a]?|oficial[a]?)(?:\/a|\(a\))? (?:de|en) [a-z]/
const HEAD = /^\S+ (?:de|en) /iu

const SHARED = /^(\S+ (?:de|en) )(.+?)(?:, | y | e | \/ ?)(.+)$/iu

/** «Operadora de grúa y dumper» is an «operadora de grúa» and an «operadora de dumper». */
export function eachUnderOneHead(position: string): string[] {
  const [, head, first, rest] = SHARED.exec(position.slice(0, LONGEST).trim()) ?? []
  if (head === undefined || first === undefined || rest === undefined) return []
  return [
    `${head}${first}`,
    ...(SHARED.test(`${head}${rest}`) ? eachUnderOneHead(`${head}${rest}`) : [`${head}${rest}`]),
  ]
}

const LONGEST = 100

/** «Carnicería», «carretilla frontal»: a field or a tool that one trade is named after. */
function workerIn(position: string): string | null {
  const [only, ...others] = findConcepts(position)
  if (only?.kind !== 'skill' || only.start > 0 || others.some(({ kind }) => kind === 'role')) return null
  return tradeOf(only.id)?.name_es ?? null
}

/** The one role that is named after a skill; undefined where none or several are. */
export function tradeOf(skill_id: string): Role | undefined {
  const word = firstWord(taxonomy().skill(skill_id)?.name_es ?? '')
  const [only, ...others] = taxonomy().roles.filter(
    ({ name_es, skill_ids }) =>
      skill_ids.includes(skill_id) && !name_es.includes(' ') && areKin(firstWord(name_es), word),
  )
  return others.length === 0 ? only : undefined
}

const firstWord = (name: string): string => fold(name)[0]?.folded ?? ''
const SHORTEST_STEM = 6

/** They begin alike: «carnicero» and «carnicería». */
const areKin = (one: string, other: string): boolean =>
  one.length >= SHORTEST_STEM && one.slice(0, SHORTEST_STEM) === other.slice(0, SHORTEST_STEM)
