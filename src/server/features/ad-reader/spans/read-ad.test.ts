import { describe, expect, it } from 'vitest'
import { LanguageModel } from '#server/features/language/model/model.ts'
import { TOO_MANY_REQUIREMENTS } from '#shared/vacancies/lint/rules/requirements.ts'
import { requirementWords } from '#shared/words/requirements.ts'
import { readAdWith } from './read-ad.ts'

const model = await LanguageModel.loadForAds()

type Proposal = Awaited<ReturnType<typeof readAdWith>>['requirements'][number]

const isTicked = ({ selected }: Proposal) => selected !== false
const said = ({ requirement }: Proposal) => `${requirement.importance} ${requirementWords(requirement)}`

async function read(title: string, text: string) {
  const { requirements } = await readAdWith(model, text, title)
  return {
    requirements,
    ticked: requirements.filter(isTicked).map(said),
    offered: requirements.filter((one) => !isTicked(one)).map(({ quote }) => quote),
  }
}

const SHOUTED =
  'SE SOLICITA COCINERO PARA RESTAURANTE EN MONTERREY INDISPENSABLE 2 AÑOS DE EXPERIENCIA EN COCINA CALIENTE Y MANEJO DE PLANCHA DESEABLE INGLÉS BÁSICO PERSONA PUNTUAL Y RESPONSABLE OFRECEMOS SUELDO DE $12,000 MENSUALES Y PRESTACIONES DE LEY'

const WITH_TRAPS = `Somos una gestoría de Gijón con veinte años de historia. En la oficina usamos Sage y Holded, y nuestro equipo de informática programa en Python.

Tus funciones:
- Registrar facturas y conciliar bancos
- Preparar los impuestos trimestrales

Requisitos:
- Ciclo superior de Administración y Finanzas
- Imprescindible dos años de experiencia en asesoría
- Excel, ContaPlus y A3
- Se valora inglés B2
- No hace falta saber francés
- Persona ordenada

Ofrecemos:
- Formación en SAP a cargo de la empresa
- Contrato indefinido y 24.000 € brutos al año`

const NOTHING_ASKED = `Buscamos mozo de almacén para nuestra nave de Getafe. No pedimos nada: te enseñamos el trabajo desde el primer día.

Vas a preparar pedidos, descargar camiones y ordenar las estanterías con un equipo de ocho personas.

Contrato indefinido, jornada completa de lunes a viernes y 1.400 € brutos al mes.`

describe('the requirements of an ad', () => {
  it('are found in one paragraph of capitals, each as much as it is asked for', async () => {
    const { ticked } = await read('Cocinero/a', SHOUTED)
    expect(ticked).toEqual([
      'EXCLUYENTE Cocina caliente, 2 años o más',
      'EXCLUYENTE Manejo de plancha',
      'DESEABLE Inglés, A2 o más',
    ])
  })

  it('are neither what the company uses, nor what it teaches, nor what it can do without', async () => {
    const { ticked, offered } = await read('Administrativo/a contable', WITH_TRAPS)
    expect(ticked).toEqual([
      'IMPORTANTE Técnico superior en Administración y Finanzas',
      'EXCLUYENTE Experiencia como Administrativo/a contable en asesoría, 2 años o más',
      'IMPORTANTE Excel',
      'IMPORTANTE Contaplus',
      'IMPORTANTE A3',
      'DESEABLE Inglés, B2 o más',
    ])
    expect(offered).toEqual(['Sage', 'Holded', 'Persona ordenada'])
  })

  it('say why they are only offered, and what is personal is set apart', async () => {
    const { requirements } = await read('Administrativo/a contable', WITH_TRAPS)
    const offered = requirements.filter((one) => !isTicked(one))
    for (const { reason } of offered) expect(reason).toMatch(/\.$/)
    expect(offered.filter(({ soft }) => soft).map(({ quote }) => quote)).toEqual(['Persona ordenada'])
  })

  it('are none in an ad that asks for nothing but the work', async () => {
    expect((await read('Mozo/a de almacén', NOTHING_ASKED)).ticked).toEqual([])
  })

  it('come with conditions as the rules read them, where the model sees one', async () => {
    const { ticked } = await read(
      'Repartidor/a',
      'Requisitos:\n- Un año de experiencia en reparto\n- Moto propia\n- Disponibilidad para trabajar fines de semana',
    )
    expect(ticked.map((words) => words.replace(/^[A-Z]+ /, ''))).toEqual([
      expect.stringContaining('1 año o más'),
      'Moto, vehículo propio',
      'Turnos: fines de semana',
    ])
  })

  it('are one where a thing is named twice, as strongly as anywhere', async () => {
    const { requirements } = await read(
      'Contable',
      'Buscamos contable con Excel avanzado.\n\nRequisitos:\n- Imprescindible Excel\n- Grado en ADE\n\nSe valora SAP.',
    )
    const excel = requirements.filter(({ requirement }) => requirementWords(requirement).startsWith('Excel'))
    expect(excel.map(said)).toEqual(['EXCLUYENTE Excel, nivel avanzado o más'])
  })

  it('quote words of the text as it was pasted, with its tags, tables and broken lines, and none of them twice', async () => {
    const pasted = `<p>Buscamos técnico de sistemas en Valencia.</p><ul><li>Experiencia de <b>3 años</b> en administración
de servidores Linux</li><li>Conocimientos de <strong>Docker</strong></li></ul>

| Herramienta | Nivel |
|---|---|
| Excel | Avanzado |
| Inglés | B2 |`
    const { requirements } = await read('Técnico/a de sistemas', pasted)
    expect(requirements.map(({ quote }) => quote)).toEqual([
      'Experiencia de <b>3 años</b> en administración\nde servidores Linux',
      'Conocimientos de <strong>Docker',
      'Excel | Avanzado',
      'Inglés | B2',
    ])
  })

  it('are ticked up to what the checklist is content with: musts first, then the surest', async () => {
    const wishes = ['Excel', 'Word', 'PowerPoint', 'SAP', 'Power BI', 'SQL', 'Python', 'Jira', 'Tableau', 'Salesforce']
    const musts = ['Inglés C1', 'Grado en Economía', 'Tres años de experiencia como analista', 'Carnet de conducir B']
    const { ticked, requirements } = await read(
      'Analista',
      `Se valorará:\n${wishes.map((one) => `- ${one}`).join('\n')}\n\nImprescindible:\n${musts.map((one) => `- ${one}`).join('\n')}`,
    )
    expect(ticked).toHaveLength(12)
    expect(ticked.filter((words) => words.startsWith('EXCLUYENTE'))).toHaveLength(4)
    const reasons = requirements.filter((one) => !isTicked(one)).map(({ reason }) => reason)
    expect(reasons).toContain(TOO_MANY_REQUIREMENTS)
  })
})
