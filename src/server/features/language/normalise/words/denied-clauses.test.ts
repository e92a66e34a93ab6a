import { describe, expect, it } from 'vitest'
import { flatten } from '../fold.ts'
import { deniedClauses } from './denied-clauses.ts'

const deniedIn = (text: string): string[] =>
  deniedClauses(flatten(text)).map(({ start, end }) => text.slice(start, end))
const aboutIn = (text: string): string[] =>
  deniedClauses(flatten(text)).map(({ about }) => text.slice(about.start, about.end).trim())

describe('what a text says is not so', () => {
  it.each<[string, string[]]>([
    ['Repostería, no', ['Repostería, no']],
    ['Retroexcavadora nunca', ['Retroexcavadora nunca']],
    ['Corte y color, extensiones no', ['extensiones no']],
    ['Bordado: no, pero coso a máquina', ['Bordado: no']],
    ['Grúa móvil no manejo', ['Grúa móvil no manejo']],
    ['Hormigón impreso no lo he tocado', ['Hormigón impreso no lo he tocado']],
    ['Endodoncia no es lo mío', ['Endodoncia no es lo mío']],
    ['Cobrar en ventanilla no me toca', ['Cobrar en ventanilla no me toca']],
    ['Aquí divorcios no se ven', ['Aquí divorcios no se ven']],
    ['En urgencias no he trabajado', ['En urgencias no he trabajado']],
    ['No pongo suelos de madera, eso es de otro gremio', ['No pongo suelos de madera']],
    ['Las nóminas las hace la gestoría', ['Las nóminas las hace la gestoría']],
    ['Monto muebles, la electricidad la lleva un tercero', ['la electricidad la lleva un tercero']],
    ['Ortodoncia la derivo al especialista', ['Ortodoncia la derivo al especialista']],
    ['Curso de Terraform, no lo he usado en el trabajo', ['Curso de Terraform, no lo he usado en el trabajo']],
    ['Ventanas las instalo, no las fabrico', ['no las fabrico']],
    ['Llevo caja y no he hecho inventarios', ['no he hecho inventarios']],
  ])('«%s» denies %j', (text, denied) => {
    expect(deniedIn(text)).toEqual(denied)
  })

  it.each([
    'No solo vendo, también cobro',
    'Nunca he faltado al trabajo',
    'A los turnos no falto',
    'En once años no he faltado',
    'No tengo problema en viajar',
    'Sin accidentes en nueve años',
    'No paro hasta que no queda limpio',
    'Ensayo no destructivo',
    'Voluntariado no remunerado',
    'Atiendo a mayores que no pueden salir',
    '¿Viajar? ¿Por qué no?',
    'La caja la llevaba los domingos',
    'El almacén lo llevo yo',
    'Tomo muestras y las mando al laboratorio',
    'Clientes que no pagan: llamadas y acuerdos',
  ])('«%s» denies nothing', (text) => {
    expect(deniedIn(text)).toEqual([])
  })

  it('says what it is about, without the words that deny', () => {
    expect(aboutIn('Corte láser no manejo')).toEqual(['Corte láser'])
    expect(aboutIn('Nunca he hecho soldadura naval')).toEqual(['soldadura naval'])
    expect(aboutIn('Diseño web, no')).toEqual(['Diseño web'])
  })
})
