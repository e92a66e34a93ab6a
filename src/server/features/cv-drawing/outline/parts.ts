import { isLink } from '#shared/cvs/cv-problems.ts'

/** Something the person wrote, as it is printed; `label` names it to the person when the file is read back. */
export interface Part {
  label: string
  text: string
  href: string | null
}

export interface BodyLine extends Part {
  bullet: boolean
}

export interface Entry {
  title: Part
  dates: Part | null
  details: Part[]
  body: BodyLine[]
  skills: Part[]
}

export interface Group {
  name: string
  items: Part[]
}

export interface LanguageRow {
  name: Part
  level: Part | null
  certificate: Part | null
  /** The five skills of the European framework in their order, or none of them. */
  detail: { skill: string; level: Part | null }[]
}

/** Nothing when there is nothing to print, so that no separator is left alone. */
export function part(label: string, text: string, href: string | null = null): Part[] {
  const printed = text.replace(/\s+/g, ' ').trim()
  return printed ? [{ label, text: printed, href }] : []
}

/** An address as people read it; it leads somewhere only when it is a safe link. */
export function address(label: string, url: string): Part[] {
  if (!isLink(url)) return part(label, url)
  return part(label, url.replace(/^https:\/\/(www\.)?/i, '').replace(/\/$/, ''), new URL(url).href)
}

const BULLET = /^\s*[-–—•·*▪●◦]\s+/

/** A paragraph for each line; a line that somebody began with a dash or a dot is an item of a list. */
export function lines(label: string, text: string): BodyLine[] {
  return text
    .split('\n')
    .flatMap((line) => part(label, line.replace(BULLET, '')).map((found) => ({ ...found, bullet: BULLET.test(line) })))
}

export function bullets(label: string, items: readonly string[]): BodyLine[] {
  return items.flatMap((item) => part(label, item.replace(BULLET, ''))).map((found) => ({ ...found, bullet: true }))
}

interface EntryParts {
  /** The first one that says something is the title, the others stand behind it. */
  heads: Part[]
  dates?: Part[]
  body?: BodyLine[]
  skills?: Part[]
}

export function entry({ heads, dates = [], body = [], skills = [] }: EntryParts): Entry[] {
  const [title = dates[0], ...details] = heads
  if (title) return [{ title, dates: heads.length > 0 ? (dates[0] ?? null) : null, details, body, skills }]
  const [first, ...rest] = body
  return first ? [{ title: first, dates: null, details: [], body: rest, skills }] : []
}
