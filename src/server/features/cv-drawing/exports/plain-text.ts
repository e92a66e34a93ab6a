import type { CvContent } from '#shared/cvs/cv-document.ts'
import { EVERYTHING, type OutlineSection, outlineOf, type Shown } from '../outline/outline.ts'
import type { BodyLine, Entry, LanguageRow, Part } from '../outline/parts.ts'
import { WORDS } from '../outline/words.ts'

const COLUMNS = 80

/** Breaks between words; a word longer than the line stays whole. Later lines begin below the first letter. */
function wrap(text: string, mark = ''): string {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line && mark.length + line.length + 1 + word.length > COLUMNS) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  return lines.map((line, place) => (place === 0 ? mark : ' '.repeat(mark.length)) + line).join('\n')
}

const joined = (parts: readonly (Part | null)[], separator: string): string =>
  parts.flatMap((part) => (part ? [part.text] : [])).join(separator)

const bodyText = (line: BodyLine): string => wrap(line.text, line.bullet ? '- ' : '')

const namedList = (name: string, items: readonly Part[]): string[] =>
  items.length > 0 ? [wrap((name ? `${name}: ` : '') + joined(items, ', '))] : []

function entryText({ title, dates, details, body, skills }: Entry, skillsUsed: string): string {
  return [
    wrap(dates ? `${title.text} (${dates.text})` : title.text),
    ...(details.length > 0 ? [wrap(joined(details, ' · '))] : []),
    ...body.map(bodyText),
    ...namedList(skillsUsed, skills),
  ].join('\n')
}

function languageText({ name, level, certificate, detail }: LanguageRow): string {
  const known = joined([level, certificate], ' · ')
  const skills = detail.flatMap((one) => (one.level ? [`${one.skill} ${one.level.text}`] : [])).join(' · ')
  return [wrap(known ? `${name.text}: ${known}` : name.text), ...(skills ? [wrap(skills, '  ')] : [])].join('\n')
}

function sectionText(section: OutlineSection, skillsUsed: string): string {
  const heading = `${section.heading}\n${'-'.repeat(section.heading.length)}`
  switch (section.kind) {
    case 'text':
      return [heading, ...section.items.map(bodyText)].join('\n')
    case 'groups':
      return [heading, ...section.items.flatMap(({ name, items }) => namedList(name, items))].join('\n')
    case 'languages':
      return [heading, ...section.items.map(languageText)].join('\n')
    case 'entries':
      return `${heading}\n${section.items.map((entry) => entryText(entry, skillsUsed)).join('\n\n')}`
  }
}

/** The CV for forms that only take text: 80 columns, UTF-8, nothing but words. */
export function toPlainText(content: CvContent, shown: Shown = EVERYTHING): string {
  const { name, headline, contact, sections } = outlineOf(content, shown)
  const masthead = [name, headline].flatMap((part) => (part ? [wrap(part.text)] : []))
  const reach = contact.map((part) => wrap(`${part.printed}: ${part.text}`))
  const blocks = sections.map((section) => sectionText(section, WORDS[content.language].skills_used))
  return `${[masthead.join('\n'), reach.join('\n'), ...blocks].filter(Boolean).join('\n\n')}\n`
}
