import { fold, type Token } from '#server/features/language/normalise/fold.ts'
import { isStopWord } from '#server/features/search/query/lexemes.ts'
import type { SkillLevel } from '#shared/matching/matching.ts'
import { lettersInWords } from './abbreviations.ts'
import { ADJECTIVES_OF } from './adjectives-of.ts'
import { rootOf } from './word-root.ts'

/** They say that something is asked for or known, not what. */
const FILLER = new Set(
  `experiencia experto conocimiento manejo dominio nivel uso usar trabajo trabajar tarea funcion labor persona equipo empresa capacidad habilidad competencia
  minimo demostrable comprobable deseable valorar valorable imprescindible indispensable necesario requerido año mes año formacion curso titulo carnet carne
  certificado certificacion area puesto ambito sector similar afin relacionado tipo buen bueno amplio solido general basado realizar hacer llevar tener contar
  naturaleza negativo propio elaboracion realizacion diligenciamiento titulado hora hrs haber hecho dado llevado trabajado usado soltura antes anteriormente previamente
  experience knowledge skill ability work years strong good`
    .split(/\s+/)
    .flatMap((word) => fold(word).map(({ folded }) => folded)),
)

const foldedOf = (words: string): string[] =>
  words.split(/\s+/).flatMap((word) => fold(word).map(({ folded }) => folded))

/** What is called one way on one side of the sea and another way on the other. */
const SAME_THINGS = Object.fromEntries(
  Object.entries({
    informe: 'reporte',
    app: 'aplicativo aplicacion',
    movil: 'celular',
    meta: 'cuota',
    ordenador: 'computador computadora',
    radiodiagnostico: 'radiologia',
    coche: 'auto carro automovil',
    sindicato: 'gremio',
  }).flatMap(([word, others]) => foldedOf(word).map((folded) => [folded, others] as const)),
)

/** The same by the roots of what they are called: a «carné sanitario» is one «de sanidad». */
const SAME_ROOTS = new Map(
  [...Object.entries(SAME_THINGS), ...Object.entries(ADJECTIVES_OF)].flatMap(([word, others]) =>
    foldedOf(others).map((folded) => [folded, rootOf(word)] as const),
  ),
)

/** «2da», «2ª» and «segunda» are one word, and «classes» are «clases» in Catalan and English. */
const WRITTEN_AS = new Map(
  Object.entries({
    primer: '1er 1ra 1ro 1o 1a',
    segund: '2da 2do 2nd 2o 2a',
    tercer: '3er 3ra 3ro 3o 3a',
    clas: 'classes class classe',
    ...SAME_THINGS,
  }).flatMap(([word, written]) =>
    written.split(' ').flatMap((one) => foldedOf(one).map((folded) => [folded, word] as const)),
  ),
)

/** A record in which nothing stands is a clean one. */
const CLEAN = /(?<!\p{L})sin (?:anotaciones|multas|infracciones|sanciones|incidencias)(?!\p{L})/giu

export const X_RAYS = /(?<!\p{L})rayos[ -]x(?!\p{L})/giu

/** What a text is about: its words without those that every text has. */
export const contentWords = (text: string): string[] => [...new Set(telling(text).map(wordOf))]

function telling(text: string): Token[] {
  const words = fold(lettersInWords(text).replace(CLEAN, 'limpio').replace(X_RAYS, 'radiodiagnóstico')).filter(
    (token) => !isStopWord(token),
  )
  const chosen = words.filter(({ folded }) => !FILLER.has(folded))
  return chosen.length > 0 ? chosen : words
}

/** Only words that every demand has, or none. */
export const saysNothing = (text: string): boolean =>
  fold(text).every((token) => isStopWord(token) || FILLER.has(token.folded))

const wordOf = ({ folded }: Token): string => WRITTEN_AS.get(folded) ?? folded

const rootOfToken = ({ folded, plain }: Token): string => SAME_ROOTS.get(folded) ?? rootOf(plain)

/** The roots of the same words, each once. */
export const rootsIn = (text: string): string[] => [...new Set(telling(text).map(rootOfToken))]

/** By each of the words its root. */
export const rootsByWord = (text: string): ReadonlyMap<string, string> =>
  new Map(telling(text).map((token) => [wordOf(token), rootOfToken(token)]))

/** What is done, though it is too general to be what a text is about: who asks for «manejar» means «manejo» too. */
const DEEDS = new Set('manejo uso elaboracion realizacion'.split(' '))

/** The roots of general deeds that a line names beside its matter. */
export const deedsIn = (text: string): string[] =>
  fold(text).flatMap(({ plain }) => (DEEDS.has(plain) ? [rootOf(plain)] : []))

const VAGUE = new Set(
  foldedOf(`ciudad zona region producto servicio cliente usuario sistema programa plataforma herramienta norma normativa proceso
  procedimiento proyecto mercado idioma estructura entorno material maquina maquinaria tecnica metodo gestion atencion publico
  negocio campo rubro comercio industria producir control calidad seguridad documentacion operacion oficina negocio venta`),
)

/** One word that any CV may have about another matter. */
export const isVague = (words: readonly string[]): boolean => words.every((word) => VAGUE.has(word))

/** Of how much: who asks for «avanzado» does not mean «básico». */
const LEVEL_WORDS = new Set(foldedOf('basico intermedio medio avanzado superior experto inicial alto bajo'))

const AT_LEAST: Record<SkillLevel, readonly string[]> = {
  BASICO: foldedOf('basico intermedio medio avanzado superior experto alto'),
  INTERMEDIO: foldedOf('intermedio medio avanzado superior experto alto'),
  AVANZADO: foldedOf('avanzado superior experto alto'),
  EXPERTO: foldedOf('experto'),
}

/** The words of a line say this level or a higher one. */
export const saysAtLeast = (words: readonly string[], level: SkillLevel): boolean =>
  AT_LEAST[level].some((word) => words.includes(word))

/** Both say how much, and not the same. */
export function levelsDiffer(asked: readonly string[], found: readonly string[]): boolean {
  const wanted = asked.filter((word) => LEVEL_WORDS.has(word))
  const said = found.filter((word) => LEVEL_WORDS.has(word))
  return wanted.length > 0 && said.length > 0 && !wanted.some((word) => said.includes(word))
}
