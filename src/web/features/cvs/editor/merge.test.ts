import { expect, it } from 'vitest'
import { type CvContent, cvContent } from '#shared/cvs/cv-document.ts'
import { firstPicks } from '#web/editor/merging/merge.ts'
import { sameContent } from '../differences/cv-differences.ts'
import { merged, mergeSections } from './merge.ts'

const base = cvContent.parse({ title: 'Base', document: { summary: 'Hola.', interests: ['Cine'] } })

function changed(change: (content: CvContent) => void): CvContent {
  const copy = structuredClone(base)
  change(copy)
  return copy
}

const mine = changed((content) => {
  content.title = 'Mío'
  content.document.summary = 'Mi resumen.'
  content.document.interests = []
})
const theirs = changed((content) => {
  content.title = 'Suyo'
  content.document.basics.full_name = 'Ana'
})

it('says who changed what, the clashes first, and picks only what nobody else touched', () => {
  const sections = mergeSections(base, mine, theirs)
  expect(sections.map(({ key, changed_by }) => [key, changed_by])).toEqual([
    ['title', 'BOTH'],
    ['basics', 'THEM'],
    ['summary', 'ME'],
    ['interests', 'ME'],
  ])
  expect(firstPicks(sections)).toEqual({ basics: 'THEIRS', summary: 'MINE', interests: 'MINE' })
})

it('makes one text of the picks', () => {
  const picks = firstPicks(mergeSections(base, mine, theirs))
  const wanted = changed((content) => {
    content.title = 'Suyo'
    content.document.basics.full_name = 'Ana'
    content.document.summary = 'Mi resumen.'
    content.document.interests = []
  })
  expect(sameContent(merged(mine, theirs, { ...picks, title: 'THEIRS' }), wanted)).toBe(true)
  expect(merged(mine, theirs, { ...picks, title: 'MINE' }).title).toBe('Mío')
})

it('has nothing to ask about equal texts', () => {
  expect(mergeSections(base, mine, mine)).toEqual([])
})
