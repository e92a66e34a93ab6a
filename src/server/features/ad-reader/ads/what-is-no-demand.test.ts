import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../propose-requirements.ts'

const asked = (text: string, title = 'Puesto'): string[] =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirementWords(requirement))

describe('what an ad says and does not ask for', () => {
  it('leaves out brackets and how much a thing is wanted', () => {
    expect(asked('Requisitos:\n- Experiencia de 3 años. (INDISPENSABLE haber liquidado planillas)')).toContain(
      'Haber liquidado planillas',
    )
  })

  it('does not ask for what the company makes', () => {
    const company =
      'Empresa industrial dedicada a la industria alimentaria y certificada en gestión de calidad, se encuentra en la búsqueda del mejor talento.'
    expect(asked(`${company}\nRequisitos:\n- Excel`)).toEqual(['Excel'])
    expect(asked('Planta de soldadura robotizada y Power BI en Silao.\nRequisitos:\n- Excel')).toEqual(['Excel'])
    expect(asked('Marca chilena de calzado con tienda en Shopify.\nRequisitos:\n- Excel')).toEqual(['Excel'])
    expect(asked('Requisitos:\n- Taller de costura propio\n- Excel')).toHaveLength(2)
    expect(asked('Brisa Nube SAS desarrolla un software en la nube.\nRequisitos:\n- Excel')).toEqual(['Excel'])
  })

  it.each([
    'Fabricamos galletas para la industria alimentaria.',
    'Elaboramos embutidos con soldadura láser.',
    'Distribuimos material de construcción y fontanería.',
    'Vendemos equipos de climatización.',
  ])('does not ask for what «%s» tells of the company', (company) => {
    expect(asked(`${company}\nRequisitos:\n- Excel`)).toEqual(['Excel'])
  })

  it.each([
    'Presentar y aprobar examen práctico (torno y fresa)',
    'Superar una prueba de Photoshop',
    'Rendir evaluación psicométrica',
    'Asistir a una entrevista en inglés',
    'Realizar un test de Excel avanzado',
  ])('does not ask for a step of the selection: «%s»', (step) => {
    expect(asked(`Requisitos:\n- Autocad\n- ${step}`)).toEqual(['AutoCAD'])
  })

  it.each([
    'Para postular enviar CV actualizado, copia del título y certificado de la Superintendencia.',
    'Los interesados deberán enviar CV indicando remuneración pretendida.',
    'Favor de mandar currículum con certificado de estudios.',
    'Se ofrece relación de dependencia, prepaga y comedor en planta.',
  ])('does not ask for what is sent or given: «%s»', (said) => {
    expect(asked(`Requisitos excluyentes:\n- Excel\n\n${said}`)).toEqual(['Excel'])
  })

  it.each(['Colegiatura no aplica. Excel', 'Manejo y Excel', 'Licencia de conducir: no aplica. Excel'])(
    'reads no fragment and nothing that does not apply: «%s»',
    (item) => {
      expect(asked(`Requisitos:\n- ${item}`)).toEqual(['Excel'])
    },
  )

  it.each([
    'Portugués B1 para leer contratos y negociar con talleres',
    'Portugués B1 para atender llamadas y leer catálogos',
  ])('asks for a language and not for each of its uses: «%s»', (item) => {
    expect(asked(`Requisitos:\n- ${item}`)).toEqual(['Portugués, B1 o más'])
  })

  it('asks for no paper that a bracket only explains', () => {
    const read = asked('Requisitos:\n- Sin antecedentes penales (certificado obligatorio para trabajar con menores)')
    expect(read.filter((one) => one.startsWith('Certificación'))).toEqual([])
  })

  it('does not ask for what is sold, nor for what the name of the job says', () => {
    expect(
      asked('Tu misión\nHacer demos y cerrar ventas de nuestro CRM.\n\nRequisitos:\n- Excel', 'Comercial'),
    ).toEqual(['Excel'])
    expect(asked('AUXILIAR DE LIMPIEZA - INDUSTRIA CÁRNICA (Lugo)\n\nRequisitos:\n- Excel')).toEqual(['Excel'])
  })

  it('asks to speak a language that is to be spoken', () => {
    expect(asked('Requisitos:\n- Euskera hablado')).toEqual(['Euskera, B1 o más'])
  })

  it.each([
    ['Contador/a Público/a recibido/a', 'Grado, licenciatura o ingeniería en Contador Público'],
    ['Médico/a veterinario/a titulado/a', 'Grado, licenciatura o ingeniería en Veterinaria'],
    ['Sos estudiante avanzado o graduado de carreras de marketing', 'Estudios en Marketing, también sin terminar'],
    ['CAP de viajeros', 'CAP de viajeros'],
  ])('reads «%s» as «%s»', (item, meant) => {
    expect(asked(`Requisitos:\n- ${item}`)).toEqual([meant])
  })

  it('takes a paper or the will to get it for one demand', () => {
    expect(asked('Requisitos:\n- Carné de vacunas vigente o disponibilidad para tramitarlo')).toEqual([
      'Certificación: Carné de vacunas vigente, también en trámite',
    ])
  })

  it('knows a profile by the line above its paragraph', () => {
    const read = proposeRequirements(
      'Perfil requerido\n\nGrado en Biología. Inglés B2.\n\nPerfil deseable\n\nConocimientos de Python.',
      'Analista',
    ).requirements.map(({ requirement }) => `${requirement.importance} ${requirementWords(requirement)}`)
    expect(read).toEqual([
      'EXCLUYENTE Grado, licenciatura o ingeniería en Biología',
      'EXCLUYENTE Inglés, B2 o más',
      'DESEABLE Python',
    ])
  })

  it('does not ask for what a bracket says of a task, unless it is a tool', () => {
    expect(asked('Funciones:\n- Controlar a los contratistas (pintura, fontanería)\nRequisitos:\n- Excel')).toEqual([
      'Excel',
    ])
    expect(asked('Funciones:\n- Llevar la agenda (Outlook)\nRequisitos:\n- Excel')).toEqual(['Excel', 'Outlook'])
  })

  it('does not ask for benefits', () => {
    expect(asked('Requisitos: manejo de Excel. Planilla desde el primer día.')).toEqual(['Excel'])
    expect(asked('Requisitos:\n- Excel\n- Photoshop no')).toEqual(['Excel'])
  })

  it('does not ask twice for weekends, nor for nothing', () => {
    const titles = asked('Requisitos: manejo de Excel, disponibilidad fines de semana.')
    expect(titles.filter((title) => /disponibilidad/i.test(title))).toEqual([])
  })

  it('does not ask for the job itself, nor for what is only where or to whom', () => {
    const job =
      'Se requiere auxiliar de cocina para casino de empresa en Rancagua, con experiencia en reparto a almacenes y quioscos.'
    expect(asked(job, 'Auxiliar de cocina')).toEqual(['Experiencia en reparto a almacenes y quioscos'])
    expect(asked('Pedimos: experiencia en restaurante de pescados y mariscos.', 'Cocinera')).not.toContain('Pescadería')
    expect(asked('Requisitos:\n- No fumadora\n- Excel')).toEqual(['Excel'])
    expect(asked('Requisitos:\n- 1 año en puesto similar (archivo, atención telefónica)')).not.toContain(
      'Atención telefónica',
    )
  })

  it('asks what a home has, and nothing of how it is used', () => {
    const home = asked('Requisitos:\n- PC con Windows 11 e internet propio')
    expect(home.filter((one) => !one.startsWith('¿'))).toEqual([])
  })

  it('puts what stands in the place of another into one demand', () => {
    expect(asked('Pedimos manejo de radiofrecuencia o WMS.')).toEqual(['WMS o radiofrecuencia'])
    expect(asked('Requisitos:\n- Experiencia en quiosco, librería o similar')).toEqual([
      'Experiencia en quiosco, librería o similar',
    ])
    expect(asked('Requisitos:\n- Algún programa contable (Siigo, Helisa, etc)').join()).not.toMatch(/Siigo,Helisa/)
  })

  it('asks for the work itself where years are said of one of two objects of it', () => {
    const item = 'Requisitos:\n- 3 años atendiendo cuentas de conveniencia o autoservicios'
    expect(asked(item, 'Key Account Manager')).toEqual([
      'Experiencia como Key Account Manager atendiendo cuentas de conveniencia o autoservicios, 3 años o más',
    ])
  })

  it('asks in an interview what no CV shows', () => {
    const { requirements } = proposeRequirements(
      'Requisitos:\n- Facilidad para explicar planos a quien no es del ramo\n- Excel',
      'Puesto',
    )
    expect(requirements.map(({ soft }) => soft ?? false).sort()).toEqual([false, true])
  })

  it('says years of every skill that they are said of', () => {
    expect(asked('Buscamos alguien con 4 años de Ruby y Rails.')[0]).toContain('4 años')
    expect(asked('Que lleve 3 años con PHP, al menos 2 con Symfony.').join('; ')).toMatch(
      /PHP, 3 años.*Symfony, 2 años/,
    )
    expect(asked('Pedimos dominio de Vue y TypeScript (3+ años).').every((one) => one.includes('3 años'))).toBe(true)
  })

  it('reads studies by the name of who has them, and those that need not be finished', () => {
    expect(asked('Se requiere titulación de Arquitecto Técnico o Aparejador.')).toEqual([
      'Grado, licenciatura o ingeniería en Arquitecto Técnico o Aparejador',
    ])
    expect(asked('Requisitos:\n- Lic. en Diseño (trunca o terminada)')[0]).toContain('también sin terminar')
    expect(asked('Requisitos:\n- Nivel C1 comprobable', 'Docente de inglés')).toEqual(['Inglés, C1 o más'])
    expect(asked('Nos hace falta alguien que se maneje en euskera.')).toEqual(['Euskera'])
  })

  it('ends a name where its sentence ends', () => {
    expect(asked('Buscamos soltura con Vue o Alpine. Que sepa montar pruebas.').join()).toContain('Vue.js o Alpine')
    expect(asked('Buscamos soltura con Vue o Alpine. Que sepa montar pruebas.').join()).not.toContain('Que')
  })
})

describe('the conditions of an ad', () => {
  const documentOf = (text: string, title: string) => proposeRequirements(text, title).document

  it('are not those of the contracts that somebody is to draft', () => {
    const text = 'Redactar contratos: suministro, transporte, prestación de servicios.\nOfrecemos contrato indefinido.'
    expect(documentOf(text, 'Abogada')).toMatchObject({ contract: 'INDEFINIDO' })
  })

  it('know which of two cities of one name is meant by the short name of its state', () => {
    expect(documentOf('Corredora en Guadalajara, Jal. Buscamos vendedores.', 'Ventas')).toMatchObject({
      locations: [{ country: 'MX', city: 'Guadalajara' }],
    })
  })

  it('know a warehouse hand by the warehouse, and close the bracket of a title', () => {
    expect(documentOf('Mozo para almacén: palets y pedidos.', 'Mozo')).toMatchObject({ role_id: 'warehouse-worker' })
    expect(documentOf('Mozo para salón, bandeja y comandas.', 'Mozo')).toMatchObject({ role_id: 'waiter' })
    expect(documentOf('Fintech.', 'Analista de datos (SQL / Power BI)').title).toBe(
      'Analista de datos (SQL - Power BI)',
    )
  })
})

it('what people are taught there is no demand', () => {
  const text =
    'Taller de costura de Elche.\nBuscamos aprendiz.\nTrabajo de mañana.\nContrato fijo.\nPatronaje lo aprenderás con nosotros, igual que AutoCAD.\nEscríbenos.'
  expect(proposeRequirements(text, 'Aprendiz de costura').requirements).toEqual([])
})
