import { flatten } from '#server/features/language/normalise/fold.ts'
import { clauseAfter, clauseBefore } from '#server/features/language/normalise/span.ts'
import { type Denial, deniedClauses } from '#server/features/language/normalise/words/denied-clauses.ts'
import { withoutAccents } from '#shared/core/fold.ts'
import { MONTH_NAME } from '#shared/lexicon/months.ts'
import type { SkillLevel } from '#shared/matching/matching.ts'

const LEVELS: readonly (readonly [RegExp, SkillLevel])[] = [
  [/\bexpert[oa]?\b/, 'EXPERTO'],
  [/\b(?:avanzad[oa]|avancat|avancada|avancado|alto|advanced)\b/, 'AVANZADO'],
  [/\b(?:intermedi[oa]?|medi[oa]|mitja|mitjana|intermediate)\b/, 'INTERMEDIO'],
  [/\b(?:basic[oa]s?|elemental|basic)\b/, 'BASICO'],
]
const LAPSED = new RegExp(
  String.raw`\b(?:titulo (?:previsto|en tramite|por (?:recibir|salir))|previst[oa]s? (?:para|en) (?:el |la )?(?:${MONTH_NAME}|proxim|20\d\d)|me falta (?:recibir )?(?:el |la )?(?:titulo|diploma|certificado|carnet?|licencia|acta)|l[oa]s? recib(?:o|ire) en\b|expected (?:in |by |next |graduation|20\d\d)|por titularme\b|l[oa]s? (?:saco|sacare|tramito|renuevo)\b|(?:sacando|tramitando|renovando)l?[oa]?s?\b|por (?:sacar|tramitar)\b|(?:primer|segundo|tercer|cuarto) ano (?:aprobado|cursado)\b|l[oa]s? termin(?:o|are) en\b|termin(?:o|are) en (?:${MONTH_NAME})|me falta (?:el |la )?(?:once|undecimo|doce|duodecimo|ultimo|quinto|sexto|terminar|un ano)|hasta (?:el )?(?:grado )?(?:primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|undecimo|\d{1,2}[o°º]?)(?: (?:grado|ano|curso|semestre|ciclo))?\b|vencid|venci(?:o|eron)\b|caduc(?:o|aron)\b|expir(?:o|aron)\b|me (?:queda|falta)n? (?:[a-z0-9]+ ){0,3}(?:asignatura|materia|credito|curso|ciclo|semestre|modulo|examen|finales|tfg|tfm|tesis)|(?:lo|la) deje\b|deje (?:por|la carrera|los estudios)|abandon(?:e|ad[oa])\b|\d+ ?% (?:aprobad|cursad|complet|de (?:avance|la carrera))|\d+ (?:ciclos|semestres|cuatrimestres|cursos|anos|materias) de \d+\b|caducad|expirad|inconclus|incomplet|trunc[oa]|sin (?:terminar|acabar|concluir|certificar|renovar|vigencia)|no vigente|a medias|cursando|en (?:curso|tramite|proceso)(?! de seleccion)|en preparacion(?! (?:de|del|y)(?![a-z]))|preparando (?:el examen|la certificacion|la prueba)|por renovar|pendiente de|solicitad[oa]s?(?! por)\b|esperando (?:la |el |mi )?(?:tarjeta|carnet|titulo|licencia|resolucion|credencial|certificado))`,
)
/** Up to the next thing that is named. */
const BESIDE = /^[^,.;:\n/]{0,40}/

const plain = (text: string): string => withoutAccents(text).toLowerCase()

/** Of five: «Blender ★★★★», «Blender ●●○○○». */
const MARKS = /[★⭐●■]{1,5}(?![★⭐●■])/u
const BY_MARKS: readonly SkillLevel[] = ['BASICO', 'BASICO', 'INTERMEDIO', 'AVANZADO', 'EXPERTO']

/** «Excel avanzado» says a level, wherever it is written. */
export function levelIn(text: string): SkillLevel | null {
  const marks = [...(MARKS.exec(text)?.[0] ?? '')].length
  if (marks > 0) return BY_MARKS[marks - 1] ?? null
  const said = plain(text)
  return LEVELS.find(([pattern]) => pattern.test(said))?.[1] ?? null
}

/** What stands right after something that is named, as «avanzado» or «(vencida)». */
export const besideOf = (text: string, end: number): string => BESIDE.exec(text.slice(end))?.[0] ?? ''

const NO_OF_MINE =
  '(?:tengo|poseo|cuento con|dispongo de|manejo|domino|conozco|uso|hago|llevo|se(?= (?:usar|manejar|programar|conducir)(?![a-z]))|he (?:usado|trabajado(?: con| en)?|manejado|hecho|llevado|tenido|dado|impartido|dictado|ejercido))'
const DENIED_BEFORE = new RegExp(
  `(?:^|[^a-z])(?:no |nunca )(?:${NO_OF_MINE})(?: (?:el|la|los|las|un|una|mi|ningun[oa]?|todavia|aun|carnet?|carne|licencia|titulo|certificado|curso|experiencia|conocimientos?|usar|manejar|de|del|en|con|como))* $|(?:^|[^a-z])sin (?:carnet?|carne|licencia|titulo|experiencia|conocimientos?)(?: (?:previa|todavia|aun|profesional|de|del|en|con|como))* $|(?:^|[^a-z])sin $`,
)
/** «El presupuesto lo maneja la agencia»: what somebody else does. */
const OF_OTHERS =
  '(?:(?:llev|arm|gestion|manej|administr|control|elabor|prepar|revis|aprueb|calcul|pag|coordin|mont|disen|desarroll|redact|program|edit|liquid|contabiliz|present|negoci|supervis|oper|instal|realiz|ejecut|entreg|firm|factur)an?|(?:hac|v|tien|defin|decid|escrib|emit|dirig|atiend|conduc|mantien|resuelv)en?)'
const DENIED_AFTER = new RegExp(
  `^:? no(?= ?(?:[,.;)]|$))|^(?::? (?:todavia |aun )?no (?:(?:lo|la|los|las) )?| ?, (?:todavia |aun )?no (?:lo|la|los|las) )(?:${NO_OF_MINE})|^ (?:lo|la|los|las) (?:${OF_OTHERS}) (?!conmigo|yo )`,
)

/** «carnet de carretillero no tengo», «no manejo SAP», «el presupuesto lo lleva la PMO»; `flat` is without accents and capitals. */
export const isDenied = (
  flat: string,
  start: number,
  end: number,
  denials: readonly Denial[] = deniedClauses(flat),
): boolean =>
  denials.some((one) => one.start <= start && end <= one.end) ||
  DENIED_BEFORE.test(clauseBefore(flat, start, 60)) ||
  DENIED_AFTER.test(clauseAfter(flat, end, 40))

/** Tried, and not passed; or taken away. */
const FAILED =
  /\b(?:suspendid[oa]|suspens[oa]|reprobad[oa]|desaprobad[oa]|sin aprobar|no (?:aprobad|superad|apt)[oa]|no (?:lo |la )?(?:aprobe|pase|supere)|retirad[oa]|revocad[oa]|anulad[oa])\b/

/** «Curso de 20 horas (sin examen de certificación)»: what was learnt, and no certificate of it. */
const UNTAKEN =
  /\b(?:sin (?:el |rendir (?:el )?|dar (?:el )?|hacer (?:el )?|presentar (?:el )?)?(?:examen|certificacion oficial|certificarme)|no (?:rendi|di|hice|presente|he (?:rendido|dado|hecho|presentado)) (?:el )?examen|falta (?:rendir |dar |hacer |presentar )?el examen)\b/
export const isUntaken = (text: string): boolean => UNTAKEN.test(plain(text))

/** «First (examen suspendido)», «licencia retirada» */
const isFailed = (text: string): boolean => FAILED.test(plain(text))

const DENIED_CLAUSES = new RegExp(
  `(?:^|[,.;:(]|(?<![a-z])(?:pero|y|e|aunque))[ ]*(?:(?:en [a-z]+|aqui|de momento|por ahora|por el momento|todavia|aun),? ){0,3}(?:(?:no|nunca) (?:${NO_OF_MINE})|sin (?:carnet?|carne|licencia|titulo|experiencia|conocimientos?))(?![a-z])(?:(?! (?:y|pero|aunque) (?:es|me|quiero|busco|estoy|lo|la|se|tengo)(?![a-z]))[^,.;:)\n])*`,
  'g',
)

const NOT_HELD =
  /^\s*(?:(?:todavia |aun )?no |sin (?!(?:[a-z]+ )?(?:inhabilidad|antecedentes|infraccion|sancion|multas|anotacion|deudas|siniestros))|nunca )|(?:^|[^a-z])no (?:lo |la )?(?:tengo|poseo)\s*$/

/** «MBA, no», «No pongo inyectables»: the line as a whole is there to deny. */
export const isSaidToDeny = (name: string): boolean =>
  /^\s*(?:no|nunca) /.test(plain(name)) || deniedClauses(flatten(name)).some(({ start }) => start === 0)

/** The name of a paper that says itself that it is not held: «sin licencia», «First (examen suspendido)». */
export const isNotHeld = (name: string): boolean =>
  isFailed(name) || isUntaken(name) || NOT_HELD.test(plain(name)) || isSaidToDeny(name)

/** What a sentence says that its writer does not have; `flat` is without accents and capitals. */
export const deniedIn = (text: string, flat: string): string[] => {
  const clauses = [...flat.matchAll(DENIED_CLAUSES)].map(({ 0: clause, index }) =>
    text.slice(index, index + clause.length),
  )
  return clauses.length === 0 && isNotHeld(text) ? [text] : clauses
}

/** A sentence without what it says that its writer does not have, at equal length. */
export const withoutDenied = (text: string, flat: string): string => {
  let kept = text
  for (const { 0: clause, index } of flat.matchAll(DENIED_CLAUSES))
    kept = kept.slice(0, index) + ' '.repeat(clause.length) + kept.slice(index + clause.length)
  return kept
}

const OF_ALL_BEHIND = /^[^,.;:\n/]{0,25}: (?<said>[^.;\n]{1,120})/
const NOT_YET =
  /\b(?:(?:me |se )?(?:caduco|vencio|expiro)\b|caducad|vencid|expirad|esperando|solicitad[oa]|en tramite|pendiente de|a la espera)/

/** «CAP: examen aprobado, esperando la tarjeta»: what stands behind a colon is said of the paper before it. */
export const isAwaited = (text: string, end: number): boolean =>
  NOT_YET.test(plain(OF_ALL_BEHIND.exec(text.slice(end))?.groups?.said ?? ''))

/** It is named as something that has run out or was not finished. */
export const isLapsed = (text: string): boolean => LAPSED.test(plain(text))
