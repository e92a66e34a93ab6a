import { listedRow } from '../asked.ts'
import { isInclusive, isNegated } from '../context.ts'
import { pattern, WORD } from '../flat.ts'
import type { Around, PhraseRule } from '../phrase.ts'

/** «Indica», «envíanos», «adjuntar», «por favor, menciona». */
const TELL =
  '(?:indic|inclu|envi|mand|mencion|especific|senal|adjunt|proporcion|facilit|escrib|anad|aport|present|dinos|cuentanos)[a-z]{0,7}'
const ASKED = `\\b${TELL} (?:${WORD},? ){0,4}`

/** What people of the job's day are asked for is no question to whoever applies. */
const isOfOthers = ({ words, after }: Around): boolean =>
  /client|pacient|alumn|emplead|usuari|visitant|huesped|proveedor/.test(words + after.slice(0, 30))
const isNoQuestion = (around: Around): boolean => isInclusive(around) || isNegated(around) || isOfOthers(around)

const PAY = '(?:salarios?|sueldos?|remuneracion(?:es)?|salary)'
const EARLIER = '(?:actual(?:es)?|anterior(?:es)?|previos?|percibidos?|ultimos?|pasados?)'
const OLD_PAY = `(?:${PAY} (?:${WORD} ){0,2}${EARLIER}|(?:ultim|actual|anterior)[a-z]{0,4} ${PAY}|ultimas? nominas?|historial salarial)`

export const previousPay: PhraseRule = {
  rule: 'previous_pay',
  level: 'BLOCK',
  reason: 'Lo que alguien ganaba arrastra la desigualdad de un empleo a otro. Tu vacante ya muestra su salario.',
  rewrite: null,
  unless: isNoQuestion,
  rows: [
    { found: pattern`${ASKED}${OLD_PAY}\b` },
    { found: pattern`\b(?:cual (?:es|era|fue) (?:tu|su) )${OLD_PAY}\b` },
    listedRow(OLD_PAY),
    {
      found: pattern`\bcuanto (?:ganas|ganabas|cobras|cobrabas|gana|cobra)\b(?= ?(?:\?|$|\n|ahora|actualmente|hoy|en tu|en el))`,
    },
  ],
}

const PAPER = '(?:dni|nie|nif|cedula|curp|rut|cuil|cuit|pasaporte|documento (?:nacional )?de identidad|seguro social)'

export const identityDocument: PhraseRule = {
  rule: 'identity_document',
  level: 'BLOCK',
  reason:
    'El documento de identidad solo hace falta al firmar el contrato, y pedirlo antes es como empiezan los fraudes.',
  rewrite: null,
  unless: (around) => isNoQuestion(around) || /contrat|firma|incorpora/.test(around.before + around.after),
  rows: [
    { found: pattern`\b${TELL} (?:(?:el|la|tu|su|una|copia|foto|fotocopia|escaneo|numero|de|del) ){1,5}${PAPER}\b` },
    { found: pattern`\bcual es (?:tu|su) (?:numero de )?${PAPER}\b` },
    listedRow(`(?:numero de )?${PAPER}`),
  ],
}
