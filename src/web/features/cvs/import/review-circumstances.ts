import type { CvDocument } from '#shared/cvs/cv-document.ts'
import { CV_COUNTS, CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
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
    CV_COUNTS.licences,
    ({ circumstances }) => circumstances.licences,
    (document, names) =>
      withCircumstances(document, { licences: chipsOf(names, CV_LENGTHS.licence).slice(0, CV_COUNTS.licences) }),
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
