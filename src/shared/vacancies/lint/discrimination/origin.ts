import { MUST, PREFERENCE } from '#shared/lexicon/importance.ts'
import { listedRow } from '../asked.ts'
import { pattern, WORD } from '../flat.ts'
import type { Around, PhraseRule } from '../phrase.ts'
import { hasLawfulBasis, isNegated, isOfOthers, opensToAll } from './context.ts'
import { BARRED, BARRED_AFTER, ENDING, ONE_SEX, OPENING, PEOPLE, WANTS } from './vocabulary.ts'

const PEOPLES =
  'espanol|mexican|colombian|chilen|argentin|peruan|venezolan|ecuatorian|bolivian|europe|comunitari|uruguay|paraguay|dominican|cuban|guatemaltec|hondur|salvadoren|nicaragu|costarric|panamen|puertorriq|haitian|brasilen|marroqui|ruman|ucranian|polac|bulgar|filipin|pakistan|catalan|vasc|galleg|andalu|sudamerican|latinoamerican|latin|african|asiatic|senegales|portugues|italian|frances|aleman'
/** A people, or a language in the same letters: «español». */
const NATIONAL = `(?:(?:${PEOPLES})[a-z]{0,4}|chin[oa]s?|rus[oa]s?)`
const ORIGINS = `(?:extranjer[oa]s?|inmigrantes?|migrantes?|gitan[oa]s?|mor[oa]s|negr[oa]s|indios|sudacas?|indigenas?|${NATIONAL})`
const NO_LANGUAGE =
  '(?! ?(?:nativ|fluid|basic|intermedi|avanzad|hablad|escrit|bilingue|alto|medio|[abc][12]\\b|e ingles|y ingles|e? ?/ ?ingles|correct|perfect|neutro|o ingles))'
const ONLY = `(?:solo|solamente|unicamente|exclusiv[a-z]+(?: para)?|${PREFERENCE}|prefer(?:imos|encia|iremos|o)|${MUST})`

const isProcedure = ({ before, after }: Around): boolean =>
  /(?:permiso|residencia|autorizacion|visa|visado|nie)[a-z ]{0,20} o (?:tener )?(?:la )?$/.test(before) ||
  /^[ ,(]{0,3}(?:o|y\/o|u) (?:con )?(?:tener )?(?:el )?(?:permiso|autorizacion|residencia|nie|visa|visado|documentacion|residente|equivalente|extranjer)/.test(
    after,
  ) ||
  /^,? (?:o )?(?:la )?de (?:un|la|cualquier|alguno)[^.]{0,30}(?:estado|ue\b|union)|^(?:\/a)? nativ[a-z/]+,? (?:o|por)/.test(
    after,
  ) ||
  /(?:expedientes?|tramit[a-z]+|solicitud[a-z]*|gestion[a-z]*|obtencion|derecho|ley|procedimientos?|concesion|adquisicion|clientes|pacientes|alumnos)(?: [a-z]{1,12}){0,3} ?$/.test(
    before,
  )

export const origin: PhraseRule = {
  rule: 'origin',
  level: 'BLOCK',
  reason: 'Basta con poder trabajar legalmente en el país: pedir una nacionalidad o un origen discrimina.',
  rewrite: null,
  unless: (around) => opensToAll(around) || hasLawfulBasis(around),
  rows: [
    { found: pattern`\bnacionalidad:? ?(?:${PREFERENCE} |solo |unicamente )?${NATIONAL}\b`, unless: isProcedure },
    { found: pattern`\b(?:nativ[oa]s? )?${NATIONAL} (?:de|por) (?:nacimiento|origen)\b` },
    {
      found: pattern`\b${ONLY} (?:a |con |que sean? )?(?:${PEOPLE} |ciudadan[oa]s )?(?:de (?:origen |nacionalidad )?)?${NATIONAL}\b${NO_LANGUAGE}(?! (?:e|y) (?:ingl|franc|alem))`,
      unless: (around) =>
        isOfOthers(around) ||
        (/espanol$|ingles$|frances$|aleman$|portugues$|catalan$|italiano$/.test(around.words) &&
          !/personal|ciudadan|person/.test(around.words)),
    },
    {
      found: pattern`(?<lead>\b(?:ser|seas?|sean|no sean?) (?:una? )?(?:persona )?)(?:${NATIONAL})(?:/[oa])?\b${NO_LANGUAGE}`,
      unless: isProcedure,
    },
    {
      found: pattern`(?<lead>\b(?:${PEOPLE}|${ONE_SEX})(?:/[oa])?,? (?:de )?)${NATIONAL}(?: o (?:de )?${WORD}){0,3}\b${NO_LANGUAGE}(?! ?(?:para extranjer|de cocina))`,
      unless: (around) =>
        isOfOthers(around) ||
        /^(?:emplead|profesional|personal)[a-z]* (?:de|en) ?$/.test(around.before) ||
        (/^(?:espanol|ingles|frances|aleman|portugues|catalan|italiano)$/.test(around.words) &&
          !/(?:personal|chico|hombre|empleado|trabajador|senor|persona) ?$/.test(around.before)),
    },
    {
      found: pattern`(?<lead>\b${WANTS}(?:a )?(?:${PEOPLE} )?)(?:(?:${PEOPLES})(?:o|a|e)?s|chin[oa]s|rus[oa]s)\b(?: o ${WORD})?(?! (?:y|de) )`,
      unless: isOfOthers,
    },
    { found: pattern`\b${BARRED} (?:a )?(?:las |los |personas |gente |personal ){0,2}${ORIGINS}\b` },
    {
      found: pattern`(?<lead>${OPENING}|, )(?:no|sin) (?:personas |personal )?(?:extranjer[oa]s|inmigrantes|gitan[oa]s|mor[oa]s|negr[oa]s|(?:${PEOPLES}|chin|rus)[a-z]{0,3}s)${ENDING}`,
    },
    { found: pattern`\b(?:${ORIGINS}s?)${BARRED_AFTER}` },
    {
      found: pattern`\b(?:de )?(?:(?:raza|etnia|tez) (?:${WORD})|piel (?:blanca|clara|oscura|morena|negra))(?: o ${WORD}(?: clara)?)?\b`,
      unless: (around) =>
        /perr|gat[oa]|animal|ganado|canina|felina|cabra|oveja|vaca|cerdo|caballo|gallina/.test(
          around.before + around.words + around.after.slice(0, 30),
        ) || isOfOthers(around),
    },
    {
      found: pattern`\b(?:(?:con|sin|de) )?rasgos ${WORD}\b`,
      unless: ({ words }) => /person|principal|caracter/.test(words),
    },
    { found: pattern`\bsin acento(?: (?:extranjero|latino|sudamericano|andaluz|${NATIONAL}))?\b` },
    {
      found: pattern`\b(?:haya |haber |hayas )?nacid[oa]s? (?:y criad[oa] )?en ${WORD}\b`,
      unless: ({ before }) =>
        /(?:empresa|marca|grupo|proyecto|compania|startup|cooperativa|nin[oa]s|somos|bebes)[^.]{0,40}$/.test(before),
    },
    {
      found: pattern`\b(?:gente|personas|personal|chic[oa]s?|alguien) (?:(?:que sea|del?) )(?:aqui|pais\b|la tierra|europa del este|fuera no)\b(?! (?:vasco|valencia))`,
    },
    {
      found: pattern`\b(?:que (?:no )?sean? )(?:de )(?:europa(?: del este)?|provincias?|fuera|africa|asia|aqui|latinoamerica|sudamerica)\b`,
    },
    {
      found: pattern`\b(?:solo|unicamente|exclusivamente) (?:personal |gente |mano de obra )(?:nacional|local|de aqui)\b`,
    },
    {
      found: pattern`(?<lead>(?:^|\n)[\s•*·-]{0,4})(?:(?:${PEOPLES})(?:o|a|e)?s)(?= ?(?:\n|$|\.(?:\s|$)))`,
      unless: ({ path, near }) => path === 'title' || /idioma|lengua|cocina|client/.test(near.slice(0, 400)),
    },
    { found: pattern`\b${WANTS}(?:${PEOPLE}|${ONE_SEX}) de (?:origen|raza|etnia|tez) ${WORD}\b` },
    { found: pattern`\b(?:${PEOPLE}|${ONE_SEX}) de (?:origen|raza|etnia|tez) ${WORD}\b`, unless: isOfOthers },
    { found: pattern`\bde (?:padres|familia) (?:${NATIONAL})\b` },
    {
      found: pattern`\b(?:cual es (?:tu|su) nacionalidad|donde (?:naciste|nacio)|lugar de nacimiento)(?= ?(?:\?|$|\n|,| (?:y|e|o) ))`,
    },
    listedRow('nacionalidad|(?:pais|lugar) de (?:nacimiento|origen)'),
    {
      found: pattern`\b(?:indic|inclu|envi|mencion|especific|senal|coloc)[a-z]{1,6} (?:${WORD},? ){0,5}nacionalidad\b`,
      unless: isNegated,
    },
  ],
}
