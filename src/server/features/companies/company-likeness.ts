import { plainLetters } from '#shared/companies/plain-letters.ts'

const LEGAL =
  /(?: (?:s ?a ?p ?i|s ?a ?s ?u|s ?a ?s|s ?a ?u|s ?a ?b|s ?a ?c|s ?a|s ?l ?n ?e|s ?l ?u|s ?l ?l|s ?l ?p|s ?l|s ?r ?l|s de r ?l|s ?coop|s ?c|de c ?v|c ?por a|e ?i ?r ?l|spa|ltda|limitada|cia|compania|sociedad anonima|sociedad limitada|inc|incorporated|llc|ltd|limited|co|corp|corporation|gmbh|ag|bv|plc))$/
/** Where a part of a company works, or that it is one of several. */
const REGION =
  /(?: (?:de |del |en )?(?:espana|spain|iberia|iberica|iberico|mexico|colombia|argentina|chile|peru|ecuador|uruguay|paraguay|bolivia|venezuela|panama|costa rica|guatemala|honduras|nicaragua|el salvador|republica dominicana|puerto rico|cuba|brasil|brazil|portugal|francia|france|italia|alemania|usa|uk|latam|latinoamerica|latin america|hispanoamerica|sudamerica|america|americas|europa|europe|emea|global|internacional|international|worldwide|group|grupo|holding|holdings|careers|jobs|hr|empleo|empleos|trabajo|talento|talent|seleccion|recursos humanos|rrhh|oficial|official))$/
const LEADING = /^(?:grupo|group|holding|the|compania|sociedad|equipo|trabaja en) /
/** Says what a company is and not which: with «de Chile» gone, a bank is any bank. */
const GENERIC = new Set(
  'banco banca caja air aerolineas universidad instituto ministerio gobierno correos radio television museo seguros hotel hoteles restaurante transportes construcciones servicios consultores consultoria tecnologia soluciones editorial farmacia clinica hospital colegio escuela academia cruz roja camara asociacion fundacion petroleos minera energia telefonos'.split(
    ' ',
  ),
)

/** They would be read as the letters «TM». */
const MARKS = /[™℠®©]/g

const isTelling = (words: string): boolean => words.split(' ').some((word) => word.length > 1 && !GENERIC.has(word))

/** The name as companies are told apart by: without script, accents, legal form, country and group; joined to one word. */
export function likenessOf(name: string): string {
  let words = plainLetters(name.replace(MARKS, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  for (let before = ''; before !== words; ) {
    before = words
    const less = [LEGAL, REGION, LEADING].map((pattern) => words.replace(pattern, '').trim())
    words = less.find((shorter) => shorter !== words && isTelling(shorter)) ?? words
  }
  return words.replaceAll(' ', '')
}
