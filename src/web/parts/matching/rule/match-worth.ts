import { inYears } from '#shared/core/numbers.ts'
import { EVIDENCE_VALUE, LEVEL_BY_USE, NEAR_YEARS, WHOLE_FIELD } from '#shared/matching/rule.ts'
import { ANSWER_VALUE } from '#shared/matching/score.ts'

export const percent = (share: number): string => `${Math.round(share * 100)} %`

const { substitute, usual, near_least, near_most, not_said, lapsed } = EVIDENCE_VALUE

/** Every figure comes from what the engine counts with. */
export const WORTH = [
  [
    'Está en tu CV, con el nivel y los años que se piden',
    '100 %. Da igual en qué apartado: también en cursos y estudios.',
  ],
  [
    'Está con menos años o menos nivel',
    'En proporción: 2 años de los 3 que se piden son el 67 %. De un idioma, solo el nivel justo anterior cuenta así; uno más bajo no cumple.',
  ],
  [
    'Está, sin decir el nivel o los años',
    `${percent(not_said)}. Haberlo usado ${inYears(LEVEL_BY_USE.used_for_months / 12)} en un trabajo muestra un nivel intermedio.`,
  ],
  [
    'Años en un trabajo cercano',
    `Cuentan al ${percent(NEAR_YEARS)} y, como mucho, cubren el ${percent(NEAR_YEARS)} de lo que falta.`,
  ],
  [
    'Algo que lo sustituye, o una parte de ello',
    `${percent(substitute)}. Con ${WHOLE_FIELD.parts} partes de un mismo campo, el 100 %.`,
  ],
  ['No lo dices, pero es habitual en un puesto tuyo', percent(usual)],
  ['Una línea de tu CV se parece por el sentido', `Entre el ${percent(near_least)} y el ${percent(near_most)}`],
  ['Caducado o sin terminar', percent(lapsed)],
  [
    'Tu respuesta: «Sí», «Un poco» o «No»',
    `${percent(ANSWER_VALUE.SI)}, ${percent(ANSWER_VALUE.UN_POCO)} o ${percent(ANSWER_VALUE.NO)}, mientras tu CV no muestre más. A una pregunta que ningún CV contesta: 100 %, 50 % o 0 %.`,
  ],
  ['No aparece', 'Sin datos: ni suma ni cuenta como «no cumple».'],
] as const
