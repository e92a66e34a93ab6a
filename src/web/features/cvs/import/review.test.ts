import { expect, test } from 'vitest'
import { type CvDocument, cvDocument } from '#shared/cvs/cv-document.ts'
import { acceptedDocument, withOwnSection } from './accepted-document.ts'
import { targetsIn } from './lost/placing.ts'
import { stableMarks } from './origin/stable-keys.ts'
import { NOW } from './review-field-specs.ts'
import { reviewSections } from './review-sections.ts'
import { confidenceOf, doubtsIn } from './trust.ts'

const JOB = '0b0e3c1e-6f0a-4a5e-9b57-0c3f5f0f1a01'
const OTHER_JOB = '0b0e3c1e-6f0a-4a5e-9b57-0c3f5f0f1a02'

const read = cvDocument.parse({
  basics: { full_name: 'Ana Prueba', links: [{ kind: 'PORTFOLIO', url: 'https://ana.example.com' }] },
  experience: [
    { id: JOB, position: 'Analista', company: 'Acme', start: '2021-03', current: true, achievements: ['Uno', 'Dos'] },
    { id: OTHER_JOB, position: 'Becaria', company: 'Otra', start: '2019', end: '2020-12' },
  ],
  skills: [{ id: JOB, name: 'SQL', skill_id: 'sql', level: 'AVANZADO' }],
})

/** Writes one field of the review and answers with the document. */
function written(document: CvDocument, path: string, value: string): CvDocument {
  const fields = reviewSections(document).flatMap(({ entries }) => entries.flatMap((entry) => entry.fields))
  const field = fields.find((one) => one.path === path)
  if (!field) throw new Error(`no field ${path}`)
  return field.write(document, value)
}

test('every field that is read is written back as it was', () => {
  const fields = reviewSections(read).flatMap(({ entries }) => entries.flatMap((entry) => entry.fields))
  expect(fields.length).toBeGreaterThan(25)
  for (const field of fields) expect(field.write(read, field.value), field.path).toEqual(read)
})

test('corrections land in their field and nowhere else', () => {
  expect(written(read, 'experience.1.company', 'Nueva').experience.map(({ company }) => company)).toEqual([
    'Acme',
    'Nueva',
  ])
  expect(written(read, 'experience.0.end', '2024-05').experience[0]).toMatchObject({ end: '2024-05', current: false })
  expect(written(read, 'experience.1.end', NOW).experience[1]).toMatchObject({ end: null, current: true })
  expect(written(read, 'basics.links', 'https://ana.example.com\nhttps://github.com/ana').basics.links).toEqual([
    { kind: 'PORTFOLIO', url: 'https://ana.example.com' },
    { kind: 'GITHUB', url: 'https://github.com/ana' },
  ])
})

test('a skill keeps its level when others come and go', () => {
  const skills = written(read, 'skills', 'Python\nSQL').skills
  expect(skills).toMatchObject([{ name: 'Python' }, { name: 'SQL', skill_id: 'sql', level: 'AVANZADO' }])
})

test('doubts come in the order of the page, without those that were checked or stay out', () => {
  const confidence = {
    'basics.full_name': 'ALTA',
    'experience.0.position': 'MEDIA',
    'experience.0.achievements.1': 'BAJA',
    'experience.0.current': 'ALTA',
    'experience.1.company': 'BAJA',
  } as const
  const marks = stableMarks({ document: read, confidence })
  const [job, other] = [`experience.${JOB}`, `experience.${OTHER_JOB}`]
  expect(confidenceOf(marks, `${job}.achievements`)).toBe('BAJA')
  expect(confidenceOf(marks, `${job}.end`)).toBe('ALTA')
  expect(confidenceOf(marks, `${other}.end`)).toBeNull()
  const keys = (checked: string[], left_out: string[], problems = {}) =>
    doubtsIn(reviewSections(read), { marks, problems, checked, left_out }).map(({ field }) => field.key)
  expect(keys([`${job}.position`], [])).toEqual([`${job}.achievements`, `${other}.company`])
  expect(keys([], [OTHER_JOB])).toEqual([`${job}.position`, `${job}.achievements`])
  expect(keys([], [JOB], { 'experience.1.start': 'Completa este campo.' })).toEqual([
    `${other}.company`,
    `${other}.start`,
  ])
})

test('how sure a field is stays with its entry when another comes before it', () => {
  const marks = stableMarks({ document: read, confidence: { 'experience.1.company': 'BAJA' } })
  const [first] = read.experience
  const moved = { ...read, experience: [{ ...first, id: crypto.randomUUID() }, ...read.experience] }
  const [doubt] = doubtsIn(reviewSections(cvDocument.parse(moved)), { marks, problems: {}, checked: [], left_out: [] })
  expect(doubt).toMatchObject({ field: { path: 'experience.2.company' }, entry_id: OTHER_JOB })
})

test('what is left out and empty lines do not reach the CV', () => {
  const edited = written(read, 'experience.0.achievements', 'Uno\n\nDos')
  const accepted = acceptedDocument(edited, [OTHER_JOB])
  expect(accepted.experience).toHaveLength(1)
  expect(accepted.experience[0]?.achievements).toEqual(['Uno', 'Dos'])
})

test('every word without a place fits into hidden sections that the contract accepts', () => {
  const texts = Array.from({ length: 60 }, (_, at) => `Trozo ${at} ${'x'.repeat(at * 20)}`)
  const kept = withOwnSection(read, 'Texto sin ubicar', texts, true)
  expect(cvDocument.safeParse(kept).error).toBeUndefined()
  const stored = kept.custom.flatMap(({ items }) => items.map(({ text }) => text)).join('')
  const letters = (text: string) => text.replaceAll(/\s/g, '')
  expect(letters(stored) === letters(texts.join(''))).toBe(true)
  expect(kept.sections.filter(({ key, hidden }) => key.startsWith('custom:') && hidden)).toHaveLength(
    kept.custom.length,
  )
})

test('a piece goes where the person says', () => {
  const put = (label: string, text: string) =>
    targetsIn(read)
      .find((one) => one.label.includes(label))
      ?.put(read, text)
  expect(put('Habilidades', 'Excel, SQL; Python')?.skills.map(({ name }) => name)).toEqual(['SQL', 'Excel', 'Python'])
  expect(put('Becaria', 'Informes')?.experience[1]?.achievements).toEqual(['Informes'])
  expect(put('Sección propia', 'Carné B')?.custom[0]?.items[0]?.text).toBe('Carné B')
})
