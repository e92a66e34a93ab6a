import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../propose-requirements.ts'

const asked = (text: string, title = 'Puesto'): string[] =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirementWords(requirement))
const must = (...items: string[]): string[] => asked(`Requisitos:\n${items.map((one) => `- ${one}`).join('\n')}`)

describe('lists with «o»', () => {
  it('are alternatives only of those of a kind', () => {
    const tools = must('Linux, Bash, Docker, Nginx, Zabbix o Prometheus')
    expect(tools).toEqual(['Linux', 'Bash', 'Docker', 'Nginx', 'Zabbix o Prometheus'])
    expect(must('React, Angular o Vue')).toHaveLength(1)
  })

  it('hold the languages that one more may be', () => {
    expect(must('Segundo idioma (alemán, italiano)')).toEqual(['Alemán o Italiano'])
    expect(must('Deseable otro idioma: francés o chino')).toEqual(['Francés o Chino'])
    expect(must('Tercera lengua (gallego, euskera o catalán)')).toHaveLength(1)
  })

  it('hold products on both sides of a stroke, and another name of the job', () => {
    expect(must('Manejo de Trello / Planboard')).toEqual(['Trello o Planboard'])
    expect(must('Dominio de Bizagi, Lucidchart y Excel')).toContain('Excel, nivel avanzado o más')
    expect(must('3 años como bróquer o contable')).toEqual(['Experiencia como bróquer o contable, 3 años o más'])
  })

  it('hold the careers that stand before a level', () => {
    const studies = must('Formación en ADE, Económicas o FP Superior en Administración y Finanzas')
    expect(studies).toHaveLength(1)
    expect(studies[0]).toMatch(/empresas.*Económicas.*Administración y Finanzas/)
    expect(must('Ing. Agroindustrial, Ing. Industrial o Agronomía')).toEqual([
      'Grado, licenciatura o ingeniería en Ingeniería Agroindustrial, Ingeniería Industrial o Agronomía',
    ])
    expect(must('Inglés, Excel, FP Superior en Administración')).toContain('Excel')
  })

  it('hold another paper, in the same sentence or after it', () => {
    const papers = must(
      'Título de auxiliar de enfermería (TCAE) o de atención a la dependencia. También vale habilitación excepcional.',
    )
    expect(papers).toHaveLength(1)
    expect(papers[0]).toMatch(/auxiliar de enfermería.*atención a la dependencia.*habilitación/)
    expect(must('Certificación LPIC-2 o RHCE')).toHaveLength(1)
  })
})

describe('what is said twice', () => {
  it('is asked for once', () => {
    const tasks = 'Funciones:\n- Mantener pruebas con Selenium\n\nRequisitos:\n- Selenium o Cypress'
    expect(asked(tasks)).toEqual(['Selenium o Cypress'])
    expect(must('2 años de experiencia en UPC o urgencias')).toEqual(['UPC o Urgencias, 2 años o más'])
    expect(must('1 año de experiencia en UPC, urgencias o unidades de cuidados paliativos')).toHaveLength(1)
    const center = 'Somos un SOC de Cali.\nRequisitos:\n- 2 años en SOC, CSIRT o monitoreo de ciberseguridad'
    expect(asked(center).filter((one) => one.includes('2 años'))).toHaveLength(1)
    expect(must('PLC Siemens (S7-1200) o Allen Bradley')).toHaveLength(1)
    expect(asked('TÉCNICO EN MANTENIMIENTO\nRequisitos:\n- Excel', 'Técnico de mantenimiento')).toEqual(['Excel'])
  })

  it('goes on under the first of its field', () => {
    const table =
      'Conocimientos:\tNeumática\n\tSoldadura básica\n\tLectura de diagramas eléctricos\nIdioma:\tNo requerido'
    const { requirements } = proposeRequirements(table, 'Técnico de mantenimiento')
    expect(requirements.map(({ selected }) => selected)).toEqual([true, true, true])
  })
})
