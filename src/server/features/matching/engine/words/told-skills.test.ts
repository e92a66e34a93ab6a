import { describe, expect, it } from 'vitest'
import { skillIdOf } from '#server/features/language/normalise/concept-of.ts'
import { toldSkills } from './told-skills.ts'
import { rootOf } from './word-root.ts'

describe('the root of a word', () => {
  it.each([
    'coordinacion coordine coordinaba coordinar coordino coordinando',
    'atencion atendia atiendo atender atendi',
    'liquidacion liquido liquidaba',
    'venta ventas vendia vender vendo',
    'gestion gestiono gestionaba gestione gestionar',
    'seleccion seleccionaba seleccionar',
    'cobranza cobro cobraba',
    'planificacion planifique planifico',
    'mantenimiento mantengo mantener mantuve',
    'reposicion repuse reponia reponer',
    'supervision supervise supervisaba',
    'cuidado cuidados cuidaba cuide',
    'redaccion redacto redacte',
    'capacitacion capacite capacitaciones',
    'lectura lecturas leer leo leia',
    'defensa defiendo defendia defender',
    'composicion compuse componia',
  ])('is one of %s', (forms) => {
    expect([...new Set(forms.split(' ').map(rootOf))]).toHaveLength(1)
  })

  it.each([
    ['producto', 'produccion'],
    ['vendedora', 'venta'],
    ['conductor', 'conduccion'],
    ['media', 'medicion'],
    ['contable', 'contar'],
  ])('is not one of %s and %s', (one, other) => {
    expect(rootOf(one)).not.toBe(rootOf(other))
  })
})

describe('what a text tells of in verbs', () => {
  it.each([
    ['Atendía a los clientes', 'Atención al cliente'],
    ['Manejé la caja todos los días', 'Manejo de efectivo'],
    ['Liquido los sueldos de quince personas', 'Nóminas'],
    ['Hago inventarios cada mes', 'Control de inventarios'],
    ['Llevaba una cartera de 120 clientes', 'Gestión de cartera de clientes'],
    ['Recibo entre 60 y 80 llamadas', 'Atención telefónica'],
    ['Facturaba a mayoristas', 'Facturación'],
  ])('«%s» is «%s»', (text, name) => {
    expect(toldSkills(text).map(({ id }) => id)).toContain(skillIdOf(name))
  })

  it.each([
    ['Ingeniera industrial', 'Ingeniería industrial'],
    ['Licencia clase B', 'Permiso de conducir B'],
    ['Agenda, citas', 'Agenda médica'],
    ['Llevo los papeles de empresas industriales', 'Automatización industrial'],
    ['Programaba rutas', 'Programación'],
    ['Control de mano de obra', 'Dirección de obra'],
    ['Vendedor en visitas', 'Ventas'],
  ])('«%s» is not «%s»', (text, name) => {
    expect(toldSkills(text).map(({ id }) => id)).not.toContain(skillIdOf(name) ?? 'unknown')
  })

  it('stands where it was told', () => {
    const text = 'De lunes a jueves atendía clientes.'
    const [told] = toldSkills(text)
    expect(told?.text).toBe('atendía clientes')
    expect(text.slice(told?.start, told?.end)).toBe('atendía clientes')
  })
})
