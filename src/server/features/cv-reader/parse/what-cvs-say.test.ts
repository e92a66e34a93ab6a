import { describe, expect, it } from 'vitest'
import { readPastedText } from '../rules-alone.ts'
import { meaningOf } from './sections/line-meaning.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document
const study = (line: string) => read('Julia Ramos Tello', 'Cusco, Perú', '', 'FORMACIÓN', line).education
const told = ({ custom }: ReturnType<typeof read>) => custom.flatMap(({ items }) => items.map(({ text }) => text))

describe('what was studied', () => {
  it('keeps the speciality of a school as its field', () => {
    const [first] = study('Preparatoria técnica CETIS 14, especialidad en mecánica automotriz, concluida 2012')
    expect(first).toMatchObject({
      degree: 'Preparatoria técnica',
      field: 'mecánica automotriz',
      institution: 'CETIS 14',
    })
  })

  it('takes the «bachiller» of a university for a degree, with what was studied', () => {
    const [first, ...others] = study(
      'Universidad Andina del Sur, Ing. Geológica, 2012–2017. Bachiller 2018. Título 2021.',
    )
    expect(others).toEqual([])
    expect(first).toMatchObject({ degree: 'Ing. Geológica', institution: 'Universidad Andina del Sur', level: 'GRADO' })
    expect(study('Universidad del Sur, Arquitectura, egresada 2019, bachiller 2020. Tesis en curso.')[0]).toMatchObject(
      {
        degree: 'Arquitectura',
        level: 'GRADO',
        in_progress: false,
      },
    )
    expect(study('Universidad del Sur, Escuela de Turismo, 2015 – 2020. Grado de bachiller 2021.')[0]).toMatchObject({
      degree: 'Grado de bachiller',
      field: 'Turismo',
      level: 'GRADO',
    })
  })

  it('takes a title below the name for the headline, without the age beside it', () => {
    const { basics } = read(
      'Julia Ramos Tello',
      'Bachiller en Turismo – 29 años – Cusco, Perú',
      '',
      'IDIOMAS',
      'Inglés B1',
    )
    expect(basics.headline).toBe('Bachiller en Turismo')
  })
})

const jobs = (...lines: string[]) =>
  read('Lucía Soler Mateu', 'Alicante', '', 'Mi vida laboral', '', ...lines).experience

describe('jobs', () => {
  it('says of those under «PRÁCTICAS» that they were placements', () => {
    const [first, second, third] = jobs(
      'Farmacia Bonavista | Auxiliar de farmacia | 2021 – 2023',
      'Mostrador y pedidos.',
      '',
      'PRÁCTICAS EN EMPRESA',
      '',
      'Laboratorio Dental Marina, Elche. Marzo 2020 – junio 2020',
      'Modelos de escayola.',
      '',
      'Clínica del Puerto | Auxiliar de clínica | 2019',
      'Esterilización.',
    )
    expect(first?.position).toBe('Auxiliar de farmacia')
    expect(second?.position).toBe('Prácticas')
    expect(third?.position).toBe('Auxiliar de clínica (prácticas)')
  })

  it('takes a season, contracts or a department for no position', () => {
    const [first] = jobs(
      'Desde 2017 hasta ahora, cada campaña (de mayo a octubre): Viveros La Noria. Injerto y riego plantones.',
    )
    expect(first).toMatchObject({ company: 'Viveros La Noria' })
    expect(first?.position).not.toContain('campaña')
    const [second] = jobs(
      '2011 a 2016: Ayuntamiento de Altea, varios contratos de 2 y 4 meses. Barrido de calles y parques.',
    )
    expect(second?.position).not.toContain('contratos')
    const [third] = jobs(
      'Municipalidad de Ancud – SECPLAN',
      'Julio 2021 – junio 2023',
      'Preparo las bases de licitación.',
    )
    expect(third?.position).not.toBe('SECPLAN')
  })

  it('tells how somebody works from as what', () => {
    const [first] = jobs('Freelance, ilustración para editoriales (2022 – 2024)', 'Portadas y láminas.')
    expect(first).toMatchObject({ position: 'ilustración para editoriales', company: 'Freelance' })
  })
})

const skills = (...lines: string[]) => read('Lucía Soler Mateu', 'Alicante', '', 'CONOCIMIENTOS', ...lines)

describe('what stands among the skills', () => {
  it('reads a language by its share, and keeps what is told of it', () => {
    const cv = skills('Cobro con datáfono. Redes sociales. Inglés como 40 %: entiendo rótulos, precios, direcciones.')
    expect(cv.languages).toMatchObject([{ language: 'en', overall: 'A2' }])
    expect(cv.skills.map(({ name }) => name)).not.toContain('precios')
    expect(cv.languages[0]?.said).toContain('entiendo rótulos')
  })

  it('takes numbers, hours, papers and remarks for none', () => {
    const cv = skills(
      'Excel, 120 horas, CURP',
      'Waze. Me conozco Murcia de memoria; Lorca menos, el puerto sí.',
      'El programa de la clínica era propio.',
    )
    expect(cv.skills.map(({ name }) => name)).toEqual(['Excel', 'Waze'])
  })

  it('names the program whose parts are listed, and no language that is denied', () => {
    const names = skills('Excel: tablas, filtros', 'Inglés: nulo').skills.map(({ name }) => name)
    expect(names).toContain('Excel')
    expect(names).not.toContain('nulo')
  })

  it('keeps own tools in their line, whole', () => {
    const line = 'Herramienta: cuchara, fratacho, regla, amoladora, cortadora de 1,20.'
    const cv = read('Pedro Mamani Flores', 'Rosario', '', 'IDIOMAS', 'Castellano', '', line)
    expect(cv.skills).toEqual([])
    expect(told(cv)).toContain(line)
  })
})

describe('what is no study', () => {
  it('neither how somebody gets around nor whom to ask', () => {
    expect(meaningOf('Voy en colectivo, tengo bici. Referencia: Raúl Soto 341 000 0549, arq. Luna 341 000 0233.')).toBe(
      null,
    )
  })

  it('reads the heading of courses and papers as one', () => {
    const cv = read('Pedro Mamani Flores', 'Cali', '', 'CURSOS Y DOCUMENTOS', 'Primeros auxilios, 2021, 16 h')
    expect(cv.courses.map(({ name }) => name)).toEqual(['Primeros auxilios'])
  })
})

it('finds the town behind an age and a quarter', () => {
  const cv = read(
    'Julia Ramos Tello',
    '27 años / Barrio Alberdi, Córdoba / julia@correo.example',
    '',
    'IDIOMAS',
    'Inglés B1',
  )
  expect(cv.basics.city).toBe('Córdoba')
})

it('says of a placement as what, where it is told', () => {
  const cv = read(
    'Rosa Quispe Tito',
    'Puno',
    '',
    'PRÁCTICAS PREPROFESIONALES',
    'Hotel Lago Azul, Puno, 4 meses de 2023. Tres meses en recepción: registro de huéspedes, caja.',
  )
  expect(cv.experience.map(({ position }) => position)).toEqual(['recepción (prácticas)'])
})

it('reads the class of a licence below its heading', () => {
  const cv = read(
    'Rosa Quispe Tito',
    'Santiago de Chile',
    '',
    'LICENCIA DE CONDUCIR',
    'Clase B y D',
    '',
    'IDIOMAS',
    'Inglés B1',
  )
  expect(cv.circumstances.licences).toEqual(['B', 'D'])
  expect(cv.custom).toEqual([])
})
