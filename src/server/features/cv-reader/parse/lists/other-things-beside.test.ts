import { expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const read = (...lines: string[]) =>
  readPastedText(
    ['Nerea Olabarri-Quintela', 'nerea@correo.example', '', 'EXPERIENCIA', 'Bar Duero, camarera, 2017 – 2021', ''].join(
      '\n',
    ) + ['', ...lines].join('\n'),
  ).proposal.document

it.each([
  ['IDIOMAS Y COMPUTACIÓN', 'Francés básico, leo cartas fáciles. Word, Photoshop.', 'fr', ['Word', 'Photoshop']],
  ['Paquetería e idiomas', 'Excel, Word; italiano intermedio.', 'it', ['Excel', 'Word']],
  ['OTROS', 'Portugués básico, Canva, Excel.', 'pt', ['Canva', 'Excel']],
  ['OTROS', 'Canva, Excel e inglés básico.', 'en', ['Canva', 'Excel']],
])('%s: %s', (heading, line, language, skills) => {
  const document = read(heading, line)
  expect(document.languages.map((one) => one.language)).toEqual([language])
  expect(document.languages[0]?.overall).not.toBeNull()
  expect(document.languages[0]?.said).not.toMatch(/Word|Excel|Canva/)
  expect(document.skills.map(({ name }) => name)).toEqual(skills)
})

it('leaves a placement in a school among the jobs', () => {
  const { experience, education } = read(
    'Licenciatura en Pedagogía, Universidad del Llano, 2012 – 2016',
    '',
    'PRÁCTICAS PROFESIONALES',
    '2015–2016. Primaria Benita Galeana, Colima, 2° y 4°.',
    '',
    'IDIOMAS Y COMPUTACIÓN',
    'Francés básico. Word, Canva.',
  )
  expect(experience.some(({ company }) => company.startsWith('Primaria Benita Galeana'))).toBe(true)
  expect(education.some(({ degree }) => degree.startsWith('Primaria'))).toBe(false)
})

it.each([
  ['LICENCIAS', 'Clases B, C y A-2. Control en 2031.', ['B', 'C', 'A-2']],
  ['LICENCIAS', 'Clase A-5. Control el 2029', ['A-5']],
  ['OTROS', 'Clase B y A-3. Vehículo propio.', ['B', 'A-3']],
  ['OTROS', 'Licencia profesional clase A-4', ['A-4']],
])('%s: %s', (heading, line, classes) => {
  const { circumstances, skills, courses } = read(heading, line)
  expect(circumstances.licences).toEqual(classes)
  expect([...skills, ...courses]).toEqual([])
})

it('keeps until when the classes hold', () => {
  expect(read('LICENCIAS', 'Clases B, C y A-2. Control en 2031.').certifications).toMatchObject([
    { name: 'Clases B, C y A-2', issuer: '', date: null, expires: '2031', hidden: true },
  ])
})

it('takes the classes of a school for no licence', () => {
  expect(read('CURSOS', 'Clases A y B. Danza para niños, 2019').circumstances.licences).toEqual([])
})
