import { alsoHadRow, askedRows, isPutToPeople, listedRow } from '../asked.ts'
import { ENDING, HIRE, isInclusive, OPENING, speaksOfOthers } from '../context.ts'
import { pattern, WORD } from '../flat.ts'
import type { Around, PhraseRule } from '../phrase.ts'

const SINGLE = '(?:solter[oa]s?|casad[oa]s?|divorciad[oa]s?)(?:/[oa]s?|\\([oa]s?\\))?'
const DEPENDANTS = '(?:hij[oa]s|pareja|cargas familiares|nin[oa]s pequen[oa]s)'

export const civilStatus: PhraseRule = {
  rule: 'civil_status',
  level: 'BLOCK',
  reason: 'Estar en pareja o no pertenece a la vida privada y no cambia cómo se trabaja.',
  rewrite: 'cualquier persona',
  unless: isInclusive,
  rows: [
    {
      found: pattern`\bestado civil:? ?(?:preferentemente |de preferencia )?(?:solter|casad|divorciad|viud|union libre|sin compromiso)[a-z]{0,4}(?:/[oa]s?|\([oa]s?\))?`,
    },
    {
      found: pattern`(?<lead>\b(?:${HIRE}|ser|estar|hombre|mujer|senorita|joven|persona|chic[oa]),? )${SINGLE}(?![a-z])`,
      unless: speaksOfOthers,
    },
    {
      found: pattern`(?<lead>${OPENING})${SINGLE}(?= ?(?:$|[\n.;)]|,(?! ?s\.)| (?:sin|preferentemente|de preferencia|o )))`,
    },
    {
      found: pattern`\b(?:cual es (?:tu|su) estado civil|(?:indic|mencion|especific|senal)[a-z]{1,5} (?:${WORD} ){0,4}estado civil)\b`,
      rewrite: null,
    },
    {
      found: pattern`(?<lead>\b(?:cv|curriculum|curriculo|hoja de vida|solicitud|candidatura)\b[^.;\n]{0,60}[ ,])estado civil\b`,
      rewrite: null,
    },
    {
      found: pattern`(?<lead>\b(?:envi(?:a|ar|e|anos)|adjunt(?:a|ar|e)|inclu(?:ye|ir|ya)|mand(?:a|ar|e|anos)|aport(?:a|ar|e)) (?:una |tu |su )?(?:fotos?|fotografias?|edad|nacionalidad|fecha de nacimiento)(?:,| y| e) (?:tu |su )?)estado civil\b`,
      rewrite: null,
    },
    ...askedRows('(?:eres|estas|esta) (?:solter|casad)[oa]\\b'),
    listedRow('estado civil'),
  ],
}

const isOfOthers = (around: Around): boolean =>
  speaksOfOthers(around) ||
  /(?:con [oy]|parejas|familias|matrimonios|hogares|clientes|viajer[oa]s) ?$/.test(around.before)

export const familyPlans: PhraseRule = {
  rule: 'family_plans',
  level: 'BLOCK',
  reason: 'Los hijos, el embarazo y los planes de familia son de cada persona: no pueden ser un requisito.',
  rewrite: 'disponibilidad en el horario indicado',
  unless: (around) => isInclusive(around) || isOfOthers(around),
  rows: [
    {
      found: pattern`\bsin (?:hij[oa]s|(?:cargas|responsabilidades|compromisos|obligaciones) familiares|familia a cargo)(?: pequen[oa]s| menores)?\b`,
    },
    { found: pattern`\bno (?:tener|tengas?|tengan) (?:hij[oa]s|cargas familiares)\b` },
    {
      found: pattern`\b(?:sin|no (?:tener|tengas?|tengan)) (?:planes|intencion|idea|deseos?|proyectos?) de (?:${WORD} ){0,3}(?:madre|padre|hijos|maternidad|embaraz[a-z]{1,4}|familia)\b`,
    },
    {
      found: pattern`\b(?:abstenerse|absteneos|se abstengan)(?: de postularse)?(?: las| personas| mujeres){0,2} embarazadas\b`,
    },
    {
      found: pattern`\bno (?:estar |estes |se (?:aceptan?|admiten?|contratan?) )?(?:personas |mujeres )?embarazadas?\b`,
    },
    {
      found: pattern`\b(?:(?:certificado|prueba|test|examen)(?: medic[oa])? (?:negativ[oa] )?de (?:no embarazo|no gravidez|ingravidez)
        |(?:presentar|aportar|entregar|adjuntar|traer|exigimos|se (?:pide|exige|requiere|solicita)) (?:${WORD} ){0,2}(?:prueba|test|examen) (?:negativ[oa] )?de embarazo
        |(?:prueba|test) de embarazo negativ[oa])\b`,
    },
    { found: pattern`(?<lead>\b(?:${HIRE}|ser) )(?:padre|madre|jef[ea]) de familia\b`, rewrite: 'persona responsable' },
    ...askedRows(`(?:tienes|tiene|vas a tener) ${DEPENDANTS}\\b(?=[^.\\n?]{0,60}(?:\\?|$))`, {
      unless: (around) => !isPutToPeople(around),
    }),
    alsoHadRow(`${DEPENDANTS}(?: pequen[oa]s| menores| a cargo)?`),
    ...askedRows(
      '(?:estas embarazada|(?:piensas|planeas|tienes pensado|te planteas|tienes planes de) (?:tener hijos|ser (?:madre|padre)|quedar(?:te)? embarazada))\\b',
    ),
    { found: pattern`${OPENING}soltera? y sin compromisos?${ENDING}` },
  ],
}
