import { WISH } from '#shared/lexicon/importance.ts'
/** «trunca o concluida», «titulado o pasante», «en curso o finalizada»: who began them has enough; «no trunca» says the contrary. */
export const UNFINISHED =
  /(?<![a-z])(?:(?:trunc|incomplet|inconclus)[oa]s?(?: o |\/|,| (?:tambien|igual(?:mente)?|se acepta|vale|sirve|ok|nos (?:vale|sirve)))|(?:tambien|aceptamos|se acepta|aunque sea|incluso|puede ser|vale|sirve)n? (?:la |una |carrera |licenciatura )*trunc[oa]s?|no (?:hace falta|es necesario|importa)(?: que)?(?: [a-z]+){0,2} (?:terminad|concluid|titulad|acabad)[oa]s?|(?:[ou] |\/)(?:carrera )?(?:trunc|incomplet|inconclus)[oa]s?|(?<!(?:no|ni|sin)(?: [a-z]+){0,2} )(?:trunc|incomplet|inconclus)[oa]s?(?= (?:es|son|seran?|serian?|suman?) | ?(?:[.;:,)]|$))|[ou] (?:(?:estudios )?en curso|pasantes?|cursando|estudiantes? (?:de|avanzad))|(?<= )en curso(?= ?(?:[.;:,)]|$))|(?<![a-z])avanzad[oa]s? [ou] (?:complet|terminad|finalizad|concluid)|(?:en (?:curso|proceso)|pasantes?|cursando|estudiantes?(?:\/as?|\(as?\))?(?: (?:avanzad[oa]s?|universitari[oa]s?)(?:\/as?|\(as?\))?| de (?:los )?ultimos? [a-z]+)*)(?:,? [ou] |\/)(?:(?:ya )?(?:finalizad|terminad|concluid|culminad|complet|titulad|graduad|egresad|recibid|recien|profesional))|(?<![a-z])estudiantes?(?:\/as?|\(as?\))? (?:(?:avanzad[oa]s?|universitari[oa]s?)(?:\/as?|\(as?\))? |de (?:los )?ultimos? [a-z]+ )*(?:de|en) )/
/** «Economía o afines»: other careers near these will do as well. */
export const AKIN =
  /(?<![a-z])[ou] (?:(?:carreras?|titulacion(?:es)?|titulos?|estudios|areas?|ramas?|otr[oa]s?|formacion) )*(?:a ?fin(?:es)?|similar(?:es)?|parecid[oa]s?|relacionad[oa]s?)(?![a-z])/
/** «(títulos extranjeros, solo con homologación)» */
export const RECOGNISED =
  /(?<![a-z])(?:homologad[oa]s?|homologacion(?! energetica)|convalidad[oa]s?|revalidad[oa]s?|revalida)(?![a-z])(?! (?:no|en tramite))/
const FOLLOWING = 45
const FURTHER = 200

/** Up to the end of what is said of the studies: the bracket or the clause after them. */
export function closeTo(flat: string, end: number): number {
  const stop = flat.slice(end, end + FOLLOWING).search(/[;.\n]/)
  return end + (stop < 0 ? FOLLOWING : stop)
}

const BRACKET_OF_OTHERS = new RegExp(
  String.raw`^[^(\n]*\((?=[^()\n]*(?:estudi|carrera|licenciatura|grado|tecnic|universitari|bachiller)[^()\n]*(?:${WISH}|plus|valora|prefer))`,
)
/** «Secundaria completa (estudios técnicos en curso: deseable)»: what stands in the bracket is said of others. */
export function beforeOtherStudies(flat: string, from: number, to: number): number {
  const bracket = BRACKET_OF_OTHERS.exec(flat.slice(from, to + FURTHER))
  return bracket ? Math.min(to, from + bracket[0].length) : to
}
