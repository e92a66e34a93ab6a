import { describe, expect, it } from 'vitest'
import { experienceOf, jobsOf } from './read-jobs.fixture.ts'

describe('a bracket behind the dates', () => {
  it('is said of that time and is no position', () => {
    const [job] = experienceOf('Marisquería Ola Sur — 2017 a 2020 (con cierre por reformas)', 'Ayudante de cocina.')
    expect(job).toMatchObject({ position: 'Ayudante de cocina', company: 'Marisquería Ola Sur' })
    expect(job?.summary).toContain('(con cierre por reformas)')
  })

  it('is the position where it names a trade', () => {
    expect(jobsOf('Hotel Mar Alta — 2017 a 2020 (recepcionista)')).toEqual(['recepcionista @ Hotel Mar Alta 2017–2020'])
  })

  it('is a place where it names one', () => {
    expect(experienceOf('Camarera, Bar Sol — 2017 a 2020 (Sevilla)')).toMatchObject([
      { position: 'Camarera', company: 'Bar Sol', city: 'Sevilla' },
    ])
  })
})

describe('the trade below a name', () => {
  it.each([
    ['Varadero Punta Norte. 2016 – 2019', 'Oficial de primera calderero. Cascos y cubiertas de pesqueros.'],
    ['Criadero Monte Alto, 2016 – 2019', 'Auxiliar y después encargada. Piensos y limpieza.'],
  ])('makes the name the employer: %s', (head, told) => {
    const [job] = experienceOf(head, told)
    expect(job?.company).toBe(head.split(/[.,] 2016/)[0])
    expect(job?.position).toBe(told.split('. ')[0])
  })

  it('may be said in turn: one work and then another', () => {
    expect(jobsOf('Au pair y luego dependienta de panadería, Dublín (Irlanda) — 2018 a 2020')).toEqual([
      'Au pair y luego dependienta de panadería @  2018–2020',
    ])
  })
})

it('begins a job at a year with a length', () => {
  const jobs = jobsOf(
    'Caldería Ríos. 2017 – 2020',
    'Soldador de estructuras. Vigas y pilares.',
    '',
    'Montajes Rocafuerte, en obras de la refinería de Talara. 2014, 5 meses',
    'Peón de montaje en parada de planta.',
    '',
    'Bar Sol, camarero. 2011 – 2013',
  )
  expect(jobs).toHaveLength(3)
  expect(jobs[1]).toBe('Peón de montaje @ Montajes Rocafuerte, en obras de la refinería de Talara 2014–2014')
})

describe('numbered jobs', () => {
  const jobs = jobsOf(
    '1. Confecciones Luna Clara (Bogotá). De marzo de 2018 a mayo de 2023.',
    'Ropa de deporte. Cosía mangas y cuellos.',
    '',
    '2. Tejidos del Río (Cali). De 2010 a 2016.',
    'Camisas de trabajo y delantales.',
    '',
    '2016 a 2018 me quedé en casa con mi hijo recién nacido.',
  )

  it('are all read, the first below its heading too', () => {
    expect(jobs.map((job) => job.replace(/^.*@ /, ''))).toEqual([
      'Confecciones Luna Clara 2018-03–2023-05',
      'Tejidos del Río 2010–2016',
    ])
  })
})

it('gives one name to both of its times', () => {
  expect(jobsOf('Clases de piano — 2015 a 2018 y desde marzo de 2021', 'Solfeo para niños.')).toEqual([
    'Clases de piano @  2015–2018',
    'Clases de piano @  2021-03–hoy',
  ])
})

it('takes the ages of a class for no length of a job', () => {
  const jobs = jobsOf(
    'Monitora, Club Arce — 2021 a 2023',
    'Grupo de 12 alumnos de 6 a 11 años: juegos y deporte.',
    '',
    'Cajera, Súper Lapacho — 2019 a 2020',
  )
  expect(jobs).toHaveLength(2)
})
