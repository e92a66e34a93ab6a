import { alsoHadRow, askedRows } from '../asked.ts'
import { pattern, WORD } from '../flat.ts'
import type { Around, PhraseRule } from '../phrase.ts'
import { hasLawfulBasis, isOfOthers, opensToAll } from './context.ts'
import { BARRED, BARRED_AFTER, ENDING, OPENING } from './vocabulary.ts'

const ILLNESS =
  '(?:discapacidad(?:es)?|minusvalias?|enfermedad(?:es)?|problemas? (?:de (?:salud|espalda|columna|rodilla|corazon|vista|oido|obesidad)|fisicos?|medicos?|mentales|psicologicos?)|limitaciones fisicas|impedimentos? (?:fisicos?|medicos?|de salud)|lesion(?:es)?(?: previas)?|padecimientos?|dolencias?|patologias?|depresion|ansiedad|estres|diabetes|epilepsia|asma|hipertension|hernias?|varices|cirugias?|operaciones|la columna|la espalda|bajas (?:laborales|medicas)|trastornos?|cancer|vih)'
const KINDS =
  '(?: (?:cronic[oa]s?|cronico-degenerativas|fisicas?|mentales|mental|preexistentes?|previas?|graves?|de espalda|de salud|recientes?|motriz|visual|auditiva))?'
const MORE = `(?:(?:,| ni| y| o|, ni) (?:de )?(?:(?:${ILLNESS})|(?:fisica|mental|dolencias|enfermedades))${KINDS}){0,4}`
const THE_ILL =
  '(?:discapacitad[oa]s?|minusvalid[oa]s?|asmatic[oa]s?|diabetic[oa]s?|epileptic[oa]s?|enferm[oa]s?|hipertens[oa]s?|sord[oa]s?|cieg[oa]s?|coj[oa]s?)'

const isOfThings = ({ before, after }: Around): boolean =>
  /^(?: ni [a-z ]{0,25})? (?:infecto|contagios|transmisi|incompatible|que (?:impida|le impida|sea incompatible|limite))/.test(
    after,
  ) ||
  /(?:con [you]|pacientes|plantas|cultivos|animales|nin[oa]s|ganado|vida|mundo|clientes|mascotas|libre|sano y) ?$/.test(
    before,
  )

export const health: PhraseRule = {
  rule: 'health',
  level: 'BLOCK',
  reason: 'La salud y la discapacidad son privadas: describe las tareas y deja que cada persona vea si puede hacerlas.',
  rewrite: null,
  unless: (around) => opensToAll(around) || hasLawfulBasis(around) || isOfOthers(around),
  rows: [
    {
      found: pattern`\b(?:sin|exent[oa]s? de|(?:que )?no (?:tener|tengas?|padecer|padezcan?|presentar|presente|sufrir|sufras?|haya (?:tenido|sufrido)|haber (?:tenido|sufrido))(?: de)?) (?:ninguna? |alguna? )?(?:tipo de |antecedentes de |historial de )?${ILLNESS}${KINDS}${MORE}`,
      unless: (around) =>
        isOfThings(around) || /(?:trabajo|entorno|ambiente|puesto|dia)[a-z ]{0,12}$/.test(around.before),
    },
    {
      found: pattern`\b(?:${BARRED})(?: a| l[oa]s)? (?:personas |gente |candidat[oa]s )?(?:con (?:algun[oa]? (?:tipo de )?)?${ILLNESS}${KINDS}|${THE_ILL})`,
    },
    {
      found: pattern`(?<lead>\by )personas con discapacidad(?=${ENDING})`,
      unless: ({ before }) => !/abst[a-z]+ [^.]{0,60}$/.test(before),
    },
    { found: pattern`\b(?:personas con (?:discapacidad|minusvalia)|${THE_ILL})${BARRED_AFTER}` },
    { found: pattern`\b(?:no|sin) (?:diabetic|asmatic|epileptic|minusvalid|discapacitad|enferm)[oa]s\b` },
    {
      found: pattern`\b(?:gozar de |tener |contar con |poseer |con )?(?:muy )?(?:buena|buen|excelente|optima|optimo|perfecta|perfecto) (?:estado de )?salud\b(?: (?:fisic[oa]|mental)(?: y mental)?)?`,
      unless: ({ after, before, words }) =>
        /^ (?:bucal|bucodental|dental|financiera|publica|mental de|de (?:los|las|nuestr)|economica|laboral)/.test(
          after,
        ) ||
        /promov|promoc|fomen|cuidar|mantener|prevenc/.test(before) ||
        (/^(?:con )?buena salud$/.test(words) && /(?:pacientes|animales|plantas)/.test(before)),
    },
    {
      found: pattern`(?<lead>${OPENING})(?:buena|buen|excelente) (?:estado de )?salud(?: fisic[oa](?: y mental)?)?${ENDING}`,
    },
    {
      found: pattern`(?<lead>\b(?:personas?|gente|candidat[oa]s|personal) )(?:\d{2,3} ?% )?(?:totalmente |completamente )?san[oa]s?\b(?:, sin bajas(?: medicas)?)?`,
      unless: isOfOthers,
    },
    {
      found: pattern`\b(?:sin|no haber (?:estado|tenido)|historial sin) bajas(?: (?:laborales|medicas|por enfermedad))?\b`,
      unless: ({ words, after }) => !/laboral|medic|enferm/.test(words + after.slice(0, 12)),
    },
    {
      found: pattern`\b(?:prueba|test|examen|certificado|analisis)s? (?:negativ[oa]s? )?de (?:no )?(?:vih|sida|hiv)\b(?: negativ[oa])?`,
      unless: ({ before }) =>
        /realiz|proces|interpret|toma|aplic|analis|laboratorio|campan|detec|entreg|prohib/.test(before),
    },
    {
      found: pattern`\b(?:que )?no (?:tom(?:e|ar|en)|consum(?:a|ir)) (?:ninguna? )?(?:medicacion|medicamentos?|pastillas)\b`,
    },
    ...askedRows(
      '(?:tienes|padeces|sufres|tiene|padece|has tenido|tomas|toma|has estado|estas)(?: de)? (?:alguna?s? |de )?(?:tipo de )?(?:enfermedad(?:es)?|problemas? de salud|lesion(?:es)?|trastornos?|limitacion(?:es)? fisicas?|discapacidad|minusvalia|alergias?|medicacion|medicamentos?|baja)\\b',
      { unless: ({ after }) => /^[^?]{0,40}\? ?[a-z¡]|^ y (?:quieres|buscas)/.test(after) },
    ),
    alsoHadRow('(?:alguna?s? )?(?:enfermedad(?:es)?|problemas? de salud|lesion(?:es)?|limitacion(?:es)? fisicas?)'),
    {
      found: pattern`\b(?:indic|mencion|especific|senal)[a-z]{1,6} si (?:tienes|padeces|sufres|has tenido) (?:alguna?s? )?(?:${WORD} )?${ILLNESS}\b`,
    },
  ],
}
