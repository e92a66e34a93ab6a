import { expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const positions = (...lines: string[]) =>
  readPastedText(lines.join('\n')).proposal.document.experience.map(({ position }) => position)

it('takes no headline for work of another trade', () => {
  const said = positions(
    'Íñigo Sáez-Lasa',
    'VIGILANTE',
    '2019-2023 Prosegur: rondas y control de accesos',
    '2015-2018 Limpiezas Ebro: limpieza de portales y garajes',
  )
  expect(said).toEqual(['VIGILANTE', 'limpieza de portales y garajes'])
})

it('reads a ward as none, and a profession by its degree', () => {
  const said = positions(
    'Apellido y nombre: Funes Guaquinchay, Carla',
    'Título: Enfermera Profesional (Instituto Cruz Roja, 2019). Mat. Prov. 00412',
    'En curso: Licenciatura en Enfermería',
    '',
    'Trabajo:',
    'Clínica de Cuyo - Terapia intensiva adultos - desde abril 2023 a la actualidad',
    'Hospital Sur - Clínica médica - 2020 a marzo 2023',
  )
  expect(said).toEqual(['Enfermera Profesional', 'Enfermera Profesional'])
})

it('reads a department as the work and not as who does it', () => {
  const said = positions(
    'Begoña Azkue',
    'Logroño',
    '2010-2019 Administrativa en bodega',
    '2019- Departamento de RRHH en conservera: nóminas',
  )
  expect(said.at(-1)).toBe('RRHH')
})

it('lends of two trades the one that a job tells of, and both where it tells of neither', () => {
  const said = positions(
    'Ainhoa Bergareche',
    'Community manager y redactora',
    '',
    'EXPERIENCIA',
    'Sidrería Oianume (2021 – presente). Publicaciones en Instagram y respuesta a comentarios.',
    'Bodegas Monte Bajo (2017 – 2021). Cuarenta artículos en WordPress, con SEO.',
  )
  expect(said).toEqual(['Community manager', 'redactora'])
})
