import { isBalanced } from '../dates/dates.ts'
import type { Head } from '../head/head.ts'

const HOURS =
  /(?:^|,\s*|\s+\(|\s+(?=los fines))((?:por horas|a (?:media )?jornada(?: (?:parcial|completa))?|(?:a )?tiempo (?:parcial|completo)|(?:a )?media jornada|jornada (?:parcial|completa|intensiva)|(?:los )?fines de semana|caps de setmana|fins de semana|a media xornada|a mitja jornada|intern[oa]|extern[oa]|part[- ]time|full[- ]time|turno (?:de )?\p{L}+|eventual(?:es)?|temporal|extras?|\d{1,2} ?h(?:oras)?(?: ?\/ ?semana| semanales| a la semana)?|campa[ñn]a(?: de)? \p{L}+(?: y \p{L}+)?))\)?$/iu

const SEASON_FIRST = /^((?:campa[ñn]a|temporada)(?: de)?(?: \p{L}{3,12}){0,2}),\s+/iu

/** «Glovo, fines de semana», «limpieza, por horas»: how much somebody worked is none of the names. */
export function withoutHours(head: Head, name: string): string {
  const [front, season] = SEASON_FIRST.exec(name) ?? []
  if (front && season) {
    head.times.push(season)
    return withoutHours(head, name.slice(front.length))
  }
  const found = HOURS.exec(name)
  const rest = name.slice(0, found?.index).trimEnd()
  if (!found?.[1] || (found.index === 0 && found[1].length < name.length) || (isBalanced(name) && !isBalanced(rest)))
    return name
  head.times.push(found[1])
  return rest
}
