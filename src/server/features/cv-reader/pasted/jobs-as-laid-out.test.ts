import { describe, expect, it } from 'vitest'
import { readPastedText } from '../rules-alone.ts'

const proposalOf = (sections: string) => readPastedText(`Ana Núñez Gil\nana@example.com\n\n${sections}\n`).proposal

/** «puesto @ empresa, ciudad desde–hasta» of every job. */
const jobsOf = (lines: string) =>
  proposalOf(`EXPERIENCIA\n${lines}`).document.experience.map(
    ({ position, company, city, start, end, current }) =>
      `${position} @ ${company}, ${city} ${start ?? '?'}–${current ? 'hoy' : (end ?? '?')}`,
  )

describe('jobs', () => {
  it.each([
    [
      '03/2019 – act.   Enfermera\nHospital La Paz, Madrid (España)',
      ['Enfermera @ Hospital La Paz, Madrid 2019-03–hoy'],
    ],
    ['Enfermera\nClínica Elena, Mijas (España)\n2015 – 2019', ['Enfermera @ Clínica Elena, Mijas 2015–2019']],
    [
      '2021 (8 meses, prácticas y un reemplazo) Botica San Judas, Piura — técnica en farmacia. Recetas.\n2022 – hoy Minimarket El Sol, Piura — cajera.',
      ['técnica en farmacia @ Botica San Judas, Piura 2021–2021', 'cajera @ Minimarket El Sol, Piura 2022–hoy'],
    ],
    ['Desarrolladora Java — Caja Norte\nEnero 2020 - hoy', ['Desarrolladora Java @ Caja Norte,  2020-01–hoy']],
    ['Contable en Grupo Sol\nMarzo 2020 - A la fecha', ['Contable @ Grupo Sol,  2020-03–hoy']],
    ['Recepcionista\nMarzo 2016 - diciembre 2018\nAtención a clientes.', ['Recepcionista @ ,  2016-03–2018-12']],
    [
      '- Talleres Ruiz (Sevilla). Mecánico. De marzo de 2010 a junio de 2018.\n- Camarero, Bar La Giralda, verano 2007.',
      ['Mecánico @ Talleres Ruiz, Sevilla 2010-03–2018-06', 'Camarero @ Bar La Giralda,  2007–2007'],
    ],
    [
      'Glovo (Barcelona) · 4 años 3 meses\nStaff Engineer · 01/2022 – actualidad\n* Pagos\nSenior Engineer · 10/2019 – 12/2021\n* Datos',
      ['Staff Engineer @ Glovo, Barcelona 2022-01–hoy', 'Senior Engineer @ Glovo,  2019-10–2021-12'],
    ],
    [
      'Data Engineer\nClarity AI · Jornada completa\nene. 2022 - actualidad · 2 años\nMadrid\n\nBBVA\n5 años\nAnalista de datos\njun. 2018 - dic. 2021\nMadrid\nBecario\nene. 2017 - may. 2018',
      [
        'Data Engineer @ Clarity AI, Madrid 2022-01–hoy',
        'Analista de datos @ BBVA, Madrid 2018-06–2021-12',
        'Becario @ BBVA,  2017-01–2018-05',
      ],
    ],
    [
      'Glovo\nStaff Engineer\n01/2022 – actualidad\n\nDiseñadora autónoma\n2015 – 2017',
      ['Staff Engineer @ Glovo,  2022-01–hoy', 'Diseñadora autónoma @ ,  2015–2017'],
    ],
    [
      '2015-2019 (4 años)\nVarias ETT\nMozo de almacén / Carretillero',
      ['Mozo de almacén / Carretillero @ Varias ETT,  2015–2019'],
    ],
    [
      'Turner Construction, Austin, TX\nSenior Project Manager, January 2018 - Present',
      ['Senior Project Manager @ Turner Construction, Austin 2018-01–hoy'],
    ],
    [
      '2019 al presente: Mercado Libre. Analista de datos. Atención omnicanal y mejora de procesos.',
      ['Analista de datos @ Mercado Libre,  2019–hoy'],
    ],
    ['2018-2020\tGestoría Montes, S.L.\tAdministrativa', ['Administrativa @ Gestoría Montes, S.L.,  2018–2020']],
  ])('%j', (lines, expected) => expect(jobsOf(lines)).toEqual(expected))

  it('stand in a table whose first row says what its columns are', () => {
    const { document } = proposalOf(
      'EXPERIENCIA\nFecha\tEmpresa\tCargo\tFunciones\nEne 2019 - Actualidad\tHospital Sol\tAuxiliar\tApoyo en UCI.\n2016 - 2018\tClínica Mar\tCuidadora\tPaseos.\n\nFORMACIÓN\nAño\tInstitución\tTítulo\n2015\tInstituto Cruz Roja\tTécnica en Enfermería',
    )
    expect(document.experience).toMatchObject([
      { company: 'Hospital Sol', position: 'Auxiliar', start: '2019-01', current: true, summary: 'Apoyo en UCI.' },
      { company: 'Clínica Mar', position: 'Cuidadora', start: '2016', end: '2018', summary: 'Paseos.' },
    ])
    expect(document.education).toMatchObject([
      { degree: 'Técnica en Enfermería', institution: 'Instituto Cruz Roja', end: '2015' },
    ])
  })

  it('keep what a form says besides', () => {
    const { document, unplaced_text } = proposalOf(
      'EXPERIENCIA\nEmpresa: Éxito S.A.\nCargo: Coordinador\nFecha: Febrero de 2019 a la fecha\nJefe inmediato: Luis Pérez\nFunciones: Coordinar despachos.',
    )
    expect(document.experience).toMatchObject([
      { company: 'Éxito S.A.', current: true, summary: 'Coordinar despachos.' },
    ])
    expect(unplaced_text).toEqual(['Jefe inmediato: Luis Pérez'])
  })

  it('are not mixed with the ends of pages', () => {
    const page = (number: number) => `\nCurrículum de Ana\nPágina ${number} de 2\n\n`
    const { document } = proposalOf(
      `${page(1)}EXPERIENCIA\nContable\nGrupo Sol\n2019 - 2021\n* Cierres${page(2)}Cajera\nBar Luna\n2015 - 2018`,
    )
    expect(document.experience.map(({ company, summary }) => [company, summary])).toEqual([
      ['Grupo Sol', ''],
      ['Bar Luna', ''],
    ])
  })
})

describe('what a job says about its time', () => {
  it.each([
    ['Socorrista, Piscinas Sol, verano 2014', 'verano 2014'],
    ['Recamarista – Hotel Sol – 2022, 2023 y 2024 (mayo a octubre)', 'mayo a octubre'],
  ])('besides its dates is kept with it: %s', (line, time) => {
    expect(proposalOf(`EXPERIENCIA\n${line}`).document.experience[0]?.summary).toContain(time)
  })

  it('is kept for one without dates', () => {
    const { document } = proposalOf(
      'EXPERIENCIA\nCamarera en Bar Sol, 2019 - 2021\n2 años y medio como cajera en Autoservicio La Ola',
    )
    expect(document.experience[1]).toMatchObject({
      position: 'cajera',
      company: 'Autoservicio La Ola',
      start: null,
      summary: '2 años y medio',
    })
  })

  it('is no job when nobody worked', () => {
    const { document, unplaced_text } = proposalOf(
      'EXPERIENCIA\n2015 – 2023. Hospital Sol. Auxiliar.\n2023 – 2025: parón por cuidado de mi madre',
    )
    expect(document.experience).toHaveLength(1)
    expect(unplaced_text.join('\n')).toContain('parón por cuidado de mi madre')
  })
})

describe('a job without a position', () => {
  it('is what its text begins with, or else what the person says to be, and only perhaps', () => {
    const { proposal } = readPastedText(
      'Lucía Pardo Gil\nVigilante de seguridad\n\nEXPERIENCIA\n2020-2025 Guardas Sol, S.L. Rondas nocturnas por el puerto.\n2016-2017 Hotel Mar. Conserje de noche, ocho meses: abrir y vigilar.',
    )
    expect(proposal.document.experience.map(({ position }) => position)).toEqual([
      'Vigilante de seguridad',
      'Conserje de noche',
    ])
    expect(proposal.confidence['experience.0.position']).toBe('BAJA')
  })
})
