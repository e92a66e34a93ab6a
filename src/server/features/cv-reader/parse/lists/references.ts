import { randomUUID } from 'node:crypto'
import { reference } from '#shared/cvs/cv-document.ts'
import { squeezed } from '../../lines/clean-text.ts'
import type { Line } from '../../lines/line.ts'
import { toTexts } from '../../lines/wrapping.ts'
import type { Draft } from '../draft.ts'
import { splitByLook } from '../entries/undated-entries.ts'
import { partsOf } from '../head/head.ts'
import { rateListed } from './listed.ts'
import { splitList } from './used-skills.ts'

const MOST_REFERENCES = 10

export function readReferences(draft: Draft, lines: readonly Line[]): void {
  for (const { head, body } of splitByLook(lines)) {
    const parts = partsOf(head)
    const [name = '', relation = '', ...others] = parts
    const whole = [...head, ...body].map((line) => line.text).join(' ')
    const contact = [...others, ...body.map((line) => line.text)].join(' ')
    if (relation === '' || !/^\p{Lu}/u.test(name) || name.split(' ').length > 6) {
      draft.hold(whole)
      continue
    }
    placeReference(draft, name, relation, contact)
  }
}

export function placeReference(draft: Draft, name: string, relation: string, contact: string): void {
  const item = reference.parse({
    id: randomUUID(),
    name: draft.fit(name, 120),
    relation: draft.fit(relation, 120),
    contact: draft.fit(squeezed(contact), 200),
  })
  const at = draft.add(draft.document.references, item, MOST_REFERENCES, [name, relation, contact])
  if (at !== null) rateListed(draft, `references.${at}`, item)
}

const MOST_INTERESTS = 10
const LONGEST_INTEREST = 40

export function readInterests(draft: Draft, lines: readonly Line[]): void {
  for (const { text, first } of toTexts(lines, 'names')) {
    const cells = first.text === text ? first.cells.map((cell) => cell.text) : [text]
    for (const interest of cells.flatMap(splitList)) placeInterest(draft, interest)
  }
}

export function placeInterest(draft: Draft, interest: string): void {
  const { interests } = draft.document
  if (interest.length > LONGEST_INTEREST || interests.length >= MOST_INTERESTS) draft.hold(interest)
  else if (interest !== '') draft.rate(`interests.${interests.push(interest) - 1}`, interest, 'ALTA')
}
