/** Words that end a paper, or say that another thing than a paper may stand in its place. */
const NO_PAPER =
  '(?!(?:un |una |el |la |su )?(?:similar|equivalente|superior|afin|parecid|analog|experiencia|mas |mayor|en (?:tramite|proceso|curso|vigor|su )|con |estar|poder|disposici|disponib|compromiso|tramit|licencia|carne|carnet|certific|titul|curso|diploma|tarjeta|bachiller|licenciad|ingenier|tecnic|tecnolog|grado|fp |cfg|colegi|matricul|permiso|manejo|conocimient|dominio|habilita|autoriza|acredita))'
const ITEM = `${NO_PAPER}[a-z0-9][^,.;:()\\n]{2,70}?`
const ENDS = '(?= ?(?:[.;:(\\n]|, (?![^.;:()\\n]* [ou] )|$))'
const WAYS = new RegExp(`^((?:, ${ITEM})*?),? (?:[ou]|y/o) ((?:(?:de|en|del) )?${ITEM})${ENDS}`)

/** A paper as it is called, the names of those that may stand in its place, and how far they reach. */
interface PaperWays {
  name: string
  others: string[]
  length: number
}

/**
 * «Curso de monitor o socorrista vigente», «Diplomado en costos, presupuestos o en gestión de obras», «Curso de 60 horas o de
 * 20 horas»: what stands behind the «o» is another paper of the same kind, and neither is asked for by itself.
 */
export function paperWays(written: string, behind: string, flat: string): PaperWays | undefined {
  const kind = /^(.*?) (de|en|del) /.exec(written)
  const match = kind ? WAYS.exec(flat) : null
  if (!kind || !match) return undefined
  const [whole, listed = '', last = ''] = match
  const at = whole.length - last.length
  const items = [
    ...behind
      .slice(0, listed.length)
      .split(/, /)
      .filter((one) => one !== ''),
    behind.slice(at, at + last.length),
  ]
  return { name: written, others: items.map((item) => inItsPlace(item, written, kind)), length: whole.length }
}

/** «6 horas» are of the same course; «en costos» brings its own word along. */
function inItsPlace(item: string, written: string, [, paper = '', link = '']: RegExpExecArray): string {
  const course = /^\d/.test(item) ? /^.*? (?=\d+ ?h)/i.exec(written)?.[0] : undefined
  if (course !== undefined) return `${course}${item}`
  return /^(?:de|en|del) /.test(item) ? `${paper} ${item}` : `${paper} ${link} ${item}`
}
