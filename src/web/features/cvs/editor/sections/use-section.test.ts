import { expect, it } from 'vitest'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { knownSection } from './use-section.ts'

const ID = '00000000-0000-4000-8000-00000000000c'
const document = cvDocument.parse({ custom: [{ id: ID, title: 'Patentes' }] })

it.each([
  ['experience', 'experience'],
  ['design', 'design'],
  [`custom:${ID}`, `custom:${ID}`],
  ['custom.0', `custom:${ID}`],
  ['custom.1', 'basics'],
  ['nothing', 'basics'],
])('the section that an address calls «%s»', (wanted, key) => {
  expect(knownSection(document, wanted)).toBe(key)
})
