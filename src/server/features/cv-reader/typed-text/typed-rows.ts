import { isDateCell } from '../parse/dates/dates.ts'
import { headingKind } from '../parse/sections/heading-words.ts'
import { sectionsOfRow } from './headed-row.ts'

/** «[12/6 10:14] Nico: soy panadero», «12/06/24, 10:14 - Nico: …»: when and by whom a message was sent. */
const MESSAGE =
  /^\s*(?:\[\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? \d{1,2}:\d{2}(?::\d{2})?[^\]]{0,8}\]\s*|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?\s*[-–]\s*)[^:\d]{1,40}:\s+/u
const FEWEST_MESSAGES = 2

/** A CV that was sent as messages is what they say, each by itself. */
function withoutSenders(rows: readonly string[]): readonly string[] {
  const sent = rows.filter((row) => MESSAGE.test(row)).length
  return sent < FEWEST_MESSAGES
    ? rows
    : rows.flatMap((row) => (MESSAGE.test(row) ? ['', row.replace(MESSAGE, '')] : [row]))
}

/** «Redes ....... Cisco, VPN»: dots that lead from a name to what it has. */
const LEADER = /(?<=\S) ?\.{4,} ?(?=\S)/u
const LEADERS = new RegExp(LEADER.source, 'gu')
/** «CARGO        : MECÁNICO»: the signs of a form one below the other. */
const FAR_COLON = /^(\s*[\p{L}\d][^:]{1,40}?)\s{2,}:\s+(?=\S)/u

const NEXT_CELL = '   '
const afterLabel = (label: string): string => (isDateCell(label) ? NEXT_CELL : ': ')

function withColon(row: string): string {
  const led = LEADER.exec(row)
  if (led) {
    const behind = row.slice(led.index + led[0].length)
    const sign = isDateCell(behind) ? NEXT_CELL : afterLabel(row.slice(0, led.index))
    return row.slice(0, led.index) + sign + behind.replaceAll(LEADERS, NEXT_CELL)
  }
  return row.replace(FAR_COLON, (_, label: string) => label + afterLabel(label.trim()))
}

/** «// OTROS //», «=== Estudios ===»: signs drawn around a heading. */
const DRAWN = /^\s*([/=*:~_<>|+-])\1+\s*(\p{L}[\p{L} ,y/&]{2,40}?)\s*[/=*:~_<>|+-]{2,}\s*$/u
const withoutDrawing = (row: string): string =>
  row.replace(DRAWN, (whole, _, title: string) => (headingKind(title) ? `## ${title}` : whole))

/** What a page of LinkedIn shows besides, where it was copied from the screen. */
const OF_THE_SCREEN =
  /^\s*(?:logotipo de \S.*|perfil de linkedin|(?:m[aá]s de )?[\d.]+ (?:contactos|seguidores)|informaci[oó]n de contacto|mostrar (?:todo|tod[oa]s|l[oa]s \d).*|(?:…|\.\.\.) ?(?:ver )?m[aá]s)\s*$/iu
const withoutScreen = (rows: readonly string[]): readonly string[] => rows.filter((row) => !OF_THE_SCREEN.test(row))

/** Rows as their writer meant them, without what the way of typing or sending put between the words. */
export const typedRows = (rows: readonly string[]): string[] =>
  withoutScreen(withoutSenders(rows)).map(withColon).map(withoutDrawing).flatMap(sectionsOfRow)
