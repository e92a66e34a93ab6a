import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../../propose-requirements.ts'

const must = (item: string, title = 'Puesto'): string[] =>
  proposeRequirements(`Requisitos:\n- ${item}`, title).requirements.map(({ requirement }) =>
    requirementWords(requirement),
  )

describe('a word in the sense of its ad', () => {
  it.each([
    ['Construcción de indicadores en Excel', 'Analista', 'Construcción de edificios'],
    ['Construcción de modelos financieros', 'Analista', 'Construcción de edificios'],
    ['Conocer la caja de velocidades de 10 cambios', 'Chofer', 'Manejo de efectivo'],
    ['Experiencia con caja seca', 'Chofer', 'Manejo de efectivo'],
    ['2 años de conducción en carretera', 'Chofer', 'Pavimentación'],
    ['Capacidad analítica', 'Especialista en marketing', 'Analítica web'],
    ['Experiencia en deporte adaptado', 'Fisioterapeuta', 'Enseñanza deportiva'],
    ['Haber respondido requerimientos de la SUNAT', 'Contador', 'Portales y programas tributarios'],
  ])('«%s» for %s is not «%s»', (item, title, wrong) => {
    expect(must(item, title)).not.toContain(wrong)
  })

  it.each([
    ['Nociones de mecánica', 'Chofer de camión', 'Mecánica del automóvil, nivel básico o más'],
    ['Conocimientos de mecánica', 'Mecánico industrial', 'Mecánica industrial'],
    ['Buena redacción', 'Secretaria de dirección', 'Redacción'],
    ['Conocimientos de Office 365', 'Auxiliar administrativo', 'Microsoft Office'],
    ['Saber manejar', 'Vendedor en ruta', 'Saber conducir'],
    ['Manejo de sondas', 'Enfermera', 'Ostomías y sondas'],
    ['Experiencia en sistemas VRF', 'Técnico de climatización', 'VRF'],
    ['Atención a la diversidad', 'Maestra de primaria', 'Atención a la diversidad'],
  ])('reads «%s» for %s as «%s»', (item, title, meant) => {
    expect(must(item, title)).toEqual([meant])
  })

  it.each([
    ['Tableros de control', 'Electricista de mantenimiento', 'electrical-panels', 'Tableros de control'],
    ['Tableros de control', 'Analista de datos', 'data-visualization', 'Tableros de control'],
    ['Conocimientos de Office 365', 'Técnico de sistemas', 'microsoft-365-administration', 'Office 365'],
    ['Manejo de vía venosa', 'Enfermera', 'venous-access', 'Vía venosa'],
    ['Nociones de vehículos híbridos', 'Mecánico', 'electric-vehicles', 'Vehículos híbridos'],
    ['Manejo de AutoCAD Civil 3D', 'Topógrafo', 'autocad', 'AutoCAD Civil 3D'],
    ['Conocimiento de DIOT', 'Contador', 'tax-information-returns', 'DIOT'],
    ['MANEJO DE MONTACARGAS', 'Montacarguista', 'forklift-operation', 'Manejo de montacargas'],
    ['Conocer troqueles', 'Diseñador gráfico', 'printing', 'Troqueles'],
    ['Manejo de troqueles', 'Matricero', 'tool-and-die-making', 'Troqueles'],
    ['Conocimientos de gasfitería', 'Gasfíter', 'plumbing', 'Gasfitería'],
    ['Manejo de tintes', 'Peluquera', 'hair-coloring', 'Tintes'],
    ['Conocimientos de fontanería', 'Fontanero', 'plumbing', 'Fontanería'],
  ])('«%s» for %s is %s, called as the ad calls it', (item, title, skill_id, name) => {
    const [one] = proposeRequirements(`Requisitos:\n- ${item}`, title).requirements
    expect(one?.requirement.value).toMatchObject({ skill_id, name })
  })

  it('takes no allowance for a bearing', () => {
    expect(must('Moto propia (se paga rodamiento)', 'Mensajero')).not.toContain('Alineación de ejes')
  })
})

describe('a name that is narrower than what it shows', () => {
  it.each([
    ['Electroterapia', 'Electroterapia'],
    ['Conocimientos de quiropráctica', 'Quiropráctica'],
    ['Manejo de Previred', 'Previred'],
    ['Conocimiento de ISO 45001', 'ISO 45001'],
    ['Cocina vasca', 'Cocina vasca'],
    ['Hemoterapia', 'Hemoterapia'],
  ])('«%s» is asked for itself', (item, wanted) => {
    expect(must(item)).toEqual([wanted])
  })

  it('asks once for what a bracket gives its short name', () => {
    expect(must('Bloqueo y etiquetado (LOTO)')).toEqual(['Bloqueo y etiquetado'])
  })
})
