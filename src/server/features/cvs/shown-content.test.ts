import { expect, it } from 'vitest'
import { fullCv } from '#server/features/cv-drawing/render/testing/full-cv.ts'
import { circumstances, cvDocument } from '#shared/cvs/cv-document.ts'
import { shownContent } from './shown-content.ts'

it('shows a registration without the number that leads to the person', () => {
  const { document } = shownContent(fullCv())
  expect(document.registrations[0]).toMatchObject({ body: 'Colegio de Economistas de Aragón', number: '' })
  expect(document.circumstances.licences).toEqual(['B', 'C+E'])
})

it('keeps to itself what the person hid', () => {
  const content = fullCv()
  const sections = content.document.sections.map((one) => ({ ...one, hidden: one.key === 'circumstances' }))
  const { document } = shownContent({ ...content, document: { ...content.document, sections } })
  expect(document.circumstances).toEqual(circumstances.parse({}))
})

it('shows no entry that was begun and left empty', () => {
  const id = '00000000-0000-4000-8000-00000000000a'
  const begun = { certifications: [{ id }, { id, name: 'Soldadura TIG' }], experience: [{ id }], languages: [{ id }] }
  const { document } = shownContent({ ...fullCv(), document: cvDocument.parse(begun) })
  expect(document.certifications.map(({ name }) => name)).toEqual(['Soldadura TIG'])
  expect([document.experience, document.languages]).toEqual([[], []])
})
