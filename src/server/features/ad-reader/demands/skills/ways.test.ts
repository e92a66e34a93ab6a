import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../../propose-requirements.ts'

const asked = (text: string, title = 'Puesto'): string[] =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirementWords(requirement))
const must = (...items: string[]): string[] => asked(`Requisitos:\n${items.map((one) => `- ${one}`).join('\n')}`)

describe('names that are ways to meet one demand', () => {
  it('stand in brackets after what they are kinds of', () => {
    expect(must('CRM (Zoho, Pipedrive)')).toEqual(['CRM, Zoho o Pipedrive'])
    expect(must('Integración continua (CircleCI, Jenkins)')).toEqual(['Integración continua, CircleCI o Jenkins'])
  })

  it('are demands of their own where they are parts of a product', () => {
    expect(must('AWS (EC2, Lambda)').length).toBeGreaterThan(1)
    expect(must('Paquete Office (Word, Excel)')).toHaveLength(3)
  })

  it('belong to the first of two ways', () => {
    expect(must('Experiencia en GCP (BigQuery, Dataflow) o bien AWS')).toEqual(['GCP o AWS'])
  })

  it('are details among words that name nothing', () => {
    expect(must('Excel avanzado (fórmulas anidadas, tablas dinámicas, gráficos)')).toEqual([
      'Excel, nivel avanzado o más',
    ])
    expect(must('SQL intermedio INDISPENSABLE (vistas, joins, triggers SQL)')).toEqual(['SQL, nivel intermedio o más'])
    expect(must('Photoshop a nivel experto: máscaras, capas de ajuste')).toEqual([
      'Adobe Photoshop, nivel experto o más',
    ])
    expect(must('Pruebas unitarias: JUnit, Zyntratest').join()).toContain('Zyntratest')
    expect(must('Ofimática: Word, Excel').join()).toMatch(/Word.*Excel/)
  })

  it('are parted by a slash where one stands for the other', () => {
    expect(must('Excel / Google Sheets')).toEqual(['Excel o Google Sheets'])
    expect(must('Sheets / Excel para informes')).toEqual(['Google Sheets o Excel'])
    expect(must('HTML / CSS')).toEqual(['HTML', 'CSS'])
  })

  it('are programs of one kind beside each other', () => {
    expect(must('Haber implantado SAP, Oracle o Dynamics').join()).toContain('Oracle ERP')
    expect(must('ERP (Oracle, Odoo)').join()).not.toContain('Database')
    expect(must('Bases de datos Oracle y MySQL').join()).toContain('Bases de datos Oracle')
  })

  it('are examples after «ej.»', () => {
    expect(must('Herramienta de BI, p. ej. Power BI, Tableau').join()).toContain('Power BI o Tableau')
  })

  it('say in which lines of business somebody worked', () => {
    expect(must('2 años en ventas B2B (banca, seguros, telecom)').join()).not.toMatch(/Banca|Seguros|Telecom/)
    const shop = 'Requisitos:\n- 2 años como encargada de tienda en retail (moda o deporte)'
    expect(asked(shop, 'Encargada de tienda').join()).not.toMatch(/deportiva|al por menor/)
  })
})

describe('what is said beside a skill', () => {
  it('is the lower of two years, and years said of a part', () => {
    expect(must('3 a 5 años de experiencia en derecho laboral')).toEqual(['Derecho laboral, 3 años o más'])
    expect(must('Python (2-4 años)')).toEqual(['Python, 2 años o más'])
    expect(must('4 años con PHP, de los cuales 2 con Symfony').join()).toContain('Symfony, 2 años')
  })

  it('is the level of all that stand before a colon, and of nothing before a comma', () => {
    expect(must('Word y PowerPoint: dominio').join()).toMatch(/Word, nivel avanzado.*PowerPoint, nivel avanzado/)
    expect(must('Illustrator y Figma a nivel avanzado').join()).toMatch(/Illustrator, nivel avanzado.*Figma, nivel/)
    expect(must('Java o Kotlin, nociones de Docker')).toEqual(['Java o Kotlin', 'Docker, nivel básico o más'])
    expect(must('AutoCAD, dominio de Revit')).toEqual(['AutoCAD', 'Revit, nivel avanzado o más'])
  })

  it('is not carried on when it is said of another word', () => {
    const duties = asked('Requisitos:\n- pauta básica en Meta Ads, reportes mensuales').join('; ')
    expect(duties).not.toMatch(/informes, nivel/)
    expect(must('Dominio de Python y SQL').join()).toMatch(/Python, nivel avanzado.*SQL, nivel avanzado/)
  })
})

describe('a word torn out of its phrase', () => {
  it('is no skill', () => {
    expect(must('Lectura de planos de estructuras y arquitectura')).toEqual([
      'Lectura de planos de estructuras y arquitectura',
    ])
    expect(asked('Se requiere Excel. Escribir al WhatsApp solo si cumples.')).not.toContain('WhatsApp Business')
    expect(asked('Únete a la empresa líder en telecomunicaciones.\nRequisitos:\n- Excel')).toEqual(['Excel'])
  })
})
