import type { Line } from '../../lines/line.ts'
import { findDates, isDateCell, saysOngoing, trimmedEnds, withoutSpan } from '../dates/dates.ts'
import { isLabelAlone, type LabelKind, labelKind } from '../entries/labelled-entries.ts'
import { looseSkills } from '../lists/loose-skills.ts'
import { roleScore, schoolScore } from '../names/names.ts'
import { placeOf } from '../names/places.ts'
import { inlineHeading } from './inline-heading.ts'
import { isAboutLife, isOfLife, itemsOf } from './items.ts'
import { isCourse, isField, isLanguage, isWholeStudy, meaningOf } from './line-meaning.ts'
import { ownedThings } from './owned-things.ts'
import { isCertificateUnderWay, isLicence } from './papers.ts'
import type { Section } from './sections.ts'
import { foreignApart, kindInside } from './settle-sentences.ts'
import { isSkill, isSkillsLine } from './skills-line.ts'
import { Sorted } from './sorted-lines.ts'

type Kind = Section['kind']

/** Studies, courses, licences and languages under one heading. */
export function settleStudies(lines: readonly Line[]): Section[] {
  const labels = lines.filter(({ text }) => OF_A_FORM.has(labelKind(/^([^:]{3,30}):\s/.exec(text)?.[1] ?? '')))
  const form = labels.length >= FEWEST_LABELS || lines.some(({ cells, text }) => cells.length > 1 || isLabelAlone(text))
  if (form) return [{ kind: 'education', lines: [...lines] }]
  const sorted = new Sorted()
  let kind: Kind = 'education'
  let before: Line | undefined
  for (const item of lines.flatMap(itemsOf).flatMap(foreignApart).flatMap(ownedThings)) {
    const heading = inlineHeading(item)
    const own: Kind | null = heading
      ? kindInside(heading.kind, heading.line)
      : (courseBelow(item, kind) ?? studyKind(item) ?? shortCourse(item, before))
    const beside =
      own === null &&
      schoolScore(item.text) === 0 &&
      (kind === 'education' || item.gap >= 1) &&
      (isSkill(item.text) || isSkillsLine(item.text) || (item.gap >= 1 && looseSkills(item.text).length > 0))
        ? 'skills'
        : own
    // What follows a line without a name of its own goes with it.
    if (own && own !== 'circumstances' && own !== 'other') kind = own
    sorted.add(beside ?? kind, heading?.line ?? item)
    before = item
  }
  return sorted.all()
}

const FEWEST_LABELS = 3
const OF_A_FORM: ReadonlySet<LabelKind | null> = new Set<LabelKind | null>(['degree', 'institution', 'dates', 'until'])

/** «Scrum Master, 2022» below a study with its own date: a year, and neither a degree nor a school. */
function shortCourse({ text }: Line, before: Line | undefined): Kind | null {
  const [date] = findDates(text)
  if (!date || date.is_range || isDateCell(text) || !before || findDates(before.text).length === 0) return null
  const name = trimmedEnds(withoutSpan(text, date))
  // «Operario en mecanizado, Centro de Formación Sur»: what a school made of somebody.
  const [title = '', ...others] = name.split(/,\s+/)
  if (roleScore(title) >= 2 && others.some((part) => schoolScore(part) > 0)) return 'education'
  return name.split(' ').length > 1 && placeOf(name) === null && !saysOngoing(text) ? 'courses' : null
}

/** «2021: Poda en altura, Centro de Formación Sur» below another course: a year and where it was, and no degree. */
function courseBelow({ text }: Line, above: Kind): Kind | null {
  const [date, ...more] = findDates(text)
  if (above !== 'courses' || !date || date.is_range || more.length > 0 || isWholeStudy(text)) return null
  const [name = '', ...others] = trimmedEnds(withoutSpan(text, date)).split(/,\s+/)
  const taught = others.some((part) => schoolScore(part) > 0)
  return taught && schoolScore(name) === 0 && !isField(name) && roleScore(name) < 2 ? 'courses' : null
}

function studyKind({ text }: Line): Kind | null {
  if (isLanguage(text)) return 'languages'
  if (isLicence(text)) return 'certifications'
  if (isCourse(text) || isCertificateUnderWay(text)) return 'courses'
  if (isOfLife(text)) return 'circumstances'
  if (isAboutLife(text)) return 'other'
  return meaningOf(text) === 'education' ? 'education' : null
}
