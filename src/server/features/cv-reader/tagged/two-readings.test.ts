import { beforeAll, describe, expect, it } from 'vitest'
import { LanguageModel } from '#server/features/language/model/model.ts'
import { type CvProposal, cvProposal } from '#shared/cvs/cv-imports.ts'
import { pastedLines } from '../reading/file-lines.ts'
import { readPastedText } from '../rules-alone.ts'
import { proposeFromBoth } from './two-readings.ts'

let model: LanguageModel
beforeAll(async () => {
  model = await LanguageModel.load()
})

const read = (text: string): Promise<CvProposal> => proposeFromBoth(model, pastedLines(text))
const jobsOf = ({ document }: CvProposal) =>
  document.experience.map(({ position, company, start, end, current }) => [
    position,
    company,
    start,
    current ? 'hoy' : end,
  ])

describe('a CV read by rules and by the model', () => {
  it('has the jobs that are told in sentences, each with its own time', async () => {
    const proposal = await read(`Me llamo Delfina Arce y vivo en Paysandú.
Desde 2021 trabajo como encargada de turno en Panadería La Molienda. Antes, entre 2017 y 2020, fui vendedora en Almacén Don Tito.
Terminé el bachillerato en el Liceo Departamental en 2016.`)
    expect(jobsOf(proposal)).toEqual([
      ['encargada de turno', 'Panadería La Molienda', '2021', 'hoy'],
      ['vendedora', 'Almacén Don Tito', '2017', '2020'],
    ])
    expect(proposal.document.education[0]).toMatchObject({ institution: 'Liceo Departamental' })
  })

  it('has both posts in one house, which stands once', async () => {
    const proposal = await read(`Ítalo Barreda Ponce
ital@correo.example

Trayectoria
Clínica Valle Azul
Camillero 2014 - 2017
Auxiliar de farmacia 2017 - 2022
Bodega de medicinas y recetas.

Estudios
Secundaria completa, Colegio San Lucas, 2013`)
    expect(jobsOf(proposal).map(([position, company]) => [position, company])).toEqual([
      ['Camillero', 'Clínica Valle Azul'],
      ['Auxiliar de farmacia', 'Clínica Valle Azul'],
    ])
  })

  it('takes no course for a job and no reference for an employer', async () => {
    const { document } = await read(`Noemí Larrea
Soldadora · Avilés

2019-2024 Talleres Nordés, soldadora TIG
2016-2019 Astillero Punta Blanca, ayudante de soldadura
2021 Curso de soldadura en altura, Centro Forja, 60 horas
Carnet de carretillero
Referencia: Ramón Suárez, Talleres Nordés, 600 111 222`)
    expect(document.experience.map(({ company }) => company)).toEqual(['Talleres Nordés', 'Astillero Punta Blanca'])
    const papers = [...document.certifications, ...document.courses].map(({ name }) => name)
    expect(papers.some((name) => /soldadura en altura/i.test(name))).toBe(true)
    expect(papers.some((name) => /carretillero/i.test(name))).toBe(true)
  })

  it('stays as the rules read it where both see the same', async () => {
    const text = `Ana Torres Gil
Camarera
Madrid
ana@correo.example

Experiencia
Camarera, Bar Sol, 2019 - 2021
- Servicio de barra y terraza
Ayudante de cocina, Casa Luz, 2016 - 2019

Formación
ESO, IES Los Olmos, 2014

Idiomas
Inglés B1`
    const alone = readPastedText(text).proposal.document
    const { document } = await read(text)
    expect(document.experience.map(({ summary, achievements }) => [summary, achievements])).toEqual(
      alone.experience.map(({ summary, achievements }) => [summary, achievements]),
    )
    expect(document.languages.map(({ language, overall }) => [language, overall])).toEqual([['en', 'B1']])
  })

  it('is sure of what both read, and asks about what only one saw', async () => {
    const { confidence, document } = await read(`Ana Torres Gil
Experiencia
Camarera, Bar Sol, 2019 - 2021
Ayudante de cocina, Casa Luz, 2016 - 2019`)
    expect(document.experience).toHaveLength(2)
    expect(confidence['experience.0.position']).toBe('ALTA')
    const told = await read(
      'Llevo tres años de cajera en el súper Mi Barrio y antes cuidé niños en una casa. También ayudé en la feria con la fruta.',
    )
    for (const [at] of told.document.experience.entries())
      expect(told.confidence[`experience.${at}.position`]).not.toBe('ALTA')
  })

  it('loses no word of a line that it understands only in part', async () => {
    const proposal = await read(`Rubén Cáceres
2018-2023 Frigorífico Tacuara, despostador de media res con ritmo de zorzal
Manejo sierra sinfín y cuchillo.`)
    const kept = JSON.stringify([proposal.document, proposal.unplaced_text])
    for (const word of ['Tacuara', 'despostador', 'zorzal', 'sinfín', 'cuchillo']) expect(kept).toContain(word)
  })

  it('is never more than a CV may hold', async () => {
    const tongues =
      'inglés, francés, alemán, italiano, portugués, catalán, gallego, euskera, ruso, chino, japonés, árabe, polaco, rumano, sueco, noruego, danés, griego'
    const told = 'Antes estuve en Bar Luz de cajera y después en Súper Mar de reponedora. '
    const proposal = await read(`Me llamo Ana Ruiz.\n${told.repeat(40)}\nIdiomas: ${tongues}\nHablo ${tongues}.`)
    expect(cvProposal.safeParse(proposal).error).toBeUndefined()
  })
})
