import { describe, expect, it, test } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../propose-requirements.ts'

const asked = (text: string, title: string | null = 'Puesto'): string[] =>
  proposeRequirements(text, title)
    .requirements.filter(({ selected }) => selected)
    .map(({ requirement }) => requirementWords(requirement))

const importanceIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    proposeRequirements(text, 'Puesto').requirements.map(({ requirement }) => [
      requirementWords(requirement),
      requirement.importance,
    ]),
  )

describe('lists without a heading', () => {
  it('are judged item by item', () => {
    const ad = `Cafetería en Lugo incorpora barista
☕ Al menos 1 año haciendo café
☕ Que sepas cerrar el local
☕ Atender la barra y cobrar
☕ Contrato fijo de 30 h
📍 Calle Real, 3
💶 1.300 € al mes`
    expect(asked(ad, 'Barista')).toEqual(['Experiencia como Barista haciendo café, 1 año o más', 'Cerrar el local'])
  })

  it('end where a list with other pictures begins', () => {
    const ad = `Qué pedimos\n🔸 Excel\n🔸 Inglés B1\n\n📅 Contrato de obra\n👉 Manda tu CV a rrhh@correo.example`
    expect(asked(ad)).toEqual(['Excel', 'Inglés, B1 o más'])
  })

  it('stand under a heading in words of its own', () => {
    const ad = `Qué pedimos:\n- Excel\n\nSi además tenés algo de esto, genial:\n- Power BI`
    expect(importanceIn(ad)).toEqual({ Excel: 'IMPORTANTE', 'Power BI': 'DESEABLE' })
  })
})

describe('alternatives of any kind', () => {
  test.each([
    ['Certificaciones: LPIC-1, CCNA o similares', 1],
    ['Titulación: TCAE, Gerontología o Certificado de Profesionalidad sociosanitario', 1],
    ['Manejo de SIEM (Splunk, ArcSight…)', 1],
    ['Manejo de ERP (Odoo, Holded o similar)', 1],
    ['Portugués y/o italiano', 1],
    ['Experiencia en atención al cliente, BPO o televentas', 1],
    ['5 años como cocinero o parrillero', 1],
  ])('%s', (line, expected) => {
    const found = asked(`Requisitos:\n- ${line}`)
    expect(found).toHaveLength(expected)
  })

  it('asks for the card and for the years apart', () => {
    const found = asked('Requisitos:\n- Carnet de carretillero\n- 2 años con carretilla retráctil')
    expect(found).toEqual(['Certificación: Carnet de carretillero', 'Carretilla retráctil, 2 años o más'])
    expect(asked('Requisitos:\n- 3 años de soldadura\n- Curso o diploma de soldadura')).toEqual([
      'Soldadura, 3 años o más',
      'Certificación: Curso o diploma de soldadura',
    ])
  })
})

describe('what is said of a demand', () => {
  it('keeps levels to what they are said of', () => {
    expect(asked('Requisitos:\n- Tendido de media y baja tensión')).toEqual(['Tendido de media y baja tensión'])
    expect(asked('| Programa | Nivel |\n| Excel | Avanzado |\n| Photoshop (retoque) | Básico |')).toEqual([])
    expect(asked('Requisitos:\n| Excel | Avanzado |\n| Photoshop (retoque) | Básico |')).toEqual([
      'Excel, nivel avanzado o más',
      'Adobe Photoshop, nivel básico o más',
    ])
  })

  it('says only of the last what is said of it', () => {
    expect(importanceIn('Requisitos:\n- Excel (tablas dinámicas, macros deseable)')).toMatchObject({
      'Tablas dinámicas': 'EXCLUYENTE',
      'Macros de Excel': 'DESEABLE',
    })
  })

  it('tells where experience is wished for', () => {
    expect(importanceIn('Requisitos:\n- 3 años como contable, de preferencia en el sector hotelero')).toMatchObject({
      'Experiencia en el sector hotelero': 'DESEABLE',
    })
  })

  it('does not ask for age, sex or health', () => {
    const ad = 'Requisitos:\n- Varones y damas de 20 a 45 años\n- Salud compatible con el cargo\n- Que no fume\n- Excel'
    expect(asked(ad)).toEqual(['Excel'])
  })

  it('asks for a clean record as it is said', () => {
    expect(asked('Requisitos:\n- Sin antecedentes penales, policiales ni judiciales')).toEqual([
      '¿Cumples este requisito: sin antecedentes penales, policiales ni judiciales?',
    ])
  })

  it('takes for a wish what is not needed but valued', () => {
    expect(importanceIn('Requisitos:\n- Power BI no es necesario pero se valora')).toEqual({ 'Power BI': 'DESEABLE' })
  })
})

describe('studies', () => {
  test.each([
    ['Ingeniero Agrónomo, Ingeniero en Alimentos o Técnico Agrícola', 3],
    ['CFGS Administración y Finanzas o Comercio Internacional', 2],
    ['Ingeniería Civil Química, Metalúrgica o Ingeniería en Minas', 3],
  ])('%s', (line, ways) => {
    const [first, ...others] = proposeRequirements(`Requisitos:\n- ${line}`, 'Puesto').requirements
    expect(others).toEqual([])
    expect(first?.requirement.type === 'ANY_OF' && first.requirement.value.options).toHaveLength(ways)
  })

  it('are not what a teacher teaches', () => {
    expect(asked('Se busca profesora para clases de ESO y Bachillerato.\nRequisitos:\n- Canva', 'Profesora')).toEqual([
      'Canva',
    ])
  })
})
