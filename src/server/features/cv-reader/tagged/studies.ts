import type { CvSpanKind } from '#server/features/language/model/labels.ts'
import { saysOngoing } from '../parse/dates/dates.ts'
import type { Draft } from '../parse/draft.ts'
import { placeStudy } from '../parse/studies/place-study.ts'
import { GRADE } from '../parse/studies/study-names.ts'
import type { Block } from './blocks.ts'
import { all, cut, first, type Group } from './groups.ts'
import { remarksIn, saidOf } from './said.ts'
import { timeOf } from './times.ts'

const OF_STUDIES: ReadonlySet<CvSpanKind> = new Set<CvSpanKind>(['title', 'school', 'dates', 'place'])
const SURE = 0.9

/** Studies out of the lines that stand together. */
export function placeStudies(draft: Draft, { lines, is_whole }: Block): void {
  for (const group of cut(saidOf(lines, OF_STUDIES), { names: ['title', 'school'] })) place(draft, group, is_whole)
}

function place(draft: Draft, group: Group, is_whole: boolean): void {
  const title = first(group, 'title')
  const school = first(group, 'school')
  if (!title && !school) {
    for (const { line } of group.lines) draft.hold(line.text)
    return
  }
  const { span, told } = timeOf(all(group, 'dates'))
  const text = group.lines.map(({ line }) => line.text).join('\n')
  placeStudy(draft, {
    degree: title?.text ?? '',
    field: '',
    institution: school?.text ?? '',
    place: first(group, 'place')?.text ?? '',
    sure: Math.min(title?.sure ?? 1, school?.sure ?? 1) >= SURE,
    span,
    ongoing: span?.current === true || saysOngoing(text),
    notes: [...told, ...(is_whole ? remarksIn(group, OF_STUDIES) : [])],
    grade: GRADE.exec(text.slice(0, 1_000))?.[1] ?? '',
  })
}
