import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'
import { experienceOf, jobsOf } from './read-jobs.fixture.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document

describe('headings over some of the jobs', () => {
  it('keeps what stands below placements and work together as jobs', () => {
    const { experience, education } = read(
      'Jimena Urrutikoetxea Lagos',
      'Maestra de infantil',
      '',
      'Estudios',
      'Magisterio Infantil, Universidad de Deusto, 2021',
      '',
      'Prácticas y empleos',
      'Escuela infantil Lur, Getxo (septiembre a diciembre de 2022)',
      'Aula de dos años.',
      '',
      'Canguro de trillizos, Leioa (2018 a 2020), los viernes',
    )
    expect(experience.map(({ position, company }) => [position, company])).toEqual([
      ['Maestra de infantil', 'Escuela infantil Lur'],
      ['Canguro de trillizos', ''],
    ])
    expect(education).toHaveLength(1)
  })
  it('takes a whole trade in capitals for a heading, and never for who paid', () => {
    const { experience } = read(
      'Ulises Bracamonte Tello',
      'Arica',
      '',
      'PESCA',
      '– Lancha "Rayo Verde", Caldera. De 2016 a marzo de 2021. Anchoveta. Tirar y recoger la red, limpiar la cubierta.',
      '– Lancha "Tío Lucho", Iquique. De 2012 a 2015. Motores y bodega.',
      '',
      'CONSTRUCCIÓN',
      '2008 – 2011. Hormigones Pica. Capataz de obra. Moldajes, enfierradura.',
    )
    expect(experience.map(({ start }) => start)).toEqual(['2016', '2012', '2008'])
    expect(experience[2]).toMatchObject({ company: 'Hormigones Pica', position: 'Capataz de obra' })
  })
})

describe('what stands near the names of a job', () => {
  it.each([
    [
      [
        '2009–2014',
        'Pinturas y fachadas, por cuenta propia. Andamios, rodillo.',
        '',
        '2004–2009',
        'Peón, constructora en Macael. Naves, garajes y fosos de ascensor.',
      ],
      ['Pinturas y fachadas @ por cuenta propia 2009–2014', 'Peón @ constructora en Macael 2004–2009'],
    ],
    [
      [
        'ZAPATERÍA EL TACÓN, centro comercial Las Arenas — 2018 / mayo 2021',
        'Encargada de la sección de niños. Caja, pedidos.',
      ],
      ['Encargada de la sección de niños @ ZAPATERÍA EL TACÓN 2018–2021-05'],
    ],
    [
      ['MONTAJES ALTIPLANO, Peña Blanca y Río Hondo — 2011 a 2014', 'Calderero de estructuras. Tolvas, ductos.'],
      ['Calderero de estructuras @ MONTAJES ALTIPLANO 2011–2014'],
    ],
    [
      ['Almacenes Cuatro Vientos (bodega y reparto), Apodaca – MTY', 'Coordinadora de rutas | Mayo 2019 – Julio 2022'],
      ['Coordinadora de rutas @ Almacenes Cuatro Vientos (bodega y reparto) 2019-05–2022-07'],
    ],
    [
      [
        'Óptica Ojo de Lince, Soria (fines de semana, 2015 – 2017)',
        'Auxiliar cuando estudiaba: limpiar lentes, cobrar.',
      ],
      ['Auxiliar @ Óptica Ojo de Lince 2015–2017'],
    ],
    [
      [
        'Sr. Anselmo P. (88 años), Getafe — de enero 2019 a mayo 2021',
        'Cuidador de martes a domingo de 9 a 14. Paseos.',
      ],
      ['Cuidador @ Sr. Anselmo P. 2019-01–2021-05'],
    ],
    [
      ['2017 – 2019 Hotel Miramar. Botones.', '', '2013 – 2016 Cuidado de mis nietos. Cosía en casa.'],
      ['Botones @ Hotel Miramar 2017–2019'],
    ],
  ])('%j', (lines, jobs) => {
    expect(jobsOf(...lines)).toEqual(jobs)
  })

  it('tells a job at Christmas apart from the one above it', () => {
    const jobs = experienceOf(
      'Curso 2018-19 – Escuela de Judo Kodama. Ayudo con los pequeños.',
      'Navidad 2017 – Librería, dependienta de refuerzo.',
    )
    expect(jobs).toMatchObject([{}, { position: 'dependienta de refuerzo', company: 'Librería', start: '2017' }])
  })

  it('fills a missing post with the trade that such a house employs, and never with how much was done', () => {
    const { experience } = read(
      'Rómulo Etcheverry Paz',
      'Químico farmacéutico – Profesor de ciencias',
      '',
      'EXPERIENCIA',
      'Liceo Los Aromos, Talca (marzo 2019 – diciembre 2021)',
      'Clases de 30 alumnos por curso, laboratorio. Reuniones.',
    )
    expect(experience[0]?.position).toBe('Profesor de ciencias')
  })
})

describe('languages side by side', () => {
  it('gives a level only to the one before it, however short the list', () => {
    const { languages } = read('Ana Belaustegui', '', 'IDIOMAS: vasco; ruso B2.')
    expect(languages.map(({ language, overall }) => [language, overall])).toEqual([
      ['eu', null],
      ['ru', 'B2'],
    ])
  })
})
