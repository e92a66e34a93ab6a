import { expect, it } from 'vitest'
import { proposeRequirements } from '../propose-requirements.ts'
import { withoutTags } from './web-tags.ts'

const quotes = (text: string) => proposeRequirements(text, 'Frutera').requirements.map(({ quote }) => quote)

it('reads an ad that was copied with the tags of its page', () => {
  expect(quotes('<b>Requisitos:</b><br>Carnet de conducir B.<br/> <p class="x">Inglés B2</p>')).toEqual([
    'Carnet de conducir B',
    'Inglés B2',
  ])
})

it('leaves signs that are no tags', () => {
  expect(withoutTags('Sueldo < 900 > 800, <nombre> y a<b')).toBe('Sueldo < 900 > 800, <nombre> y a<b')
})

it('asks in small letters what was written in capitals', () => {
  const asked = proposeRequirements('REQUISITOS:\nDISPONIBILIDAD PARA VIAJAR', 'Frutera').requirements
  expect(asked[0]?.requirement.value).toEqual({ question: '¿Tienes disponibilidad para viajar?' })
})

it('ends what one must have before whose it is', () => {
  expect(quotes('Requisitos:\n- Vehículo propio para su reparto')).toEqual(['Vehículo propio'])
})
