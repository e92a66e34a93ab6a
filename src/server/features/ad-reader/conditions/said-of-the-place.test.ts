import { expect, it } from 'vitest'
import { proposeRequirements } from '../propose-requirements.ts'

const document = (text: string) => proposeRequirements(text, 'Puesto').document

it('takes three capitals amid small letters for no town', () => {
  const { locations } = document(
    'Empresa en Medellín busca contador.\nFunciones: declaraciones de retención, ICA e IVA.',
  )
  expect(locations?.[0]).toMatchObject({ city: 'Medellín' })
})

it('believes the label of where the work is done', () => {
  const text = 'Lima. Atención a usuarios presencial y remota.\nModalidad: presencial, de lunes a viernes'
  expect(document(text).modality).toBe('PRESENCIAL')
})
