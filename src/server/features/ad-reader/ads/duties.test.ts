import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../propose-requirements.ts'

const proposed = (text: string, title: string) => proposeRequirements(text, title).requirements
const ticked = (all: ReturnType<typeof proposed>) => all.filter(({ selected }) => selected)
const asked = (text: string, title = 'Puesto'): string[] =>
  ticked(proposed(text, title)).map(({ requirement }) => requirementWords(requirement))

describe('what is done in the post', () => {
  it.each([
    ['Qué vas a hacer', 'Qué te pedimos'],
    ['Tus tareas', 'Requisitos'],
    ['FUNCIONES', 'PERFIL'],
  ])('under «%s» is no demand where «%s» says what is asked for', (duties, demands) => {
    const ad = `${duties}\nManejo de caja y de pedidos a proveedores, atención de reclamos, conciliación bancaria cuando toque.\n\n${demands}\n- Excel intermedio\n- Licencia de conducir clase B\n\nOfrecemos\n- Sueldo de mercado\n- Almuerzo`
    expect(asked(ad, 'Encargada de tienda')).toEqual(['Excel, nivel intermedio o más', 'Licencia de conducir clase B'])
  })

  it('may be proposed, unticked', () => {
    const [one] = proposed('Funciones:\n- Llevar la agenda (Outlook)', 'Puesto')
    expect([one?.quote, one?.selected]).toEqual(['Outlook', false])
  })

  it('may be proposed all the same where its own words ask', () => {
    const ad =
      'Requisitos:\n- Grado medio en electricidad\n\nFunciones:\n- Montaje de cuadros. Imprescindible experiencia en soldadura.\n- Verificación de equipos'
    const words = proposed(ad, 'Operario').map(({ requirement }) => requirementWords(requirement))
    expect(words).toContain('Soldadura, con experiencia')
  })
})

describe('a part that asks', () => {
  it('is opened by «Necesito que sepas» too', () => {
    const ad =
      'Hola, soy Marta y tengo un taller.\n\nNecesito que sepas bien:\n✂ corte de patrones y tallas\n✂ bordado a máquina\n\nPido: dos años en taller.'
    expect(asked(ad, 'Costurera')).toEqual(expect.arrayContaining(['Corte de patrones y tallas']))
  })

  it('leaves how somebody treats people unticked', () => {
    const soft = proposed('Pido: dos años en taller, trato agradable.', 'Costurera')
    expect(soft.find(({ quote }) => quote === 'trato agradable')?.selected).toBe(false)
  })

  it('may be a list with «+» before each item', () => {
    const ad = 'REQUISITOS:\n+ Teléfono con datos\n+ 1 año de experiencia como repartidor'
    expect(asked(ad, 'Repartidor').join()).not.toMatch(/\+/)
    expect(asked(ad, 'Repartidor')).toContain('Experiencia como repartidor, 1 año o más')
  })
})
