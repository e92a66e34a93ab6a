import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const JOBS = ['', 'EXPERIENCIA', 'Mozo de almacén, Maderas Sur, 2015 a 2019', 'Peón, Maderas Norte, 2010 a 2014']
const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document
const basicsOf = (...top: string[]) => read(...top, ...JOBS).basics

describe('where somebody lives', () => {
  it.each([
    [['Nombre: Iván Godoy Páez', 'Edad: 44', 'Barrio: Villa Ángela, Rosario'], 'Rosario'],
    [['Nombre: Iván Godoy Páez', 'Nacionalidad: boliviano, con DNI desde 2012', 'Barrio: Alberdi, Rosario'], 'Rosario'],
    [['Inés Quiroga Paz', 'Temperley, Pcia. de Buenos Aires — ines.q@mail.example'], 'Temperley'],
    [['Nadia Benali', 'Artà (Mallorca)', 'Vivo en España desde 2008'], 'Artà'],
  ])('is the town, whatever stands beside it: %j', (top, city) => {
    expect(basicsOf(...top).city).toMatch(new RegExp(`^${city}`))
  })

  it.each([
    ['iker zabala ruiz (bilbao, casco viejo)', 'Iker Zabala Ruiz', 'Bilbao'],
    ['lucía prado gil, málaga', 'Lucía Prado Gil', 'Málaga'],
  ])('gets its capitals, as the name does: %s', (first, full_name, city) => {
    const { basics } = read(first, 'tel 600 000 452', '', 'experiencia', 'camarera, bar sol, 2015 a 2019')
    expect(basics).toMatchObject({ full_name, city })
    expect(basics.headline).not.toContain('casco')
  })

  it('is named after whoever has a title before the name, also in capitals', () => {
    expect(basicsOf('ING. PERCY OMAR VILLAR TARAZONA', 'Huaraz, Áncash').full_name).toBe('Percy Omar Villar Tarazona')
  })
})

describe('papers', () => {
  it('are no job, though they say since when', () => {
    const { basics, registrations, experience } = read(
      'Irene Boix Climent',
      'Abogada · ICAB ejerciente desde 2015',
      'Sabadell (Barcelona)',
      ...JOBS,
    )
    expect(basics.headline).toBe('Abogada')
    expect(registrations).toMatchObject([{ body: 'ICAB ejerciente', since: '2015' }])
    expect(experience).toHaveLength(2)
  })

  it.each([
    ['Licencia B y D (grúa)', ['B', 'D']],
    ['Licencia C, vigente hasta 2029', ['C']],
    ['Licencia C: en trámite', []],
    ['Licencia B de entrenadora', []],
  ])('say what somebody may drive: %s', (paper, licences) => {
    const { circumstances } = read('Pedro Soto Ríos', 'Chillán, Ñuble', ...JOBS, '', 'OTROS', paper)
    expect(circumstances.licences).toEqual(licences)
  })

  it('are none of the skills beside them', () => {
    const { skills, circumstances } = read(
      'Pedro Soto Ríos',
      'Chillán, Ñuble',
      ...JOBS,
      '',
      'OTROS',
      'Office, Drive, licencia B.',
    )
    expect(skills.map(({ name }) => name)).toEqual(['Office', 'Drive'])
    expect(circumstances.licences).toEqual(['B'])
  })
})

it.each([
  ['Manejo Excel y Sage.', ['Excel', 'Sage']],
  ['Pasaporte sí, visado no. SAP nivel usuario, AutoCAD básico, Excel.', ['SAP', 'AutoCAD', 'Excel']],
])('hears skills beside other things: %s', (line, names) => {
  const { skills } = read('Pedro Soto Ríos', 'Chillán, Ñuble', ...JOBS, '', 'OTROS', line)
  expect(skills.map(({ name }) => name)).toEqual(names)
})
