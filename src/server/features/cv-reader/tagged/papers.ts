import type { CvSpanKind } from '#server/features/language/model/labels.ts'
import { validityIn } from '../parse/dates/validity.ts'
import type { Draft } from '../parse/draft.ts'
import { linksIn } from '../parse/head/contact.ts'
import { type Listed, placeCertification, placeMention } from '../parse/lists/listed.ts'
import { isLicence } from '../parse/sections/papers.ts'
import type { Block } from './blocks.ts'
import { all, cut, first, type Group } from './groups.ts'
import { remarksIn, saidOf } from './said.ts'
import { timeOf } from './times.ts'

const OF_PAPERS: ReadonlySet<CvSpanKind> = new Set<CvSpanKind>(['course', 'issuer', 'number', 'dates'])

/** Courses, certificates, licences and registrations out of the lines that stand together. */
export function placePapers(draft: Draft, { lines, is_whole }: Block): void {
  for (const group of cut(saidOf(lines, OF_PAPERS), { names: ['course'] })) place(draft, group, is_whole)
}

function place(draft: Draft, group: Group, is_whole: boolean): void {
  const course = first(group, 'course')
  if (!course) {
    for (const { line } of group.lines) draft.hold(line.text)
    return
  }
  const { span, told } = timeOf(all(group, 'dates'))
  const listed: Listed = {
    name: course.text,
    organisation: first(group, 'issuer')?.text ?? '',
    ...validityIn(
      group.lines.map(({ line }) => line),
      span,
    ),
    url: linksIn(course.at.line.text).urls[0] ?? '',
    credential_id: first(group, 'number')?.text ?? '',
    notes: [...told, ...(is_whole ? remarksIn(group, OF_PAPERS) : [])],
  }
  if (isLicence(course.text) || listed.credential_id !== '') placeCertification(draft, listed)
  else placeMention(draft, 'courses', listed)
}
