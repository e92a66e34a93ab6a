import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'
import { experienceOf, jobsOf } from './read-jobs.fixture.ts'

describe('a time without work inside a job', () => {
  it.each(['con un parón en 2018-2019 por obras', 'salvo una interrupción de 2018 a 2019'])(
    'is no job: %s',
    (remark) => {
      const jobs = jobsOf(
        `Monitora de esquí, Cumbres Altas — 2015 a la fecha, ${remark}`,
        '• Clases a grupos de niños.',
        '',
        'Taquillera, Teleférico Norte — 2012 a 2014',
      )
      expect(jobs).toEqual(['Monitora de esquí @ Cumbres Altas 2015–hoy', 'Taquillera @ Teleférico Norte 2012–2014'])
    },
  )
})

describe('a post that somebody rose to', () => {
  it('makes two jobs at the same house, the last one with what is told', () => {
    const read = experienceOf(
      'Frutas del Valle — Murcia',
      'Moza de almacén, y desde abril de 2010 encargada de turno | enero 2007 – diciembre 2011',
      'Llevaba el turno de noche con ocho personas.',
    )
    expect(read).toMatchObject([
      { position: 'encargada de turno', company: 'Frutas del Valle', start: '2010-04', end: '2011-12' },
      { position: 'Moza de almacén', company: 'Frutas del Valle', start: '2007-01', end: '2010-04', summary: '' },
    ])
    expect(read[0]?.summary).toContain('turno de noche')
  })

  it('is read also of a job that goes on, on one line with its house', () => {
    expect(
      jobsOf('Lavandería Ola Blanca — Planchadora, a partir de 2021 encargada de planta — marzo 2018 – actualidad'),
    ).toEqual([
      'encargada de planta @ Lavandería Ola Blanca 2021–hoy',
      'Planchadora @ Lavandería Ola Blanca 2018-03–2021',
    ])
  })

  it('is none where the date is of something else', () => {
    expect(jobsOf('Cajera en Súper Sol, desde 2019 hasta hoy')).toEqual(['Cajera @ Súper Sol 2019–hoy'])
  })
})

describe('what is no position', () => {
  it.each([
    ['PIDEYA por aplicación (y otras)', 'Reparto de comida en moto.', 'PIDEYA por aplicación (y otras)'],
    ['Consulta Urrutia', 'Curas y vendajes.', 'Consulta Urrutia'],
    ['Ludoteca Arcoíris', 'Juegos con niños.', 'Ludoteca Arcoíris'],
  ])('the name of a house: %s', (name, told, company) => {
    expect(experienceOf(name, 'De marzo 2016 a junio 2018', told)[0]?.company).toBe(company)
  })

  it('how somebody was there, which is told behind the work', () => {
    const [job] = experienceOf(
      'Hospital Sierra Alta, residencia de prácticas y luego contrato por refuerzo. Agosto 2016 a diciembre 2017.',
      'Lavaba y repartía la ropa de las plantas.',
    )
    expect(job).toMatchObject({ company: 'Hospital Sierra Alta' })
    expect(job?.position).not.toContain('contrato')
    expect(job?.summary).toMatch(/plantas\.\nresidencia de prácticas y luego contrato por refuerzo$/)
  })

  it('where several works were', () => {
    const [job] = experienceOf('2013 – 2018 Constructora Roble, varias obras (puente de Lugo)', 'Hacía zanjas y muros.')
    expect(job?.position).not.toContain('varias obras')
  })
})

describe('the position', () => {
  it.each([
    ['Monitora freelance para varias escuelas (Nieve Sur) — 2015 a 2019', 'Monitora freelance'],
    ['Porteadora y ayudante de cocina, Valle Alto — 2009 a 2013', 'Porteadora y ayudante de cocina'],
  ])('stands first: %s', (line, position) => {
    expect(experienceOf(line)[0]?.position).toBe(position)
  })

  it.each([
    ['Profesora de infantil los primeros cinco años y de primaria los últimos dos. Tutorías.', 'Profesora de infantil'],
    ['Maquinista de pala y volquete en la cantera nueva. Cargaba camiones.', 'Maquinista de pala y volquete'],
  ])('opens what is told: %s', (told, position) => {
    expect(experienceOf('Áridos Luna SL (2010 – 2017)', told)[0]?.position).toBe(position)
  })

  it('ends before the word that leads on to its places', () => {
    const [job] = experienceOf(
      'Empresa: Obras Duero',
      'Puesto: Encargada en:',
      'Periodo: 2010 – 2012',
      'Silos y naves.',
    )
    expect(job?.position).toBe('Encargada')
  })

  it('begins after the house where its first word only sounds like a worker', () => {
    expect(
      jobsOf('Pesquera y Conservas Luarca — Centro Norte', 'Operaria de línea | enero 2010 – mayo 2012', 'Enlatado.'),
    ).toEqual(['Operaria de línea @ Pesquera y Conservas Luarca 2010-01–2012-05'])
  })
})

it('puts the length that a remark of a year says before it', () => {
  const [job] = experienceOf('Enfermera, Consulta Urrutia (verano 2016, reemplazo de 3 meses)', 'Curas y vendajes.')
  expect(job?.summary).toMatch(/^3 meses\n/)
  expect(job?.summary).not.toContain(')')
})

it('calls nobody by how long they have been what they are', () => {
  const text = [
    'Elena Roca Sanz',
    'Tapicera de toda la vida',
    '',
    'EXPERIENCIA',
    'Tapizados Roca, 2009 – 2016',
    'Sillones, sofás y cabeceros a medida para hoteles.',
  ]
  expect(readPastedText(text.join('\n')).proposal.document.experience[0]?.position).toBe('Tapicera')
})
