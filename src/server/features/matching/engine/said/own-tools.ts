import { flatten } from '#server/features/language/normalise/fold.ts'
import { EVIDENCE_VALUE } from '#shared/matching/rule.ts'
import type { PreparedCandidate } from '../candidate.ts'
import { UNKNOWN } from '../findings.ts'
import type { Finding } from '../types.ts'
import { lineSaying } from './line-saying.ts'

const TOOLS =
  'herramientas?|herramental|equipo (?:de trabajo|propio)|tijeras|cuchillos|brochas|pinceles|taladro|instrumental|utensilios|maquina de (?:coser|soldar|cortar)'
/** «Herramienta propia», «contar con tus tijeras y peines». */
const ASKED = new RegExp(
  `(?<![a-z])(?:(?:${TOOLS})(?: de (?:trabajo|mano))? propi[oa]s?|(?:tus?|sus?) propi[oa]s? (?:${TOOLS}))(?![a-z])`,
)
const HELD = new RegExp(
  `(?<![a-z])(?:(?:tengo|cuento con|dispongo de|llevo|traigo|pongo) (?:(?:ya|toda|todas|todo|mi|mis|la|las|el|los|propi[oa]s?) ){0,3}|mis? (?:propi[oa]s? )?)(?:${TOOLS})(?![a-z])|(?<![a-z])(?:${TOOLS})(?: de (?:trabajo|mano))? propi[oa]s?(?![a-z])`,
)

/** Whoever lists them one by one among what they have brings them, most likely. */
const HAND_TOOL =
  /^(?:cuchara|fratacho|llana|plomada|nivel (?:laser|de burbuja)|nivel|amoladora|esmeril|taladro|atornillador[a]?|destornilladores|martillo|rotomartillo|caladora|cortadora|sierra|serrucho|alicates?|pinzas|llaves|multimetro|tester|pistola de calor|regla|espatulas?|brochas|rodillos|tijeras|peines|cuchillos)(?![a-z])/
const MANY_TOOLS = 3

function listedTools({ lines, texts }: PreparedCandidate): Finding {
  const tools = lines.facts.filter(
    ({ source }) =>
      source.cv_path.startsWith('skills.') &&
      HAND_TOOL.test(flatten((texts[source.cv_path] ?? '').slice(source.start, source.end)).trim()),
  )
  if (tools.length < MANY_TOOLS) return UNKNOWN
  const sources = tools.slice(0, MANY_TOOLS).map(({ source }) => source)
  return { ...UNKNOWN, value: EVIDENCE_VALUE.substitute, related: true, basis: 'NEAR', sources }
}

/** «Tengo mis tijeras» answers whether somebody brings what the work is done with. */
export function ownTools(asked: string, candidate: PreparedCandidate): Finding {
  if (!ASKED.test(asked)) return UNKNOWN
  const held = lineSaying(HELD, candidate)
  return held.value === null ? listedTools(candidate) : held
}
