import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { SOMEONE } from '#server/platform/processes/testing/someone.ts'
import type { CvContent, CvDocument } from '#shared/cvs/cv-document.ts'
import { skill } from '#shared/cvs/cv-document.ts'
import { EVERYTHING, outlineOf } from '../outline/outline.ts'
import { readBack } from '../render/readback.ts'
import { renderPdf } from '../render/render.ts'
import { fullCv, longCv } from '../render/testing/full-cv.ts'
import { columnsOf } from './side-column.ts'

const keysOf = (content: CvContent) => {
  const { side, main } = columnsOf(outlineOf(content, EVERYTHING), content.template, content.design)
  return { side: side.map(({ key }) => key), main: main.map(({ key }) => key) }
}
const withSkills = (content: CvContent, skills: CvDocument['skills']): CvContent => ({
  ...content,
  document: { ...content.document, skills },
})
const named = (names: readonly string[]) => names.map((name) => skill.parse({ id: randomUUID(), name }))

it('sets short sections beside the rest, in the order of the person', () => {
  const { side, main } = keysOf(fullCv({ template: 'LATERAL' }))
  expect(side).toEqual(['skills', 'languages', 'registrations', 'circumstances'])
  expect(main.slice(0, 3)).toEqual(['summary', 'experience', 'education'])
  expect(keysOf(fullCv({ template: 'ESENCIAL' })).side).toEqual([])
})

it('leaves in the main column what would not fit: too much of it, or a word too wide', () => {
  const content = fullCv({ template: 'MODERNO' })
  const many = withSkills(content, named(Array.from({ length: 60 }, (_, at) => `Habilidad número ${at}`)))
  expect(keysOf(many).main).toContain('skills')
  const wide = withSkills(content, named(['Otorrinolaringología-y-audiología']))
  expect(keysOf(wide).main).toContain('skills')
})

it('leaves in its own place what a very long head takes the room of', () => {
  const content = fullCv({ template: 'LATERAL' })
  const { basics } = content.document
  const full_name = 'María de las Mercedes Fernández-Villaverde y Echevarría-Goikoetxea '.repeat(2).slice(0, 120)
  const email = 'maria.de.las.mercedes.fernandez-villaverde@hospital.example'
  const long = { ...content, document: { ...content.document, basics: { ...basics, full_name, email } } }
  expect(keysOf(content).side).toContain('circumstances')
  expect(keysOf(long).main).toContain('circumstances')
  expect(keysOf(long).main.slice(0, 2)).toEqual(['summary', 'experience'])
})

it.each(['LATERAL', 'MODERNO'] as const)('%s loses nothing in any size, margin and page', async (template) => {
  for (const size of [9, 12])
    for (const margins of ['ESTRECHOS', 'AMPLIOS'] as const)
      for (const page of ['A4', 'LETTER'] as const) {
        const content = withSkills(
          longCv({ template, design: { size, margins, page } }),
          named(Array.from({ length: 22 }, (_, at) => `Gestión de proyectos ${at}`)),
        )
        const read = await readBack(SOMEONE, content, await renderPdf(SOMEONE, content, { photo: null, ...EVERYTHING }))
        expect(read.items.filter(({ read: found }) => !found)).toEqual([])
        expect(read.in_order).toBe(true)
      }
})
