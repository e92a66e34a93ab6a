import type { EducationLevel } from '../taxonomy/levels.ts'
import { educationFields } from '../taxonomy/reference.ts'
import { fold, type Token } from './fold.ts'
import { contentTokens, isLinking } from './lexicon.ts'
import { Claims, clauseAfter, clauseBefore, type Span, spanOf } from './span.ts'

export interface EducationFact extends Span {
  level: EducationLevel
  /** Of the closed list of fields of study. */
  field_id?: string
}

/** The narrow wordings come first: «grado superior» is no «grado». */
const LEVELS: readonly (readonly [EducationLevel, RegExp])[] = [
  ['DOCTORADO', /(?<![a-z])(?:doctorad[oa]s?(?: en)?|doctora? en|ph\.?d\.?|doctorate)(?![a-z])/g],
  [
    'MASTER',
    /(?<![a-z])(?:maestrias?(?: en)?|mba|(?<!scrum )(?<!web)master(?: (?:universitari[oa]|oficial|degree|en|in|of science|of|del))|master(?= o (?:experto|posgrado|postgrado|especialista))|(?:estudios de |titulo de )?pos(?:t)?grados?(?: en)?|especializacion en|master's(?: degree)?|magister(?: en)?)(?![a-z])/g,
  ],
  [
    'FP_SUPERIOR',
    /(?<![a-z])(?:(?:fp|formacion profesional|ciclo formativo|ciclo)(?: de)?(?: grado)? superior|grado superior|cfgs|fp ?ii|fp ?2|tecnic[oa] superior(?: universitari[oa])?(?: en)?|tsu|(?<!tecnic[oa]s?,? (?:o )?)tecnolog[oa](?: en)?(?! de la)|(?:titulo (?:de )?)?tecnic[oa] en(?= [a-z ]{3,40} (?:de )?nivel superior)|tecnologia en|tecnicatura(?: superior)?(?: en)?|tecnico (?:de )?nivel superior(?: en)?|egresad[oa]s?(?:\/a|\(a\))? tecnic[oa]s?(?: [ou] universitari[oa]s?)? (?:de|en)|associate degree)(?![a-z])/g,
  ],
  ['FP_BASICA', /(?<![a-z])(?:fp basica|fpb|formacion profesional basica)(?![a-z])/g],
  [
    'FP_MEDIO',
    /(?<![a-z])(?:(?:fp|formacion profesional|ciclo formativo|ciclo)(?: de)?(?: grado)? medio|grado medio|cfgm|fp ?i(?!i)|fp ?1|tecnic[oa] (?:profesional|laboral|titulad[oa]|medi[oa])(?: en)?|(?:titulo|titulacion|formacion|certificado|diploma) (?:de |como )?tecnic[oa](?: en)?|(?<=^|\n|[:•*·>→✔✓-] ?|tecnic[oa] en [a-z ]{4,60}(?:,| o|, o) )tecnic[oa] en|egresad[oa]s?(?:\/a|\(a\))? de(?= [^.;\n]{3,60}institut)|carrera tecnica(?: en)?|estudios tecnicos|bachillerato (?:tecnico|tecnologico)(?: (?:en|con especialidad en))?|formacion profesional|ciclos? formativos?|(?<!de )fp|(?:titulo|formacion|nivel) (?:de )?tecnico|tecnic[oa]s?,? (?:o )?tecnolog[oa]s?(?:,? [ou] profesional(?:es)?)?(?: en)?|estudios (?:de|en)(?= [a-z ,]{3,60} [ou] (?:carreras? )?(?:afin|similar))|vocational training)(?![a-z])/g,
  ],
  [
    'GRADO',
    /(?<![a-z])(?:(?<!(?:alto|mayor|menor|gran) )grado (?:universitario )?en|grado universitario|doble grado|graduad[oa](?: universitari[oa])?(?:\/a)? en(?! (?:la )?(?:eso(?![a-z])|e\.s\.o|(?:educacion|ensenanza) secundaria))|diplomad[oa]s? universitari[oa]s?(?: en)?|diplomad[oa]s?(?:\/as?|\(as?\))? en(?= (?:relaciones laborales|enfermeria|magisterio|trabajo social|turismo|(?:ciencias )?empresariales|fisioterapia|educacion social|graduado social|biblioteconomia|podologia|logopedia|optica|nutricion|terapia ocupacional|informatica|gestion y administracion publica)(?![a-z]))|titulad[oa]s?(?:\/as?|\(as?\))? en|graduad[oa]s?(?:\/as?)? social(?:es)?|licenciaturas?(?: en)?|licenciad[oa]s?(?:\/a|\(a\))? en|(?:lic|ing)\.?(?:,? [ou] |\/)(?:ing|lic)\.? en|(?:lic|ing)\.? en|graduad[oa]s?(?:\/as?|\(as?\))? de(?= (?:contador|licenciad|ingenier|las? carreras?))|(?:grado|diplomatura) de(?= (?:maestr[oa]|magisterio)(?![a-z]))|(?<!(?:grado|diplomatura|titulo|estudios|diplomad[oa]|titulad[oa]) (?:en|de) )magisterio(?: de| en)?(?= (?:educacion |ed\.? ?)?(?:primaria|infantil|especial)(?![a-z]))|(?:titulo|titulacion) de(?= (?:arquitect|ingenier|aparejador|licenciad|graduad|medic[oa](?![a-z])|abogad|economist|psicolog|enfermer|farmaceutic|veterinari|fisioterapeut|contador|kinesiolog|nutricionist|biolog|quimic[oa](?![a-z])|maestr[oa](?![a-z])))|carrera (?:universitaria )?de(?= (?:ciencias|letras|ingenieria|derecho|economia|empresariales|administracion|psicologia|humanidades))|carrera en(?! (?:la|el|una?|nuestr[oa]|tu|cada) )(?= [a-z]{4})|(?:titulo|titulacion|formacion|estudios|carrera|nivel|educacion) (?:de )?(?:universitari[oa]s?|profesional universitari[oa]|superior(?:es)? universitari[oa]s?)|(?:titulo|titulacion|estudios) (?:de |en )?ingenieria|(?:titulo|titulacion) profesional|universitari[oa]s? (?:titulad|graduad|complet|egresad)[oa]s?|(?<!(?:\d|mil|nuestros|equipo de|grupo de|los|sus) )profesional(?:es)? (?:titulad[oa]s? )?en(?= [a-z]{5})|profesional universitari[oa]|pregrado(?: en)?|egresad[oa]s?(?:\/a)? de|(?:egresad[oa]s?|bachiller(?:es)?)(?:,? [ou] |\/)(?:egresad[oa]s?|bachiller(?:es)?|titulad[oa]s?)(?:\(a\)|\/a)? en|bachiller(?:es)? en(?= (?:administracion|contabilidad|economia|derecho|psicologia|ingenieria|enfermeria|educacion|comunicacion|marketing|turismo|sociologia|trabajo social|ciencias (?:administrativas|contables|economicas|de la comunicacion|politicas)))|(?:grado(?:\/| o ))?diplomatura (?:en|de)|ingenier[oa]s? titulad[oa]s?|bachelor(?:'s)?(?: degree)?(?: in| of)?|(?:university|college) degree|degree in|ingenieria (?:tecnica|superior)|ingenieria (?:en|de)(?= (?:sistemas|software|telecom|computacion|informatica|alimentos|minas))|(?<=^|\n|: ?|(?:carrera|titulo|titulado|estudios) (?:de|en) )ingenieria(?= (?:informatica|industrial|mecanica|civil|electronica|electrica|quimica|agronomica|ambiental|comercial))|ing(?:\.|enier[oa](?:\/a|\(a\))?)(?= (?:informatic|industrial|mecanic|civil|electronic|electric|quimic|agronom|ambiental|comercial|de sistemas|en sistemas)(?:[^.;\n]|(?<=ing|lic)\.){0,60}(?:titulad|colegiad|afin(?:es)?(?![a-z])|similar)))(?![a-z])/g,
  ],
  [
    'BACHILLERATO',
    /(?<![a-z])(?:(?<!(?:profesor|docente|maestro|alumnos|clases) de )(?:bachillerato|bachiller(?! en| o titulad|\/ ?titulad)(?:es)?|preparatoria|prepa)(?: (?:complet[oa]|terminad[oa]|concluid[oa]|trunc[oa]))?|(?:educacion |ensenanza |estudios |nivel )?secundari[oa]s? complet[oa]s?|(?:ensenanza|educacion) (?:basica y )?media(?: superior| completa)?|media completa|4\S{0,2} medio|cuarto medio|high school(?: diploma)?|ged)(?![a-z])/g,
  ],
  [
    'SECUNDARIA',
    /(?<![a-z])(?:e\.s\.o\.?|graduado escolar|graduad[oa] en (?:la )?(?:eso|e\.s\.o\.?|(?:educacion|ensenanza) secundaria(?: obligatoria)?)|titulo de eso|(?:educacion|ensenanza|estudios|nivel|escolaridad:?|certificado de)(?: de)? (?:secundari[oa]s?(?: obligatoria)?|eso|basica completa)|secundaria (?:terminada|concluida|trunca|minima)|egb)(?![a-z])/g,
  ],
  [
    'PRIMARIA',
    /(?<![a-z])(?:(?:educacion|ensenanza|estudios|nivel|escolaridad:?)(?: de)? primari[oa]s?|primaria (?:completa|terminada|concluida))(?![a-z])/g,
  ],
  [
    'SIN_ESTUDIOS',
    /(?<![a-z])(?:sin estudios|no se (?:requieren|exigen|necesitan|piden) estudios|sin titulacion|no formal education)(?![a-z])/g,
  ],
]

/** «ESO» and «FP» in capitals; in small letters they are other words. */
const CAPITALS: readonly (readonly [EducationLevel, RegExp])[] = [['SECUNDARIA', /(?<![A-Za-z])ESO(?![A-Za-z])/g]]
const TEACHES =
  /(?:profesor|docente|maestr|alumn|clases|coordinador|tutor)[a-z/()]*(?: de(?: educacion)?| en)?(?: [a-z.]+ [ye])? $/

export function readEducation(text: string, flat: string): EducationFact[] {
  const found: EducationFact[] = []
  const claims = new Claims(flat.length)
  const add = (level: EducationLevel, start: number, end: number) => {
    if (TEACHES.test(clauseBefore(flat, start, 40)) || !claims.claim(start, end)) return
    // «ingeniería industrial» is level and field in one.
    const field = fieldAfter(flat, flat.startsWith('ingenieria', start) ? start : end)
    if (field) claims.claim(end, field.end)
    const fact = { ...spanOf(text, start, field ? field.end : trimmedEnd(flat, start, end)), level }
    found.push(field ? { ...fact, field_id: field.id } : fact)
  }
  for (const [level, pattern] of LEVELS)
    for (const match of flat.matchAll(pattern)) add(level, match.index, match.index + match[0].length)
  for (const [level, pattern] of CAPITALS)
    for (const match of text.matchAll(pattern)) add(level, match.index, match.index + match[0].length)
  return found.sort((a, b) => a.start - b.start)
}

const trimmedEnd = (flat: string, start: number, end: number): number => start + flat.slice(start, end).trimEnd().length

interface FieldNode {
  id?: string
  next: Map<string, FieldNode>
}

let fields: FieldNode | undefined

/** The field of study named right after a level: «grado en Administración de Empresas». */
function fieldAfter(flat: string, end: number): { id: string; end: number } | undefined {
  fields ??= buildFields()
  const after = clauseAfter(flat, end, 70)
  const tokens = fold(after)
  const first = tokens.findIndex((token) => !isLinking(token) && !FILLERS.has(token.plain))
  if (first < 0 || first > 4) return undefined
  let node: FieldNode | undefined = fields
  let best: { id: string; end: number } | undefined
  for (const token of tokens.slice(first)) {
    const next: FieldNode | undefined = node.next.get(token.folded)
    if (next) {
      node = next
      if (node.id) best = { id: node.id, end: end + token.end }
    } else if (!isLinking(token)) break
  }
  return best
}

/** The fields of study that a text names anywhere, by their ids: «Ingeniería Civil Industrial» is not civil engineering. */
export function studyFieldsIn(text: string): Set<string> {
  fields ??= buildFields()
  const found = new Set<string>()
  const tokens = fold(text)
  for (let from = 0; from < tokens.length; ) {
    let node: FieldNode = fields
    let best: { id: string; to: number } | undefined
    for (let at = from; at < tokens.length; at++) {
      const token = tokens[at]
      const next = token && node.next.get(token.folded)
      if (next) node = next
      else if (!token || at === from || !isLinking(token)) break
      if (next?.id) best = { id: next.id, to: at + 1 }
    }
    if (best) found.add(best.id)
    from = best?.to ?? from + 1
  }
  return found
}

const FILLERS = new Set(
  'carreras carrera titulo estudios titulacion universitario universitaria las ciencias'.split(' '),
)

function buildFields(): FieldNode {
  const root: FieldNode = { next: new Map() }
  for (const field of educationFields()) {
    for (const name of [field.name_es, field.name_en, ...field.aliases]) {
      let node = root
      for (const token of contentTokens(fold(name))) node = childOf(node, token)
      node.id ??= field.id
    }
  }
  return root
}

function childOf(node: FieldNode, token: Token): FieldNode {
  const known = node.next.get(token.folded)
  if (known) return known
  const child: FieldNode = { next: new Map() }
  node.next.set(token.folded, child)
  return child
}
