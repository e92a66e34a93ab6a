import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from './propose-requirements.ts'

const asked = (text: string, title = 'Puesto'): string[] =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirementWords(requirement))
const must = (item: string, title = 'Puesto'): string[] => asked(`Requisitos:\n- ${item}`, title)
const document = (text: string): Record<string, unknown> => proposeRequirements(text, 'Puesto').document

describe('no piece of a demand stands alone', () => {
  it('keeps «vigente» with its licence', () => {
    expect(must('Licencia de conducir A-IIIb vigente (la C es obligatoria para remolques)', 'Chofer')).toEqual([
      'Certificación: Licencia de conducir A-IIIb',
    ])
  })

  it('asks for another class of licence as a licence', () => {
    expect(must('Licencia de conducir A-I (deseable A-IIa)')).toEqual([
      'Certificación: Licencia de conducir A-I',
      'Certificación: Licencia de conducir A-IIa',
    ])
  })

  it('takes what stands in its place for a way to meet it', () => {
    expect(
      must(
        'Dominio de Contasis (imprescindible) o, en su defecto, experiencia con otro programa tipo Concar o Siscont',
      ),
    ).toEqual(['Contasis, nivel avanzado o más, Concar o Siscont'])
  })

  it('keeps examples with what they explain', () => {
    expect(must('Arranque de bombas sumergidas (arrancadores suaves, guardamotores)')).toEqual([
      'Arranque de bombas sumergidas (arrancadores suaves, guardamotores)',
    ])
    expect(must('Saber algún instrumento (flauta, guitarra…)')).toHaveLength(1)
  })

  it.each([
    ['Tramitación de permisos, avisos y recursos', 'Tramitación de permisos, avisos y recursos'],
    ['Procesos sancionatorios y terminaciones de contrato', 'Procesos sancionatorios y terminaciones de contrato'],
  ])('«%s» is one thing', (item, wanted) => {
    expect(must(item)).toEqual([wanted])
  })

  it('does not tear halves apart that share their first word', () => {
    expect(must('Pruebas unitarias y de regresión')).toEqual(['Pruebas unitarias y de regresión'])
  })

  it('asks for a norm by its number, not for what it is about', () => {
    expect(must('Conocer la NOM-012 de pesos en carreteras')).toEqual(['NOM-012'])
  })

  it('does not take the list of a stroke for alternatives', () => {
    expect(must('SILTRA / Sistema RED, Previred y Gest@2')).toEqual(['SILTRA o Sistema RED', 'Previred', 'Gest@2'])
  })
})

describe('either of two', () => {
  it.each([
    ['Manejo de la plataforma Moodlex o Aulix', 'Moodlex o Aulix'],
    ['Curso de electroterapia, ETPS o punción seca', 'Electroterapia, Punción seca o ETPS'],
  ])('«%s»', (item, wanted) => {
    expect(must(item)).toEqual([wanted])
  })

  it('reads a language that stands alone', () => {
    expect(must('Alemán.')).toEqual(['Alemán'])
    expect(proposeRequirements('Requisitos:\n- Italiano', 'Puesto').requirements[0]?.requirement.type).toBe('LANGUAGE')
  })
})

describe('studies', () => {
  it('are each of their own level', () => {
    expect(must('Grado en Historia o Arte, o bien CFGS en Guía Turística')).toEqual([
      'Grado, licenciatura o ingeniería en Historia, Grado, licenciatura o ingeniería en Arte o Técnico superior en Guía Turística',
    ])
  })

  it('are not begun because others may be', () => {
    expect(must('Bachillerato completo (carrera universitaria en curso: deseable)')[0]).toBe(
      'Bachillerato o preparatoria',
    )
  })

  it.each([
    [
      'Profesional o tecnólogo en contaduría, economía o carreras afines',
      'Técnico superior en Contaduría o Economía, o afín',
    ],
    ['Arquitecta titulada', 'Grado, licenciatura o ingeniería en Arquitectura'],
    ['Psicólogo titulado con dos referencias', 'Grado, licenciatura o ingeniería en Psicología'],
    ['Título profesional de Trabajadora Social', 'Grado, licenciatura o ingeniería en Trabajo Social'],
  ])('«%s»', (item, wanted) => {
    expect(must(item)).toContain(wanted)
  })

  it('may be a course instead of a degree', () => {
    expect(must('Máster o experto en endodoncia')).toEqual([
      'Máster o maestría en Endodoncia o Certificación: Experto en Endodoncia',
    ])
    expect(must('Posgrado o curso de fotografía')).toEqual(['Fotografía'])
  })

  it('are a must where only the last is wished for', () => {
    const read = proposeRequirements('Requisitos:\n- Bachiller, técnico en bodegas o logística es un plus', 'Puesto')
    expect(read.requirements.map(({ requirement }) => [requirement.type, requirement.importance])).toEqual([
      ['EDUCATION', 'EXCLUYENTE'],
      ['ANY_OF', 'DESEABLE'],
    ])
  })
})

describe('experience', () => {
  it.each([
    ['2 años en pediatría, lactancia u obstetricia', 3],
    ['1 año de experiencia en soldadura o calderería naval', 2],
  ])('«%s» is of any of them', (item, count) => {
    const read = proposeRequirements(`Requisitos:\n- ${item}`, 'Puesto').requirements
    expect(read.map(({ requirement }) => requirement.type)).toEqual(['ANY_OF'])
    expect(read[0]?.requirement.type === 'ANY_OF' && read[0].requirement.value.options).toHaveLength(count)
  })

  it.each([
    'Trabajarás con la jefa de planta, quien cuenta con más de 20 años de experiencia.',
    'Tu compañera lleva ocho años en el puesto.',
    'Nuestros supervisores tienen en promedio 4 años en la empresa.',
  ])('«%s» is of others', (sentence) => {
    expect(asked(`Requisitos:\n- AutoCAD\n\n${sentence}`, 'Delineante')).toEqual(['AutoCAD'])
  })

  it('does not ask for the place of a job beside the job', () => {
    expect(must('6 meses como carretillera en almacén')).toEqual([
      'Experiencia como carretillera en almacén, 6 meses o más',
    ])
  })

  it('counts how many of the years were in a role', () => {
    expect(must('4 años en soldadura, al menos dos de ellos como encargada de turno')).toHaveLength(2)
  })
})

describe('what a thing is needed for', () => {
  it.each(['Inglés alto para la atención al cliente', 'Inglés alto para el trato con proveedores'])(
    '«%s» asks for the language alone',
    (item) => {
      expect(must(item)).toEqual(['Inglés, C1 o más'])
    },
  )
})

describe('what stands beside the purpose', () => {
  it('is asked for', () => {
    expect(must('Inglés básico para atender turistas y manejo de redes sociales')).toContain('Redes sociales')
  })
})

describe('wishes in running text', () => {
  it('reads each of them', () => {
    const text =
      'Nos gustaría, aunque no es imprescindible, que conocieras los EPR y las auditorías de marca, y que tuvieras un francés suficiente para leer manuales.'
    const read = proposeRequirements(`Buscamos a alguien.\n${text}`, 'Puesto').requirements
    expect(read.map(({ requirement }) => requirement.importance)).toEqual(['DESEABLE', 'DESEABLE'])
  })
})

describe('when the work begins', () => {
  it.each([
    ['Ofrecemos:\n- Comedor\n- Incorporación inmediata', 'Incorporación inmediata'],
    ['Incorporación prevista el 3 de octubre.', '¿Puedes empezar el 3 de octubre?'],
    ['Condiciones: jornada completa. Ingreso en abril.', '¿Puedes empezar en abril?'],
    ['Empezarías a mediados de mayo.', '¿Puedes empezar a mediados de mayo?'],
  ])('«%s» is offered to be asked', (text, wanted) => {
    const read = proposeRequirements(`${text}\n\nRequisitos:\n- AutoCAD`, 'Puesto').requirements
    const start = read.find(({ requirement }) => requirementWords(requirement) === wanted)
    expect(start?.selected).toBe(false)
  })
})

describe('conditions', () => {
  it('are not those of another office', () => {
    const text = 'Somos una gestoría con sede en Sevilla y pronto abrimos oficina en Málaga.\nRequisitos:\n- Excel'
    expect(document(text)).toMatchObject({ locations: [{ city: 'Sevilla' }] })
  })

  it('are not what the contract may become', () => {
    const text = 'Hotel de playa, temporada mayo - septiembre.\nOfrecemos:\n- Posibilidad de pasar a fijo discontinuo'
    expect(document(text)).toMatchObject({ contract: 'TEMPORAL' })
  })

  it('are not those of the summer', () => {
    expect(document('Requisitos:\n- Excel\n\nHorario de 8 a 15 en verano.')).not.toHaveProperty('shifts')
  })

  it('are those of the week, not of its Saturday', () => {
    const text = 'Es clave poder venir a la tarde: de lunes a viernes de 15 a 20 y dos sábados por mes a la mañana.'
    expect(document(text)).toMatchObject({ shifts: ['TARDE', 'FINES_DE_SEMANA'] })
  })
})

describe('circumstances', () => {
  it('are asked with all that is said of them', () => {
    expect(
      must('Disponibilidad full time 45 horas semanales en turnos rotativos, incluidos feriados, con un día libre'),
    ).toHaveLength(1)
    expect(must('Estar inscripta como monotributista')).toEqual([
      '¿Cumples este requisito: estar inscripta como monotributista?',
    ])
  })
})
