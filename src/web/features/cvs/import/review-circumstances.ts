import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { shiftWords, vehicleWords } from '#shared/words/hours.ts'
import { availabilityWords, travelWords } from '#shared/words/work.ts'
import { chips, chipsOf, type FieldSpec, oneOf, someOf } from './review-field-specs.ts'

type Circumstances = CvDocument['circumstances']

function withCircumstances(document: CvDocument, part: Partial<Circumstances>): CvDocument {
  return { ...document, circumstances: { ...document.circumstances, ...part } }
}

function inCircumstances(spec: FieldSpec<Circumstances>): FieldSpec<CvDocument> {
  return {
    ...spec,
    key: `circumstances.${spec.key}`,
    get: ({ circumstances }) => spec.get(circumstances),
    set: (document, value) => ({ ...document, circumstances: spec.set(document.circumstances, value) }),
  }
}

export const circumstanceFields: FieldSpec<CvDocument>[] = [
  chips(
    'circumstances.licences',
    'Permiso de conducir',
    10,
    ({ circumstances }) => circumstances.licences,
    (document, names) => withCircumstances(document, { licences: chipsOf(names, 20).slice(0, 10) }),
  ),
  inCircumstances(someOf('vehicles', 'Vehículo propio', vehicleWords)),
  inCircumstances(someOf('shifts', 'Turnos', shiftWords)),
  inCircumstances(oneOf('availability', 'Cuándo puedes empezar', availabilityWords)),
  inCircumstances({
    ...oneOf('travels', 'Viajes de trabajo', travelWords),
    get: ({ travels }) => (travels === null ? '' : travels ? 'SI' : 'NO'),
    set: (held, value) => ({ ...held, travels: value === '' ? null : value === 'SI' }),
  }),
]
