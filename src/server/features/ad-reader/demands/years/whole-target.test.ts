import { describe, expect, it } from 'vitest'
import { requirementWords } from '#shared/words/requirements.ts'
import { proposeRequirements } from '../../propose-requirements.ts'

const asked = (text: string, title: string): string[] =>
  proposeRequirements(text, title).requirements.map(({ requirement }) => requirementWords(requirement))
const must = (item: string, title = 'Puesto'): string[] => asked(`Requisitos:\n- ${item}`, title)

describe('years are of all that the ad says of them', () => {
  it.each([
    ['2 años en limpieza en colegios, gimnasios o cines', 'Limpieza en colegios, gimnasios o cines, 2 años o más'],
    ['Un año en reparto a farmacias o clínicas', 'Reparto a farmacias o clínicas, 1 año o más'],
    ['8 meses en atención al cliente escrita y telefónica', 'Atención al cliente escrita y telefónica, 8 meses o más'],
    ['3 años de experiencia en ventas internas de seguros', 'Ventas internas de seguros, 3 años o más'],
  ])('«%s» is one demand, with the skill that it opens with', (item, words) => {
    expect(must(item)).toEqual([words])
  })

  it('is asked of the job where it is too long for a name or opens with something else', () => {
    expect(must('2 años en bodegas de abarrotes, juguetes o productos de limpieza', 'Auxiliar de bodega')).toEqual([
      'Experiencia como Auxiliar de bodega en bodegas de abarrotes, juguetes o productos de limpieza, 2 años o más',
    ])
    expect(must('1 año en faldas de tejido de punto para exportación', 'Costurera')).toEqual([
      'Experiencia como Costurera en faldas de tejido de punto para exportación, 1 año o más',
    ])
  })

  it('ends where something else is asked for', () => {
    expect(
      asked(
        'Requisitos: experiencia de 2 años en reparto a bares o quioscos, manejo de caja y de tableta, carnet B.',
        'Repartidor',
      )[0],
    ).toBe('Reparto a bares o quioscos, 2 años o más')
  })

  it('leaves apart what each can have the years by itself', () => {
    expect(must('2 años en imprenta, serigrafía o rotulación')).toEqual([
      'Imprenta, Serigrafía o Rotulación, 2 años o más',
    ])
  })

  it('keeps where a job was done', () => {
    expect(
      must('8 meses como camarera de pisos en hostales de playa, o en casas rurales', 'Camarera de pisos'),
    ).toEqual(['Experiencia como camarera de pisos en hostales de playa, o en casas rurales, 8 meses o más'])
    expect(must('1 año como vendedor en tiendas de juguetes, libros o deporte', 'Vendedor')).toEqual([
      'Experiencia como vendedor en tiendas de juguetes, libros o deporte, 1 año o más',
    ])
  })

  it('parts what was dealt with there from where it was', () => {
    expect(must('4 años en empresas de calzado, con negociación de tarifas y contratos', 'Jefe de compras')).toContain(
      'Negociación de tarifas y contratos',
    )
  })
})

it('takes a line amid demands for one, though it reads like what is done all day', () => {
  const ad = [
    'Hotel de playa busca jefe de cocina para la temporada.',
    'Tu misión: llevar un equipo de seis, hacer los pedidos y cuidar la carta.',
    '¿Qué buscamos en ti?',
    '- Al menos 4 años de experiencia en cocina',
    '- Formación en hostelería',
    '- Control de costes y de mermas',
    '- Inglés valorable',
    'Ofrecemos 30.000 € brutos y dos días libres.',
    'Envía tu CV.',
  ].join('\n')
  expect(asked(ad, 'Jefe de cocina')).toContain('Control de costes y de mermas')
})
