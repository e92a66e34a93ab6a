import { listedRow } from '../asked.ts'
import { ENDING, HIRE, isInclusive, isNegated, OPENING, speaksOfOthers } from '../context.ts'
import { pattern, WORD } from '../flat.ts'
import type { Around, PhraseRow, PhraseRule } from '../phrase.ts'

const AGE = '(?:1[6-9]|[2-6]\\d)'
const RANGE = `${AGE} ?(?:a|y|-|–|hasta|al) ?(?:los )?${AGE}`
const PERSONS =
  'personas?|candidat[oa]s?|jovenes|joven|hombres?|mujer(?:es)?|senoritas?|senoras?|chic[oa]s?|varon(?:es)?|femenin[oa]s?|masculin[oa]s?|caballeros?|damas?|postulantes?|aspirantes?|profesional(?:es)?'
const GRADUATES = 'titulad[oa]s?|graduad[oa]s?|egresad[oa]s?|estudiantes?|perfil(?:es)?'
const NO_EXPERIENCE = '(?! (?:de (?!edad)|en |como |cotizad|trabajad))'

/** Aid schemes and training contracts whose law sets an age. */
const hasLegalBasis = ({ near }: Around): boolean =>
  /garantia juvenil|formacion en alternancia|contrato (?:de |para la |en )?(?:formacion|aprendizaje|practicas|relevo)|contrato formativo|bonificad|subvencion|por ley|legislacion|normativa|accion positiva|empleo (?:juvenil|joven)|demandantes? de empleo|programa (?:publico|de (?:empleo|fomento))|fomento del? empleo|riesgo de exclusion|vulnerab|con discapacidad|primer empleo/.test(
    near,
  )

const notDemanded = ({ before }: Around): boolean =>
  /(?:^|[^a-z])(?:a|para|con|de|entre|las|los|sobre) ?$/.test(before) && !new RegExp(`${HIRE} (?:a )?$`).test(before)
const isOfThings = ({ before }: Around): boolean =>
  /(?:experien|antiguedad|plazo|hipoteca|garantia|vehicul|coche|moto|camion|edificio|contrato|prestamo|credito|amortizacion|historia)[^.;\n]{0,40}$/.test(
    before,
  )

const DEMANDS: readonly PhraseRow[] = [
  {
    found: pattern`\bedad(?:es)?(?: (?:maxima|minima|limite|requerida|deseada|preferente|ideal|comprendidas?))?:? ?(?:de |entre |desde )?(?:los )?${RANGE}(?: anos)?`,
    unless: speaksOfOthers,
  },
  {
    found: pattern`\b(?:edad (?:maxima|limite|tope)|(?:limite|tope|maximo) de edad)(?: de| es| hasta)?:? ?(?:los )?${AGE}(?: anos)?\b`,
  },
  {
    found: pattern`\bedad:? (?:hasta|no mayor(?: a| de| que)?|menor(?: a| de| que)?|no superior a|inferior a|por debajo de) (?:los )?${AGE}(?: anos)?\b`,
    unless: speaksOfOthers,
  },
  { found: pattern`\bno (?:ser )?mayor(?:es)? (?:de|a|que) (?:los )?${AGE} anos\b`, unless: isOfThings },
  {
    found: pattern`\bque no (?:supere|sobrepase|exceda)n? (?:de )?(?:los )?${AGE} anos(?: de edad)?\b${NO_EXPERIENCE}`,
    unless: isOfThings,
  },
  { found: pattern`\b(?:maximo(?: de)?|hasta(?: los)?|menos de) ${AGE} anos de edad\b`, unless: speaksOfOthers },
  { found: pattern`(?<lead>${OPENING})(?:maximo|hasta)(?: los)? ${AGE} anos${ENDING}`, unless: isOfThings },
  {
    found: pattern`(?<lead>(?:${OPENING}|, ?|\b(?:${HIRE}|${PERSONS}|${GRADUATES}|ser|dirigid[oa] a) ))menor(?:es)? (?:de|a|que) (?:los )?[2-6]\d anos(?: de edad)?\b`,
    unless: (around) => speaksOfOthers(around) || notDemanded(around),
  },
  {
    found: pattern`(?<lead>(?:${OPENING}|, ?|\b(?:${HIRE}|${PERSONS}|ser) ))mayor(?:es)? (?:de|a|que) (?:los )?(?:2[6-9]|3\d|4[0-4]) anos(?: de edad)?\b${NO_EXPERIENCE}`,
    unless: (around) => speaksOfOthers(around) || notDemanded(around),
  },
  { found: pattern`(?:\bde |\bentre )?(?:los )?\b${RANGE} anos de edad\b`, unless: speaksOfOthers },
  {
    found: pattern`(?<lead>\b(?:${PERSONS})(?: solter[oa]s?)?,? )(?:de |entre |desde )?(?:los )?${RANGE} anos\b${NO_EXPERIENCE}`,
    unless: (around) => speaksOfOthers(around) || notDemanded(around),
  },
  {
    found: pattern`(?<lead>${OPENING}(?:tener )?)(?:de |entre )?(?:los )?${RANGE} anos${ENDING}`,
    unless: (around) => isOfThings(around) || speaksOfOthers(around),
  },
  {
    found: pattern`\b(?:(?:aged|ages?|age range):? (?:between |from )?${AGE} ?(?:-|–|to|and) ?${AGE}
      |(?:under|younger than|below|not? older than) ${AGE} years(?: old| of age)|maximum age:? (?:of )?${AGE})\b`,
    unless: ({ before }) => /(?:children|kids|students|patients|pupils)[^.]{0,20}$/.test(before),
    rewrite: 'people of any age',
  },
]

const YOUNG: PhraseRow = {
  found: pattern`(?<lead>\b${HIRE} (?:a )?(?:un |una |unos |unas )?(?:gente |personal |personas? |chic[oa]s? |candidat[oa]s? |equipo )?)jov(?:en|enes)\b
    (?! (?:talento|promesa|profesional|investigador|artista))`,
  rewrite: ({ words, before }) =>
    /(?:gente|personal|personas?|candidat[oa]s?)$/.test(before.trim())
      ? 'con ganas de aprender'
      : words === 'joven'
        ? 'persona con ganas de aprender'
        : 'personas con ganas de aprender',
}

const YOUNG_PERSON: PhraseRow = {
  found: pattern`(?<lead>${OPENING}(?:personas?|personal|gente|candidat[oa]s?|chic[oa]s?|muchach[oa]s?|hombres?|mujer(?:es)?)(?:/[oa]s?)? )jov(?:en|enes)\b`,
  rewrite: 'con ganas de aprender',
}

const ASKED: readonly PhraseRow[] = [
  {
    found: pattern`\b(?:indic(?:a|ar|ando)|indique|incluye|incluya|incluir|mencion(?:a|ar|ando)|especific(?:a|ar|ando)|senal(?:a|ar|ando)|dinos|escribe|informa|detalla) (?:${WORD} ){0,4}(?<!tercera )(?<!mayor de )(?<!mayoria de )edad\b(?! (?:de|del|media|minima|legal|escolar))`,
    unless: isNegated,
    rewrite: null,
  },
  { found: pattern`\bcuantos anos (?:tienes|tiene|tiene usted)(?= ?(?:\?|$|,| y ))`, rewrite: null },
  { found: pattern`\b(?:que edad (?:tienes|tiene)|cual es (?:tu|su) edad)\b`, rewrite: null },
  listedRow('edad'),
]

export const age: PhraseRule = {
  rule: 'age',
  level: 'BLOCK',
  reason:
    'La edad no dice si alguien sabe hacer el trabajo; pedir una deja fuera a gente válida y la ley no lo permite.',
  rewrite: 'personas de cualquier edad',
  unless: (around) => isInclusive(around) || hasLegalBasis(around),
  rows: [...DEMANDS, YOUNG, YOUNG_PERSON, ...ASKED],
}

export const ageByLaw: PhraseRule = {
  rule: 'age_hint',
  level: 'ADVICE',
  reason: 'Si la edad la fija una norma o una ayuda pública, dilo con su nombre; si no, es mejor quitarla.',
  rewrite: null,
  unless: (around) => isInclusive(around) || !hasLegalBasis(around),
  rows: [...DEMANDS, YOUNG],
}

export const ageHint: PhraseRule = {
  rule: 'age_hint',
  level: 'ADVICE',
  reason: 'Hablar de juventud o de edad hace pensar a mucha gente que no es bienvenida.',
  rewrite: null,
  unless: isInclusive,
  rows: [
    {
      found: pattern`\b(?:equipo|ambiente|plantilla|entorno|clima)(?: (?:de trabajo|humano|laboral))? joven\b`,
      rewrite: ({ quote }) => quote.replace(/joven/i, 'cercano'),
    },
    {
      found: pattern`\b(?:talento joven|jovenes talentos|mentalidad joven|espiritu joven|perfil(?:es)? joven(?:es)?)\b`,
      unless: speaksOfOthers,
      rewrite: ({ words }) => (words.includes('talent') ? 'talento' : 'ganas de aprender'),
    },
    { found: pattern`\byoung (?:and dynamic )?(?:team|environment|talent)\b`, rewrite: 'friendly team' },
    {
      found: pattern`\b(?:edad minima(?: de)?:? ?|mayor(?:es)? de )(?:19|2[0-5]|4[5-9]|5[0-4])(?: anos)?\b${NO_EXPERIENCE}`,
      unless: (around) => speaksOfOthers(around) || isOfThings(around),
    },
  ],
}
