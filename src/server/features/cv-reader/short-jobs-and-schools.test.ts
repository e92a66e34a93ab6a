import { describe, expect, it } from 'vitest'
import { readPastedText } from './rules-alone.ts'

const read = (text: string) => readPastedText(text).proposal.document

describe('a job of one year between others', () => {
  it.each([
    ['Talleres Nogal (2014) – Aprendiz de tornero', 'Talleres Nogal', 'Aprendiz de tornero'],
    ['Clínica del Lago (2013) — Auxiliar administrativa', 'Clínica del Lago', 'Auxiliar administrativa'],
    ['Hotel Mirasol (2012) - Botones', 'Hotel Mirasol', 'Botones'],
  ])('is one of its own: %s', (line, company, position) => {
    const { experience } = read(
      `Rosa Vilches Toro\nJefa de turno\nTemuco\n\nMaderas Ñielol (2018 – 2024) – Jefa de turno\nPlanificación de la línea y reportes. Equipo de doce personas.\n\nAserraderos Cautín (2015 – 2018) – Operadora\nCarga de la línea, limpieza y registro de paros.\n\n${line}\nTareas de apoyo y orden del almacén.\n`,
    )
    expect(experience.map((job) => [job.company, job.position]).at(-1)).toEqual([company, position])
    expect(experience).toHaveLength(3)
  })
})

describe('what a head says of its writer', () => {
  it.each(['CIP hábil', 'CMP habilitado', 'CPSP activa'])('is a registration: %s', (said) => {
    const { registrations } = read(`Julio Ramos Paz\nProfesional – ${said} 2025\nArequipa, Perú\n`)
    expect(registrations.map(({ body }) => body)).toEqual([said])
  })
})

describe('the level of a school', () => {
  const level = (place: string, school: string) =>
    read(`Ana Quispe Lara\nRecepcionista\n${place}\n\nESTUDIOS\n${school}\n`).education[0]?.level

  it('is known by the country in which somebody lives', () => {
    expect(level('Cusco, Perú', 'Gastronomía, instituto, egresada 2019')).toBe('FP_SUPERIOR')
    expect(level('Santiago, Chile', 'Gastronomía, Instituto Profesional del Maule, 2019')).toBe('FP_SUPERIOR')
    expect(level('Madrid, España', 'Gastronomía, instituto, 2019')).not.toBe('FP_SUPERIOR')
  })
})

describe('a school', () => {
  it.each(['GRADO DE INSTRUCCIÓN\nSecundaria completa', 'Grado de instrucción: Secundaria completa'])(
    'keeps its own words as its title: %j',
    (lines) => {
      const { education } = read(
        `Ana Quispe Lara\nRecepcionista\nCusco, Perú\n\nTRABAJO\nHotel Sol, 2019-2021\n\n${lines}\n`,
      )
      expect(education).toMatchObject([{ degree: 'Secundaria completa', institution: '', level: 'BACHILLERATO' }])
    },
  )
})

it('asks nobody about the level of a school that their country has one name for', () => {
  const { confidence } = readPastedText('Ana Quispe Lara\nCusco, Perú\n\nESTUDIOS\nSecundaria completa\n').proposal
  expect(confidence['education.0.level']).toBe('ALTA')
})

describe('hours and travel', () => {
  const life = (line: string) => read(`Luis Mora Gil\nConductor\nLeón\n\nOTROS DATOS\n${line}\n`).circumstances

  it.each(['Turnos: los tres, también noches', 'Turnos: todos', 'Turno: indistinto'])('%s', (line) => {
    expect(life(line).shifts).toContain('ROTATIVO')
  })

  it.each(['Disponible para dormir fuera', 'Disponibilidad para pernoctar'])('%s', (line) => {
    expect(life(line).travels).toBe(true)
  })
})

describe('the name of a paper', () => {
  it.each([
    ['Carnet de gruista renovado en mayo de 2024', 'Carnet de gruista'],
    ['Licencia de buceo expedida en 2021', 'Licencia de buceo'],
  ])('ends before what is said of its date: %s', (line, name) => {
    const { certifications } = read(`Iván Rey Sosa\nGruista\nVigo\n\nCERTIFICADOS\n${line}\n`)
    expect(certifications.map((one) => one.name)).toEqual([name])
  })
})
