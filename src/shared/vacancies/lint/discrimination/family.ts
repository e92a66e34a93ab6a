import { MUST, PREFERENCE } from '#shared/lexicon/importance.ts'
import { alsoHadRow, askedRows, isPutToPeople, listedRow } from '../asked.ts'
import { pattern, WORD } from '../flat.ts'
import type { Around, PhraseRule } from '../phrase.ts'
import { hasLawfulBasis, isNegated, isOfOthers, opensToAll } from './context.ts'
import { BARRED, BARRED_AFTER, ENDING, ONE_SEX, OPENING, PEOPLE, WANTS } from './vocabulary.ts'

const CIVIL = '(?:solter[oa]s?|casad[oa]s?|divorciad[oa]s?|viud[oa]s?|separad[oa]s?)(?:/[oa]s?|\\([oa]s?\\))?'
const CHILDREN =
  '(?:hij[oa]s|nin[oa]s|bebes)(?: (?:muy )?(?:pequen[oa]s|menores|a cargo|chic[oa]s))?(?: (?:de|menores de) \\d{1,2} anos)?'
const KIN = `(?:${CHILDREN}|pareja|familia(?: a (?:su )?cargo)?|marido|esposo|novio)`
const DEPENDANTS = '(?:hij[oa]s|pareja|cargas familiares|nin[oa]s pequen[oa]s)'

const isOfFamilies = (around: Around): boolean =>
  isOfOthers(around) ||
  /(?:con [oy]|parejas|familias|matrimonios|hogares|clientes|viajer[oa]s|asesor[a-z]*) ?$/.test(around.before)

export const family: PhraseRule = {
  rule: 'family',
  level: 'BLOCK',
  reason: 'La pareja, los hijos y los planes de familia son de cada persona: no pueden ser un requisito.',
  rewrite: null,
  unless: (around) => opensToAll(around) || hasLawfulBasis(around) || isOfFamilies(around),
  rows: [
    {
      found: pattern`\bestado civil:? ?(?:${PREFERENCE} |indistinto,? )?(?:${CIVIL}|union libre|sin (?:compromiso|hijos)[a-z]{0,2})`,
    },
    {
      found: pattern`(?<lead>\b(?:${WANTS}|ser |estar |(?:${ONE_SEX}|jov(?:en|enes)|${PEOPLE}),? ))${CIVIL}(?![a-z])(?: (?:y )?sin (?:hijos|compromisos?))?`,
    },
    {
      found: pattern`(?<lead>${OPENING}|, )${CIVIL}(?= ?(?:$|[\n.;)]|,(?! ?s\.)| (?:y (?:con|sin|disp)|sin|${PREFERENCE}|o (?:solter|separ|divorc|casad|viud))))(?: o ${CIVIL})?`,
    },
    { found: pattern`\b${CIVIL}(?: o ${CIVIL})? ${PREFERENCE}` },
    {
      found: pattern`\b(?:cual es (?:tu|su) estado civil|(?:indic|mencion|especific|senal|coloc|inclu)[a-z]{1,5} (?:${WORD},? ){0,6}estado civil)\b`,
      unless: isNegated,
    },
    {
      found: pattern`(?<lead>\b(?:cv|curriculum|curriculo|hoja de vida|solicitud|candidatura)\b[^.;\n]{0,60}(?:,| ) ?)(?<!sin )(?<!sin tu )estado civil\b`,
    },
    {
      found: pattern`(?<lead>\b(?:envi(?:a|ar|e|anos)|adjunt(?:a|ar|e)|inclu(?:ye|ir|ya)|mand(?:a|ar|e|anos)|aport(?:a|ar|e)|${MUST}) (?:una |tu |su )?(?:fotos?|fotografias?|edad|nacionalidad|fecha de nacimiento)(?:,| y| e) (?:tu |su )?)estado civil\b`,
    },
    {
      found: pattern`\bsin (?:pareja ni |marido ni )?(?:${CHILDREN}|cargas(?: (?:familiares|de familia))?|pareja|familia(?= a cargo|${ENDING})|marido|compromisos?|(?:responsabilidades|compromisos|obligaciones) (?:familiares|en casa|de familia))(?: ni (?:pareja|hijos|marido|compromisos?))?\b`,
      unless: ({ after, before }) =>
        /^ (?:de permanencia|alguno|economic|previo)/.test(after) ||
        /(?:prueba|presupuesto|consulta|cursos?|informacion|demo)[a-z ]{0,20}$/.test(before),
    },
    {
      found: pattern`\blibres? de (?:cargas|compromisos|obligaciones|responsabilidades)(?: familiares| de familia)?\b`,
    },
    { found: pattern`\b(?:que )?no (?:tener|tengas?|tengan|estudie ni tenga) ${KIN}\b` },
    { found: pattern`\b(?:con )?hij[oa]s ya mayores\b|\bmatrimonio sin hijos\b|\bpareja casada\b` },
    {
      found: pattern`\b(?:sin|no (?:tener|tengas?|tengan)) (?:planes|intencion|idea|deseos?|proyectos?) de (?:${WORD} ){0,3}(?:madre|padre|hijos|maternidad|embaraz[a-z]{1,4}|familia)\b`,
    },
    {
      found: pattern`\b${BARRED}(?: las| a| personas| mujeres){0,3} (?:embarazadas|(?:madres|padres)(?: (?:con ${CHILDREN}|solter[oa]s|de familia))?|casad[oa]s|gente con (?:hijos|familia))\b`,
    },
    { found: pattern`\b(?:embarazadas|madres solteras|casad[oa]s|madres)${BARRED_AFTER}` },
    {
      found: pattern`\b(?:que )?(?:no|ni) (?:vaya a |vayas a |piense |pretenda )?(?:estar |estes |este |quedar(?:se|te)? |quede |se (?:quede|aceptan?|admiten?|contratan?) )?(?:en estado de )?(?:personas |mujeres )?(?:embaraz(?:ad[ao]s?|o)|en estado)(?: ni lactancia)?\b`,
    },
    {
      found: pattern`\b(?:(?:certificado|prueba|test|examen)s?(?: medic[oa])? (?:negativ[oa] )?de (?:no embarazo|no gravidez|ingravidez|gravidez)
        |(?:presentar|aportar|entregar|adjuntar|traer|exigimos|se (?:pide|pedira|exige|exigira|requiere|solicita|solicitara|hara|realizara)) (?:${WORD} ){0,2}(?:prueba|test|examen) (?:negativ[oa] )?de embarazo(?: negativ[oa])?
        |(?:prueba|test) de embarazo negativ[oa])\b`,
    },
    { found: pattern`(?<lead>(?:${OPENING}|\b(?:${WANTS}|ser )))(?:padre|madre|jef[ea]) de familia\b` },
    {
      found: pattern`\bmadres? solteras? ${PREFERENCE}\b|(?<lead>${OPENING})no madres? solteras?\b`,
    },
    {
      found: pattern`(?<lead>\bpersonas? )sol[oa]s?(?:, sin familia)?${ENDING}`,
      unless: ({ after }) => !/^, sin|^ y sin/.test(after),
    },
    ...askedRows(`(?:tienes|tiene|vas a tener) ${DEPENDANTS}\\b(?=[^.\\n?]{0,60}(?:\\?|$))`, {
      unless: (around) => !isPutToPeople(around),
    }),
    { found: pattern`(?<lead>¿ ?)(?:tienes|tiene) ${DEPENDANTS}(?= ?\? ?(?:$|\n))` },
    alsoHadRow(`${DEPENDANTS}(?: pequen[oa]s| menores| a cargo)?`),
    ...askedRows(
      '(?:estas embarazada|vas a ser (?:madre|padre)|cuantos hijos tienes|con quien vives|vives (?:sol[oa]|con (?:tus? )?(?:padres|pareja|familia))|(?:estas|eres|esta) (?:casad|solter|divorciad)[oa]|(?:piensas|planeas|tienes pensado|te planteas|tienes planes de|quieres) (?:tener hijos|formar (?:una )?familia|ser (?:madre|padre)|casarte|quedar(?:te)? embarazada))\\b',
    ),
    listedRow('estado civil'),
  ],
}
