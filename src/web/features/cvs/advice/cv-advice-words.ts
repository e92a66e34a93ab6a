import type { CvLanguage } from '#shared/cvs/cv-document.ts'

/** Lower case, without accents except the one that tells a Spanish past («lideró») from a present («lidero»). */
const SPANISH_VERBS = new Set(
  'abrir acelerar actualizar acompañar adaptar administrar ahorrar alcanzar ampliar analizar apoyar aplicar aportar aprender asegurar asesorar asistir atender aumentar automatizar auditar ayudar bajar brindar buscar calcular capacitar captar cerrar colaborar comprar comunicar conceptualizar conducir conectar configurar conseguir consolidar construir controlar coordinar corregir crear cuidar cumplir dar definir demostrar desarrollar desplegar detectar dictar digitalizar dirigir diseñar documentar duplicar editar ejecutar elaborar elegir eliminar emprender enseñar entregar entrevistar escalar escribir establecer estandarizar estructurar estudiar evaluar evitar expandir explicar fabricar facilitar facturar formar formular fundar ganar garantizar generar gestionar guiar hacer idear identificar implantar implementar impartir importar impulsar incorporar incrementar iniciar innovar inspeccionar instalar integrar introducir inventariar investigar lanzar leer lograr liderar limpiar llevar manejar mantener mediar mejorar migrar modelar modernizar montar motivar negociar obtener ofrecer operar optimizar orientar organizar participar planificar planear posicionar preparar presentar prevenir probar procesar producir programar promover proponer proteger publicar realizar recaudar recibir reclutar recuperar redactar rediseñar reducir reforzar refactorizar registrar renovar reorganizar reparar representar resolver responder reunir revisar salvar seleccionar servir simplificar sistematizar solucionar superar supervisar sustituir terminar trabajar traducir transformar triplicar unificar usar utilizar validar vender verificar'.split(
    ' ',
  ),
)

/** Pasts that no ending gives away. */
const SPANISH_PASTS = new Set(
  'hice hizo hicimos reduje redujo conduje condujo produje produjo introduje introdujo traduje tradujo tuve tuvo obtuve obtuvo mantuve mantuvo puse puso propuse propuso pude pudo supe supo vine vino estuve estuvo di dio fui fue traje trajo contribui'.split(
    ' ',
  ),
)

const NO_VERBS = new Set(
  'así aquí allí ahí también café comité qué porqué según líder taller lugar titular hogar particular celular primer tercer cualquier mujer ayer superior mayor mejor peor menor junior senior auxiliar militar escolar cuando comando mando'.split(
    ' ',
  ),
)

const ENGLISH_PASTS = new Set(
  'led built grew cut won wrote ran made drove oversaw took set kept sold taught began brought chose drew found gave held knew met put rebuilt sent spoke spent understood'.split(
    ' ',
  ),
)

const ENGLISH_VERBS = new Set(
  'achieve analyse analyze automate build coach collaborate coordinate create cut define deliver design develop direct document drive earn ensure establish expand generate grow help implement improve increase integrate launch lead maintain manage mentor migrate negotiate optimise optimize organise organize oversee plan prepare present produce provide reduce resolve review run save sell set ship solve streamline supervise support teach test train transform translate write'.split(
    ' ',
  ),
)

type Tense = 'PAST' | 'PRESENT' | 'OTHER'

/** The tense of the verb a line begins with, or null when it begins with no verb. */
export function openingTense(line: string, language: CvLanguage): Tense | null {
  const [first = '', second = '', third = ''] = wordsOf(line)
  return language === 'en' ? englishTense(first) : spanishTense(first, second, third)
}

function wordsOf(line: string): string[] {
  return (
    line
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
}

function spanishTense(first: string, second: string, third: string): Tense | null {
  if (NO_VERBS.has(first)) return null
  if (['he', 'hemos', 'ha'].includes(first) && /[aeií]do$|[ií]do$|to$|cho$/.test(second)) return 'PAST'
  if (first === 'se' || first === 'me' || first === 'nos' || first === 'yo') return spanishTense(second, third, '')
  if (SPANISH_PASTS.has(unaccented(first)) || /(?:[éíó]|aron|ieron|amos|imos|aba|aban)$/.test(first)) return 'PAST'
  if (/(?:[aei]r|ando|iendo|yendo)$/.test(first)) return 'OTHER'
  const noun = ['de', 'del', 'en', 'para', 'con'].includes(second) || (/^[ye]$/.test(second) && !isPresent(third))
  return isPresent(first) && !(first.endsWith('o') && noun) ? 'PRESENT' : null
}

/** «lidero», «lidera», «dirige»: the stem belongs to a verb of the list. */
function isPresent(word: string): boolean {
  const stem = /^(.+?)(?:o|a|e|an|en)$/.exec(word)?.[1]
  return stem !== undefined && ['ar', 'er', 'ir'].some((ending) => SPANISH_VERBS.has(softened(stem) + ending))
}

/** «consigo», «dirijo»: spelling that changes before the ending. */
const softened = (stem: string): string =>
  stem.replace(/rij$/, 'rig').replace(/sig$/, 'segu').replace(/duzc$/, 'duc').replace(/teng$/, 'ten')

function englishTense(first: string): Tense | null {
  if (ENGLISH_PASTS.has(first) || /..ed$/.test(first)) return 'PAST'
  if (/...ing$/.test(first)) return 'OTHER'
  return ENGLISH_VERBS.has(first) || ENGLISH_VERBS.has(first.replace(/s$/, '')) ? 'PRESENT' : null
}

const unaccented = (word: string): string => word.normalize('NFD').replace(/[\u0300\u0301]/g, '')

/** Enough of a verb to see that «lideré» and «lidero» are the same one. */
export function verbRoot(line: string): string {
  const [first = '', second = ''] = wordsOf(line)
  const verb = ['he', 'hemos', 'ha', 'se', 'me', 'nos', 'yo'].includes(first) ? second : first
  return unaccented(verb).slice(0, 5)
}

const FIRST_PERSON = {
  es: /^(?:yo|mi|mis|mí|me|conmigo|nosotros|nosotras|nuestro|nuestra|nuestros|nuestras)$/,
  en: /^(?:i|my|me|mine|we|our|us)$/,
  pt: /^(?:eu|meu|meus|minha|minhas|me|nós|nosso|nossa|nossos|nossas)$/,
} as const satisfies Record<CvLanguage, RegExp>

/** The pronoun that gives away the first person, as it was written. */
export function firstPerson(text: string, language: CvLanguage): string | undefined {
  return wordsOf(text).find((word) => FIRST_PERSON[language].test(word))
}

const COUNT_WORDS =
  /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|treinta|cien|cientos|miles|mil|millón|millones|mitad|doble|triple|tercio|dupliqué|duplicó|tripliqué|triplicó|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|hundreds|thousand|thousands|million|millions|half|doubled|tripled|twice)$/

export function hasFigure(line: string): boolean {
  return /\d/.test(line) || wordsOf(line).some((word) => COUNT_WORDS.test(word))
}

const DNI = String.raw`\b\d{8}-?[A-Z]\b|\b[XYZ]-?\d{7}-?[A-Z]\b|\b[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z0-9]\d\b`
const PERSONAL = [
  { what: 'tu fecha de nacimiento', found: /\bnac(?:id[oa] el|imiento|í)\b|\bdate of birth\b|\bborn (?:in|on)\b/iu },
  { what: 'tu edad', found: /\bedad\s*:?\s*\d|\btengo \d{2} años\b(?! de)|\b\d{2} años de edad\b|\bage\s*:\s*\d/iu },
  { what: 'tu documento de identidad', found: new RegExp(DNI, 'u') },
  {
    what: 'tu documento de identidad',
    found: /\b(?:dni|nie|nif|curp|rfc|rut|cuil|cédula|pasaporte|passport)\b[^\p{L}]{0,4}\d/iu,
  },
  {
    what: 'tu estado civil',
    found: /\bestado civil\b|\b(?:casad|solter|divorciad|viud)[oa]\b|\bmarital status\b|\bmarried\b/iu,
  },
  { what: 'si tienes hijos', found: /\b(?:sin|con|tengo|\d)\s+(?:hijos|hijas)\b|\b(?:un hijo|una hija)\b/iu },
] as const

/** What nobody needs to know before hiring: «tu estado civil», or nothing. */
export function personalData(text: string): string | undefined {
  return PERSONAL.find(({ found }) => found.test(text))?.what
}
