import { alsoHadRow, askedRows } from '../asked.ts'
import { ENDING, isInclusive, OPENING } from '../context.ts'
import { pattern } from '../flat.ts'
import type { PhraseRule } from '../phrase.ts'

const ILLNESS =
  '(?:discapacidad(?:es)?|minusvalias?|enfermedad(?:es)?|problemas? de salud|limitaciones fisicas|impedimentos? fisicos?|lesiones previas|padecimientos?)'

export const health: PhraseRule = {
  rule: 'health',
  level: 'BLOCK',
  reason: 'La salud y la discapacidad son privadas: describe las tareas y deja que cada persona vea si puede hacerlas.',
  rewrite: 'capacidad para las tareas descritas',
  unless: isInclusive,
  rows: [
    {
      found: pattern`\b(?:sin|no (?:tener|padecer|presentar|sufrir|tengas?|padezcas?)) (?:ninguna? )?(?:tipo de )?${ILLNESS}\b(?: cronicas?| fisicas?| preexistentes?| previas?| graves?)?`,
      unless: ({ before, after }) =>
        /^ (?:infecto|contagios|transmisi)/.test(after) ||
        /(?:con [you]|personas|pacientes|plantas|cultivos|animales|nin[oa]s|ganado|vida|mundo|clientes) ?$/.test(
          before,
        ),
    },
    {
      found: pattern`\b(?:gozar de|tener|contar con|poseer|con) (?:muy )?(?:buena|buen|excelente|optima|optimo|perfecta|perfecto) (?:estado de )?salud\b(?: fisica(?: y mental)?)?`,
      unless: ({ after }) => /^ (?:bucal|dental|financiera|publica|mental|de (?:los|las|nuestr))/.test(after),
    },
    {
      found: pattern`(?<lead>${OPENING})(?:buena|buen|excelente) (?:estado de )?salud(?: fisica(?: y mental)?)?${ENDING}`,
    },
    {
      found: pattern`\b(?:prueba|test|examen|certificado)s? (?:negativ[oa]s? )?de (?:no )?(?:vih|sida|hiv)\b`,
      unless: ({ before }) => /realiz|proces|interpret|toma|aplic|analis|laboratorio|campan|detec|entreg/.test(before),
      rewrite: null,
    },
    ...askedRows(
      '(?:tienes|padeces|sufres|tiene|padece|has tenido) (?:alguna?s? )?(?:enfermedad(?:es)?|problemas? de salud|lesion(?:es)?|trastornos?|limitacion(?:es)? fisicas?)\\b',
    ),
    alsoHadRow('(?:alguna?s? )?(?:enfermedad(?:es)?|problemas? de salud|lesion(?:es)?|limitacion(?:es)? fisicas?)'),
    {
      found: pattern`\b(?:indic|mencion|especific|senal)[a-z]{1,6} si (?:tienes|padeces|sufres|has tenido) (?:alguna?s? )?${ILLNESS}\b`,
      rewrite: null,
    },
  ],
}
