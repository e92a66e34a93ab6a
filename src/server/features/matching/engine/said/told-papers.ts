import { flatten } from '#server/features/language/normalise/fold.ts'
import { paperClassOf } from '../papers/paper-class.ts'
import { practiceOf } from '../papers/practice-forms.ts'

interface ToldPaper {
  name: string
  start: number
  end: number
}

/** A full stop after «Mat.» or «Céd. Prof.» ends nothing, nor does what says that it has run out stand apart. */
const CLAUSES =
  /(?:(?<!(?<!\p{L})(?:mat|c[eé]d|prof|col|n[uú]m|lic|nro|\p{L}))\.(?!\d)|[;|\n•]|,(?!\s*(?:ya )?(?:vencid|caducad|expirad)))+/giu
/** Who may practise says so in passing: «ya colegiada», «con título y cédula». */
const MAY_PRACTISE =
  /(?<![a-z])(?:colegiad[oa]|con (?:titulo y )?cedula|cedula profesional|matricula (?:activa|vigente|habilitada|provincial|nacional|profesional)|tarjeta profesional|ced\. ?prof\.?|mat\. ?(?:prof|prov|nac|tomo|[xvil]+ |n?[º°.]? ?\d)[a-z.]*|colegio (?:oficial |publico )?de (?:abogad|medic|enferm|psicolog|arquitect|farmac|fisioterap|procurador|economist|contador|ingenier|odontolog|escriban|veterinari|trabajador)[a-z]*|n\S{0,2} (?:de )?colegiad[oa])(?![a-z])/
/** «Conductor profesional A-5»: who drives by a class of licence holds it. */
const DRIVES = /^(?:conductor[a]?|chofer) (?:profesional )?(?:(?:con )?licencia )?(?:clase |tipo )?a-?[1-5](?![a-z0-9])/
const NOT_YET = /(?<![a-z])(?:no|sin|aun|pendiente|tramite|proceso|solicitad[oa]|esperando)(?![a-z])/

/** The parts of a headline, a summary or a note that name a paper by its class, or that somebody may practise. */
export function toldPapersIn(text: string): ToldPaper[] {
  const ends = [...text.matchAll(CLAUSES)].map(({ index }) => index).concat(text.length)
  return ends.flatMap((end, at) => {
    const from = at === 0 ? 0 : (ends[at - 1] ?? 0) + 1
    const name = text
      .slice(from, end)
      .replace(/\([^()]*$/, '')
      .trim()
    return isPaper(name) ? [{ name, start: from, end }] : []
  })
}

function isPaper(name: string): boolean {
  if (paperClassOf(name) !== null || DRIVES.test(flatten(name).trim())) return true
  const flat = flatten(name)
  return (MAY_PRACTISE.test(flat) || practiceOf(name) !== null) && !NOT_YET.test(flat)
}
