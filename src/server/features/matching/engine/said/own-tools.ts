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

/** «Tengo mis tijeras» answers whether somebody brings what the work is done with. */
export const ownTools = (asked: string, candidate: PreparedCandidate): Finding =>
  ASKED.test(asked) ? lineSaying(HELD, candidate) : UNKNOWN
