import { listedRow } from '../asked.ts'
import { HIRE, isInclusive, isNegated, OPENING } from '../context.ts'
import { pattern, WORD } from '../flat.ts'
import type { PhraseRule } from '../phrase.ts'

const PEOPLES =
  'espanol|mexican|colombian|chilen|argentin|peruan|venezolan|ecuatorian|bolivian|europe|comunitari|uruguay|paraguay|dominican|cuban'
const NATIONALS = `(?:${PEOPLES})[a-z]{0,3}`

export const nationality: PhraseRule = {
  rule: 'nationality',
  level: 'BLOCK',
  reason: 'Basta con poder trabajar legalmente en el país: pedir una nacionalidad o un origen discrimina.',
  rewrite: 'permiso de trabajo en vigor',
  unless: isInclusive,
  rows: [
    {
      found: pattern`\bnacionalidad:? ?(?:preferentemente |solo |unicamente )?${NATIONALS}\b`,
      unless: ({ before, after }) =>
        /(?:permiso|residencia|autorizacion|visa|visado|nie)[a-z ]{0,20} o (?:tener )?(?:la )?$/.test(before) ||
        /^[ ,(]{0,3}(?:o|y\/o|u) (?:con )?(?:tener )?(?:el )?(?:permiso|autorizacion|residencia|nie|visa|visado|documentacion|residente|equivalente|extranjer)/.test(
          after,
        ) ||
        /(?:expedientes?|tramit[a-z]+|solicitud[a-z]*|gestion[a-z]*|obtencion|derecho|ley|procedimientos?|concesion|adquisicion|clientes|pacientes|alumnos)(?: [a-z]{1,12}){0,3} ?$/.test(
          before,
        ),
    },
    { found: pattern`\b(?:nativ[oa]s? )?(?:${PEOPLES})[a-z]{0,3} (?:de|por) nacimiento\b` },
    {
      found: pattern`(?<lead>${OPENING})(?:solo|solamente|unicamente|exclusivamente|preferentemente) (?:personas |candidat[oa]s |personal |ciudadan[oa]s )?${NATIONALS}\b(?! [a-z])`,
    },
    {
      found: pattern`(?<lead>\b(?:buscamos|se buscan|contratamos|se (?:contratan|aceptan|admiten)|solo contratamos) (?:solo |unicamente )?(?:a )?(?:personas |candidat[oa]s )?)(?:${PEOPLES})(?:o|a|e)?s\b(?! (?:y|o|de) )`,
      rewrite: 'personas con permiso de trabajo',
    },
    {
      found: pattern`\b(?:(?:abstenerse|no se (?:aceptan|admiten|contratan)|no (?:aceptamos|contratamos)|no) extranjer[oa]s|extranjer[oa]s abstenerse)\b`,
    },
    {
      found: pattern`\b${HIRE} (?:a )?(?:una? )?(?:personas?|candidat[oa]s?|mujer(?:es)?|hombres?|gente|personal) de (?:origen|raza|etnia|tez) ${WORD}\b`,
      rewrite: 'cualquier persona',
    },
    {
      found: pattern`\b(?:cual es (?:tu|su) nacionalidad|donde (?:naciste|nacio)|lugar de nacimiento)(?= ?(?:\?|$|\n|,| (?:y|e|o) ))`,
      rewrite: null,
    },
    listedRow('nacionalidad|(?:pais|lugar) de (?:nacimiento|origen)'),
    {
      found: pattern`\b(?:indic|inclu|envi|mencion|especific|senal)[a-z]{1,6} (?:${WORD},? ){0,4}tu nacionalidad\b`,
      unless: isNegated,
      rewrite: null,
    },
  ],
}

const FAITH = '(?:catolic|cristian|evangelic|musulman|judi|protestant|creyent)[a-z]{1,3}'

export const religion: PhraseRule = {
  rule: 'religion',
  level: 'BLOCK',
  reason: 'Las creencias pertenecen a cada persona: no pueden decidir quién consigue el puesto.',
  rewrite: 'cualquier persona',
  unless: isInclusive,
  rows: [
    { found: pattern`\b(?:ser|que sea|seas) ${FAITH}(?:/[oa])?(?: practicante)?\b` },
    {
      found: pattern`(?<lead>\b${HIRE} (?:a )?(?:una? )?(?:personas? |candidat[oa]s? |jovenes |maestr[oa]s? )?)${FAITH}(?:/[oa])?(?: practicantes?)?\b(?! (?:colegio|escuela))`,
      unless: ({ after }) => /^ (?:de|para) (?:la )?(?:comunidad|parroquia)/.test(after),
    },
    { found: pattern`\breligion: ${FAITH}\b` },
    { found: pattern`\b(?:profesar|compartir) (?:la |nuestra )?(?:fe|religion)(?: ${FAITH})?\b` },
    {
      found: pattern`\b(?:cual es (?:tu|su) religion|que religion (?:tienes|profesas|practicas)|eres ${FAITH})\b`,
      rewrite: null,
    },
    listedRow('religion'),
    {
      found: pattern`\b(?:indic|mencion|especific|senal)[a-z]{1,6} (?:${WORD},? ){0,4}tu religion\b`,
      unless: isNegated,
      rewrite: null,
    },
    { found: pattern`\b${FAITH} practicantes?\b` },
  ],
}
