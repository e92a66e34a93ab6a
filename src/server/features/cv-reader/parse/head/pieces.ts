import { readMoving } from '#server/features/language/normalise/read-moving.ts'
import type { Line } from '../../lines/line.ts'
import { isFull } from '../../lines/wrapping.ts'
import { registrationIn } from '../circumstances/registration-phrases.ts'
import { trimmedEnds } from '../dates/dates.ts'
import type { Draft } from '../draft.ts'
import { positionScore } from '../names/employers.ts'
import { placeByCountry, placeOf } from '../names/places.ts'
import { sentencesOf } from '../sections/items.ts'
import { contactIn, isOnlyLabel, withoutLabel } from './contact.ts'
import { isIntroduction } from './introduction.ts'
import { isPrivateLabel, privateIn } from './private-data.ts'
import { nameApart } from './said-name.ts'
import { takeContact } from './take-contact.ts'

/** A piece of the top of the CV that is neither mail nor phone nor link. */
export interface Piece {
  text: string
  line: Line
  label: string
}

const TITLE =
  /^(?:curr[ií]cul(?:um|o)(?: vit(?:ae|æ))?|c\.?v\.?|resume|résumé|hoja de vida|(?:resumen|s[ií]ntesis|perfil) curricular)$/i
const OF_A_CV = /^(?:curr[ií]culum(?: vit(?:ae|æ))?|c\.?v\.?|hoja de vida|resume|résumé)\s*(?:de|of|:|-|–)\s+/i

/** The pieces of some lines; mail, phone and links go where they belong. */
export function toPieces(draft: Draft, lines: readonly Line[]): Piece[] {
  return wholeAddresses(lines).flatMap((line) => {
    if (TITLE.test(line.text)) return []
    return line.cells.flatMap((cell, at) => {
      // In a form the label is a cell of its own, left of what it says.
      const before = line.cells[at - 1]?.text ?? ''
      const labelled = isOnlyLabel(before) || isPrivateLabel(before)
      const kept = privateIn((labelled ? `${before}: ${cell.text}` : cell.text).replace(OF_A_CV, ''))
      for (const own of kept.found) draft.hold(own)
      const { label, text } = withoutLabel(withoutCredentials(draft, withoutAge(draft, kept.rest)))
      const { email, phone, urls, rest } = contactIn(text)
      takeContact(draft, email, phone, urls)
      const plain = email === '' && phone === '' && urls.length === 0
      // Who writes what they are above it puts their name beside the mail.
      const may_name = line === lines[0] || (line === lines[1] && email !== '')
      const apart =
        label === '' && at === 0 && may_name && !isIntroduction(text)
          ? nameApart((plain ? text : rest).replace(/\.\s*$/, ''))
          : null
      const parts = apart
        ? [apart.name, ...apart.rest]
        : (plain ? text : rest)
            .split(isIntroduction(text) ? WHOLE : /\s*[|·•‖]\s*|\s{2,}|\s+[–—-]\s+(?=\S)/)
            .flatMap((part) => (isIntroduction(part) ? [part] : tradeApart(part).flatMap(placeApart)))
      const pieces = parts.map((part) => ({
        text: trimmedEnds(part.replace(/^[\s.]+/, '').replace(LABEL_BEHIND, '')),
        line,
        label: part === apart?.name ? 'nombre' : label,
      }))
      return pieces.filter(
        ({ text: said }) =>
          /[\p{L}\p{N}]/u.test(said) && !TITLE.test(said) && !isOnlyLabel(said) && !isPrivateLabel(said),
      )
    })
  })
}

const WHOLE = /$^/
const LONGEST_TRADE = 80
/** «Enfermera, Mat. Prov. 4521» */
const TRADE_AND_PAPER = /^([^,]{3,60}),\s+(\p{L}[^,]{4,60})$/u

/** «Camarera de sala. Lugo», «Abogada laboralista. Colegiada n.º 123» */
function tradeApart(text: string): string[] {
  const [, trade = '', paper = ''] = TRADE_AND_PAPER.exec(text) ?? []
  if (positionScore(trade) >= 1 && (registrationIn(paper)?.number ?? '') !== '') return [trade, paper]
  const [first = '', ...others] = sentencesOf(text)
  return others.length > 0 && text.length <= LONGEST_TRADE && positionScore(first) >= 1 ? [first, ...others] : [text]
}

const AGE = /(?:,\s*|\s+[|·•–—-]\s+|\()([1-7]\d (?:a[ñn]os|anys|urte)(?: de edad)?)\)?(?=\s*(?:[,.;|·)]|\s[–—-]\s|$))/iu

/** «38 años, Puerto Vallarta Jalisco» */
const AGE_FIRST = /^([1-7]\d (?:a[ñn]os|anys|urte)(?: de edad)?)\s*[,.;|·–—-]\s*(?=\p{L})/iu

/** «León capital, 24 años»: how old somebody is belongs to nothing beside it. */
function withoutAge(draft: Draft, text: string): string {
  const [whole, age] = AGE.exec(text) ?? AGE_FIRST.exec(text) ?? []
  if (whole === undefined || age === undefined || positionScore(text) >= 1) return text
  draft.hold(age)
  return text.replace(whole, '')
}

/** «Lugo, con disponibilidad para mudarme» */
const OPENING = 'con '.length
const TRADE_AND_PLACE = /^(.{3,80}?)\s*\(([^()]{3,40})\)$/u
const TRADE_THEN_PLACE = /^(.{3,80}),\s+([^,]{3,30})$/u

const ONE_NAME = /^\p{Lu}\p{Ll}{2,}$/u

/** «Desarrolladora web (Ourense)»: what somebody is, and where. */
function placeApart(text: string): string[] {
  // «Toro (Zamora)» is a town, though its name is also another word.
  if (placeOf(text)) return [text]
  const comma = text.indexOf(', ')
  const rest = comma < 0 ? '' : text.slice(comma + 2)
  const moving = rest === '' ? null : readMoving(rest)
  if (moving && moving.start <= OPENING && placeOf(text.slice(0, comma))) return [text.slice(0, comma), rest]
  const [, before, inside] = TRADE_AND_PLACE.exec(text) ?? []
  // «Inca (Mallorca)»: one name before what it lies in is a town that no list knows.
  if (ONE_NAME.test(before ?? '') && positionScore(before ?? '') < 1 && placeOf(inside ?? '')) return [text]
  if (before && inside && placeOf(inside) && !placeOf(before)) return [before, inside]
  const [, trade = '', town = ''] = TRADE_THEN_PLACE.exec(text) ?? []
  return positionScore(trade) >= 1 && placeOf(town) ? [trade, town] : [text]
}

/** «Mérida, Yucatán. Cel: (999…)»: the label of what was taken. */
const LABEL_BEHIND =
  /(?<=\S)[.,;]?\s+(?:cel|celular|tel|tlf|tfno|tel[eé]fono|m[oó]vil|whatsapp|correo|e-?mail|mail)\.?:?\s*$/i

const CREDENTIALS = /^([\p{L}\p{M}'’. -]{5,60}?)((?:,\s*(?:[\p{Lu}.]{2,6}|PhD|Ph\.D\.|MSc))+)$/u

/** «Ana Torres, PMP»: the letters behind a name are none of it. */
function withoutCredentials(draft: Draft, text: string): string {
  const [, name, credentials] = CREDENTIALS.exec(text) ?? []
  if (!name || !credentials || placeOf(text) || placeByCountry(text) || placeOf(credentials.replace(/^,\s*/, '')))
    return text
  draft.hold(credentials.replace(/^,\s*/, ''))
  return name
}

const BROKEN_ADDRESS = /(?:^|\s)\S*(?:@|www\.|https?:|\.(?:com|es|org|net|io|mx|co|cl|pe|ar|br)\b)\S*[-/._@]$/
const tailOf = ({ text }: Line): string => text.slice(-150)
const ADDRESS_END = /(?:^|\s)\S*(?:\.com|www\.|@)\S*$/

/** An address of the web or of mail that the page broke is one word again. */
function wholeAddresses(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    const single = before?.cells.length === 1 && line.cells.length === 1
    const [first = ''] = line.text.split(' ')
    const rest_of_one = /^\p{Ll}[\p{Ll}\d._/-]*$/u.test(first) && !/@|\.com\/|www/.test(first)
    const broken =
      before !== undefined &&
      single &&
      rest_of_one &&
      (BROKEN_ADDRESS.test(tailOf(before)) || (ADDRESS_END.test(tailOf(before)) && isFull(before, line)))
    if (broken) {
      const text = before.text + line.text
      whole[whole.length - 1] = { ...before, text, cells: [{ text, x: before.x }], right: line.right }
    } else whole.push(line)
  }
  return whole
}
