import { expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

it.each([
  [
    'Ingeniería Química, Instituto Tecnológico de Celaya, 2013-2018, título y cédula',
    'Instituto Tecnológico de Celaya',
  ],
  ['Licenciatura en Historia, Universidad Veracruzana, 2008-2012, titulada', 'Universidad Veracruzana'],
])('takes the paper that a study ends with for neither degree nor school: %s', (line, school) => {
  const { education } = readPastedText(
    ['Karla Hurtado Becerra', 'Celaya, Gto.', '', 'Formación', line, 'Yellow Belt, 2023'].join('\n'),
  ).proposal.document
  expect(education[0]).toMatchObject({ degree: line.split(',')[0], institution: school, level: 'GRADO' })
})
