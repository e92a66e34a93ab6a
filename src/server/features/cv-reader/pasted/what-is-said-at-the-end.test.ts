import { describe, expect, it } from 'vitest'
import { readPastedText } from '../rules-alone.ts'

const read = (...lines: string[]) => readPastedText(['Eider Mac-Kay L.', 'Vigilante', ...lines].join('\n')).proposal

describe('how somebody can work', () => {
  it.each([
    [
      ['DISPONIBILIDAD', 'Inmediata. Dispuesta a viajar por todo el país.'],
      { availability: 'INMEDIATA', travels: true },
    ],
    [['LICENCIA DE CONDUCIR', 'A-IIb (Q1122334), revalidación 2027'], { licences: ['A-IIb'] }],
    [['OTROS', 'Jornada de tarde.'], { shifts: ['TARDE'] }],
    [['OTROS', 'Movilidad propia (moto)'], { vehicles: ['MOTO'] }],
    [['OTROS', 'No tengo problema con turnos de noche ni festivos.'], { shifts: ['FESTIVOS', 'NOCHE'] }],
  ])('%j', (lines, circumstances) => {
    expect(read('', ...lines).document.circumstances).toMatchObject(circumstances)
  })
})

describe('registers', () => {
  it.each([
    ['Matrícula CAPBA 20417', ['Matrícula CAPBA 20417']],
    ['Inscripción RETHUS No 1020304050', ['RETHUS 1020304050']],
    ['Registro SERNAGEOMIN categoría C N° 4410', ['Registro SERNAGEOMIN categoría C 4410']],
  ])('%s', (line, held) => {
    const { document } = read('', 'OTROS', line)
    expect(document.registrations.map(({ body, number }) => `${body} ${number}`)).toEqual(held)
  })

  it('take nothing along that is told beside them', () => {
    const { document, unplaced_text } = read(
      '',
      'OTROS',
      'ROAC nº 30.112 (no ejerciente). Profesora de Auditoría en la UVA (2016-2018).',
    )
    expect(JSON.stringify([document, unplaced_text])).toContain('Profesora de Auditoría')
  })
})

describe('who somebody is and where', () => {
  it('stands below a wish with their age', () => {
    const { basics } = read(
      '',
      'Objetivo: primer empleo de cajera',
      '',
      'Jerez de la Frontera, 20 años, 655 443 322',
    ).document
    expect(basics).toMatchObject({ phone: '655 443 322', city: 'Jerez de la Frontera' })
  })

  it('stands under «Perfil» in a form', () => {
    expect(
      read('', 'Perfil', 'Población: Reus (Tarragona)', '', 'Trabajo', 'Guarda. Finca Mas. 2019-2021').document.basics
        .city,
    ).toBe('Reus')
  })

  it('has no phone in the number of a card', () => {
    expect(read('matrícula profesional CL-205-44321').document.basics.phone).toBe('')
  })
})

it('reads a whole CV in one line by its headings', () => {
  const { basics, experience, education, languages, circumstances } = readPastedText(
    'Datos personales: Saioa Ruiz-Ortega Pons, 41 años, Palma de Mallorca, 971 33 44 55, saioa@correo.es. Experiencia: gobernanta Hotel Bahía Azul 2015-2024; camarera de pisos Hotel Sol 2008-2015. Formación: Bachillerato (2001). Idiomas: catalán nativo, inglés B1. Carnet de conducir B.',
  ).proposal.document
  expect(basics).toMatchObject({
    full_name: 'Saioa Ruiz-Ortega Pons',
    city: 'Palma de Mallorca',
    email: 'saioa@correo.es',
  })
  expect(experience.map(({ position, company, start }) => `${position} @ ${company} ${start}`)).toEqual([
    'gobernanta @ Hotel Bahía Azul 2015',
    'camarera de pisos @ Hotel Sol 2008',
  ])
  expect(education).toMatchObject([{ degree: 'Bachillerato', end: '2001' }])
  expect(languages.map(({ language }) => language)).toEqual(['ca', 'en'])
  expect(circumstances.licences).toEqual(['B'])
})
