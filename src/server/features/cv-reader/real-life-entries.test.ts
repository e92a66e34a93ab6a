import { describe, expect, it } from 'vitest'
import { readPastedText } from './read-file.ts'

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

describe('studies', () => {
  const studiesOf = (lines: string) =>
    proposalOf(`FORMACIÓN\n${lines}`).document.education.map(
      ({ degree, institution, level, end, in_progress }) =>
        `${degree} @ ${institution} ${level} ${in_progress ? 'en curso' : end}`,
    )

  it.each([
    [
      'Graduada en Ingeniería Informática, UPC (2012-2016)\nMáster en Ciencia de Datos, UOC, en curso',
      ['Graduada en Ingeniería Informática @ UPC GRADO 2016', 'Máster en Ciencia de Datos @ UOC MASTER en curso'],
    ],
    [
      'Licenciatura en Derecho, UANL, 2012 - 2015\nPreparatoria Técnica Pablo Livas\n2009 - 2012',
      ['Licenciatura en Derecho @ UANL GRADO 2015', 'Preparatoria Técnica Pablo Livas @  BACHILLERATO 2012'],
    ],
    ['Secundaria: I.E. Micaela Bastidas (2011 - 2015)', ['Secundaria @ I.E. Micaela Bastidas null 2015']],
    [
      'Estudios universitarios: Universidad EAFIT\nAdministración de Empresas\n2012 - 2017',
      ['Administración de Empresas @ Universidad EAFIT null 2017'],
    ],
    [
      'B.S. Civil Engineering, Texas A&M University, College Station, TX, May 2012, GPA 3.6/4.0',
      ['B.S. Civil Engineering @ Texas A&M University null 2012-05'],
    ],
    ['Curso 2014-16  CFGS Finanzas, IES Abastos', ['CFGS Finanzas @ IES Abastos FP_SUPERIOR 2016']],
    [
      'Estudios secundarios: Colegio San Ignacio\nBachiller Académico\n2011',
      ['Bachiller Académico @ Colegio San Ignacio BACHILLERATO 2011'],
    ],
    [
      'Primaria: U.E. Andrés Bello\nUniversitarios: Universidad Central. Título: Licenciada en Contaduría. 2006-2011',
      ['Primaria @ U.E. Andrés Bello null null', 'Licenciada en Contaduría @ Universidad Central GRADO 2011'],
    ],
    ['- Graduado en ESO. IES Velázquez. 2005', ['Graduado en ESO @ IES Velázquez SECUNDARIA 2005']],
  ])('%j', (lines, expected) => expect(studiesOf(lines)).toEqual(expected))
})

describe('short entries', () => {
  it('say when they were given and how long they hold', () => {
    const { document, unplaced_text } = proposalOf(
      'CERTIFICACIONES\nGoogle Data Engineer\nGoogle\nExpedición: mar. 2023 · Vencimiento: mar. 2025\nID de la credencial ABC-123',
    )
    expect(document.certifications).toMatchObject([
      { name: 'Google Data Engineer', issuer: 'Google', date: '2023-03', expires: '2025-03', credential_id: 'ABC-123' },
    ])
    expect(unplaced_text).toEqual([])
  })

  it('never take the date of another', () => {
    const { document } = proposalOf(
      'CURSOS\nExcel Intermedio – SENATI – 2020 (48 horas)\nDiplomado en Tributación, Universidad de San Agustín, 2022\n\nPUBLICACIONES\nGil A. Yeast. Nature, 2020. doi:10.1000/xyz\nGil A. Genes. Cell, 2018',
    )
    expect(document.courses.map(({ date }) => date)).toEqual(['2020', '2022'])
    expect(document.publications.map(({ date }) => date)).toEqual(['2020', '2018'])
  })

  it('are items whatever their sign', () => {
    const lines = ['\uf0b7 Primero', '🔹 Segundo', '✅ Tercero', '➢ Cuarto', 'o Quinto', '1) Sexto']
    const { document } = proposalOf(`EXPERIENCIA\nContable\nGrupo Sol\n2019 - 2021\n${lines.join('\n')}`)
    expect(document.experience[0]?.achievements).toEqual(['Primero', 'Segundo', 'Tercero', 'Cuarto', 'Quinto', 'Sexto'])
  })

  it('are skills without their bars', () => {
    const { document } = proposalOf('SOFTWARE\nIllustrator ●●●●●  Photoshop ●●●●○  After Effects ●●○○○')
    expect(document.skills.map(({ name }) => name)).toEqual(['Illustrator', 'Photoshop', 'After Effects'])
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
