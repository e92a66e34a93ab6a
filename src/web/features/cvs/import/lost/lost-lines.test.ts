import { expect, test } from 'vitest'
import { cvDocument } from '#shared/cvs/cv-document.ts'
import { type CvProposal, cvProposal } from '#shared/cvs/cv-imports.ts'
import { ReadText } from '../origin/find-in-text.ts'
import { originOf, originsIn } from '../origin/origins.ts'
import { reviewSections } from '../review-sections.ts'
import { lostLines } from './lost-lines.ts'

const id = (at: number) => `0b0e3c1e-6f0a-4a5e-9b57-0c3f5f0f1a0${at}`
const TEXT = `Ana Prueba, Madrid, 34 años
Experiencia
Cajera en Súper Sol (Madrid), marzo 2019 - 2021
lo de las cajas y los turnos
Camarera, Bar Luz, 2017 - 2019
también llevaba
la terraza grande
OTROS DATOS
me gusta el monte
Estudios
ESO, IES Madrid Sur, 2016`

const document = cvDocument.parse({
  basics: { full_name: 'Ana Prueba', city: 'Madrid' },
  experience: [
    { id: id(1), position: 'Cajera', company: 'Súper Sol', city: 'Madrid', start: '2019-03', end: '2021' },
    { id: id(2), position: 'Camarera', company: 'Bar Luz', start: '2017', end: '2019' },
  ],
  education: [{ id: id(3), degree: 'ESO', institution: 'IES Madrid Sur', end: '2016' }],
  custom: [{ id: id(4), title: 'Más información', items: [{ id: id(5), text: 'me gusta el monte' }] }],
})
const proposal: CvProposal = cvProposal.parse({
  language: 'es',
  document,
  confidence: { 'custom.0.items.0.text': 'BAJA' },
  unplaced_text: ['también llevaba la terraza grande', 'lo de las cajas', '34 años', 'algo que no está escrito ahí'],
  original_pages: [TEXT],
  hidden_text_found: false,
})

const sections = reviewSections(proposal.document)
const text = new ReadText(proposal.original_pages)
const origins = originsIn(sections, text)

test('lost lines stand in the order of the text, under the job they lay under, beside their neighbours', () => {
  const lines = lostLines({ proposal, sections, text, origins })
  expect(lines.map((line) => line.text)).toEqual([
    '34 años',
    'lo de las cajas',
    'también llevaba la terraza grande',
    'me gusta el monte',
    'algo que no está escrito ahí',
  ])
  const [personal, first, second, guessed, nowhere] = lines
  expect(personal).toMatchObject({ home: null })
  expect(first).toMatchObject({
    home: { entry_id: id(1), title: 'Cajera · Súper Sol' },
    before: 'Cajera en Súper Sol (Madrid), marzo 2019 - 2021',
    after: 'Camarera, Bar Luz, 2017 - 2019',
  })
  expect(second).toMatchObject({ home: { entry_id: id(2) }, after: 'OTROS DATOS' })
  expect(guessed).toMatchObject({ home: null, item_id: id(5) })
  expect(nowhere).toMatchObject({ place: null, home: null, before: '' })
})

function saidAt(path: string): string {
  const found = sections.flatMap(({ key, entries }) =>
    entries.flatMap((entry) =>
      entry.fields.flatMap((field) => (field.path === path ? [originOf(origins, entry, key, field.key)] : [])),
    ),
  )[0]
  const [from, to] = [text.words[found?.first ?? -1], text.words[found?.last ?? -1]]
  return from && to ? TEXT.slice(from.from, to.to) : ''
}

test.each([
  ['experience.0.company', 'Súper Sol'],
  ['experience.0.start', 'marzo 2019'],
  ['experience.1.end', '2019'],
  ['experience.1.start', '2017'],
  ['education.0.institution', 'IES Madrid Sur'],
  ['education.0.end', '2016'],
])('%s stands where it was read', (path, said) => {
  expect(saidAt(path)).toBe(said)
})

test('of places that say the same, a field takes the one beside its entry', () => {
  const [city] = sections.flatMap(({ entries }) =>
    entries.flatMap(({ fields }) => fields.filter((one) => one.path === 'experience.0.city')),
  )
  const place = origins.fields.get(city?.key ?? '')
  const from = text.words[place?.first ?? -1]?.from ?? 0
  expect(TEXT.slice(0, from).split('\n')).toHaveLength(3)
})

test('a field that stands nowhere leads to its entry', () => {
  expect(saidAt('experience.1.modality')).toBe('Camarera, Bar Luz, 2017 - 2019')
})
