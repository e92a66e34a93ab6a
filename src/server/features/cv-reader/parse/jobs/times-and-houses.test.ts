import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const jobsOf = (...lines: string[]) =>
  readPastedText(['Zoe O’Higgins de la O', '', 'EXPERIENCIA', ...lines].join('\n')).proposal.document.experience.map(
    ({ position, company, city, start, end, current }) =>
      `${position} @ ${company} [${city}] ${start}–${current ? 'hoy' : end}`,
  )

describe('the time of a job', () => {
  it.each([
    ['Desde: 03/05/2016 Hasta: 28/02/2019', '2016-05–2019-02'],
    ['Desde: 05/2016 - Hasta: 02/2019', '2016-05–2019-02'],
    ['Desde: 05/2016 Hasta: actualidad', '2016-05–hoy'],
    ['Ingreso: 05/2016 – Salida: 02/2019', '2016-05–2019-02'],
  ])('may be asked for on both sides: %s', (time, span) => {
    expect(jobsOf('Tractorista', 'Agrícola Los Maitenes SpA', time)).toEqual([
      `Tractorista @ Agrícola Los Maitenes SpA [] ${span}`,
    ])
  })

  it('in all stands over those of each position', () => {
    expect(
      jobsOf(
        'CEMENTOS DEL VALLE                         2009 – 2021',
        'Jefa de laboratorio, horno 2 (2016 – 2021)',
        '- Ensayos de resistencia',
        'Analista de calidad (2012 – 2016)',
        'Técnica de muestreo (2009 – 2012)',
        '',
        'HORMIGONES IBER                            2003 – 2009',
        'Ayudante de laboratorio (2003 – 2005) y Auxiliar técnica (2005 – 2009)',
      ),
    ).toEqual([
      'Jefa de laboratorio, horno 2 @ CEMENTOS DEL VALLE [] 2016–2021',
      'Analista de calidad @ CEMENTOS DEL VALLE [] 2012–2016',
      'Técnica de muestreo @ CEMENTOS DEL VALLE [] 2009–2012',
      'Ayudante de laboratorio @ HORMIGONES IBER [] 2003–2005',
      'Auxiliar técnica @ HORMIGONES IBER [] 2005–2009',
    ])
  })

  it('of school years is no heading of courses', () => {
    expect(
      jobsOf('Cursos 2011-2018: profesora de música, Colegio Sta. Clara.', 'Cursos 2008-2010: monitora en E.I. Nube.'),
    ).toEqual(['profesora de música @ Colegio Sta. Clara [] 2011–2018', 'monitora @ E.I. Nube [] 2008–2010'])
  })

  it('without work is none', () => {
    expect(jobsOf('Fotógrafa – Estudio Luz – 2015 a 2019', 'Receso por estudios (2019 – 2020)')).toHaveLength(1)
  })
})

describe('the names of a job', () => {
  it('may be one line here and two lines there, where each stands behind an empty line', () => {
    expect(
      jobsOf(
        'Operaria – Conservas Ría, Vigo',
        'Enero 2021 a la fecha',
        '- Limpieza de mejillón',
        '',
        'Reponedora (temporal)',
        'Hiper Costa',
        'Nov 2019 - Ene 2020',
      ),
    ).toEqual(['Operaria @ Conservas Ría [Vigo] 2021-01–hoy', 'Reponedora @ Hiper Costa [] 2019-11–2020-01'])
  })

  it.each([
    [
      'Asistente social – Municipalidad de Ñuñoa – Dirección de Vivienda',
      'Asistente social @ Municipalidad de Ñuñoa []',
    ],
    ['Perforista – Consorcio Alto Sur – Proyecto Túnel Norte', 'Perforista @ Consorcio Alto Sur []'],
  ])('have a part of the house for no town: %s', (head, job) => {
    expect(jobsOf(`${head}, 2015 – 2018`, 'Peón – Obras Mar – 2012 – 2014')[0]).toBe(`${job} 2015–2018`)
  })

  it('do not make a house of the trade and a town of the house', () => {
    expect(jobsOf('Regente de farmacia', 'Droguería La Botica', 'enero 2020 - actualmente')).toEqual([
      'Regente de farmacia @ Droguería La Botica [] 2020-01–hoy',
    ])
  })

  it('stand behind two spaces in a form', () => {
    expect(
      jobsOf(
        'Fechas  Mayo 2016 → Agosto 2020',
        'Profesión o cargo desempeñado  Ajustadora',
        'Funciones y responsabilidades principales  Torno y fresa',
        'Nombre y dirección de la empresa  Talleres Urola, Azpeitia',
      ),
    ).toEqual(['Ajustadora @ Talleres Urola [Azpeitia] 2016-05–2020-08'])
  })
})
