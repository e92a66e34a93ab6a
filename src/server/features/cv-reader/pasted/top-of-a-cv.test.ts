import { describe, expect, it } from 'vitest'
import { readPastedText } from '../rules-alone.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document
const SECTION = '\n\nIDIOMAS\nInglés B2\n'
const proposalOf = (top: string) => readPastedText(top + SECTION).proposal
const basicsOf = (top: string) => proposalOf(top).document.basics

describe('the top of a CV', () => {
  it.each([
    ['JOSÉ LUIS DE LA CRUZ HERNÁNDEZ\nCel. 55 1234 5678', 'José Luis de la Cruz Hernández', '55 1234 5678'],
    ['Emily van der Berg\n+44 7700 900123 | London, UK', 'Emily van der Berg', '+44 7700 900123'],
    ['Martín Etcheverry\nTel: +54 9 11 2345-6789', 'Martín Etcheverry', '+54 9 11 2345-6789'],
    ["JOHN O'NEILL-SMITH, PMP\n(512) 555-0142", "John O'Neill-Smith", '(512) 555-0142'],
    ['Ingeniero de Sistemas\nAna Núñez Gil\n+52 (81) 8123 4567', 'Ana Núñez Gil', '+52 (81) 8123 4567'],
    ['Currículum de Ana Núñez Gil\n0034 655 44 33 22', 'Ana Núñez Gil', '0034 655 44 33 22'],
    [
      'RESUMEN CURRICULAR\nNOMBRES Y APELLIDOS: Ana Núñez Gil\nTELÉFONOS: 0414-1234567',
      'Ana Núñez Gil',
      '0414-1234567',
    ],
    ['Hola, busco trabajo.\nMi número es 8888-1234 y mi correo ana@example.com', '', '8888-1234'],
  ])('%j', (top, full_name, phone) => expect(basicsOf(top)).toMatchObject({ full_name, phone }))

  it.each([
    'DNI: 45678912',
    'CÉDULA DE CIUDADANÍA: 1.020.345.678 de Bogotá',
    'C.C. 1020345678',
    'Fecha de nacimiento: 1990-05-12',
    'RUT: 12.345.678-9',
    'NSS 12 34 56 7890 1',
  ])('takes no document for a phone or a place, and keeps it: %s', (line) => {
    const { document, unplaced_text } = proposalOf(`Ana Núñez Gil\n${line}\nCelular: 300 123 4567`)
    expect(document.basics).toMatchObject({ phone: '300 123 4567', city: '', country: null })
    expect(unplaced_text).toContain(line)
  })

  it.each([
    ['SOLDADORA TIG\n\nAna Núñez Gil, Sevilla. ana.ng@example.com', { full_name: 'Ana Núñez Gil', city: 'Sevilla' }],
    [
      'Técnico de sonido\nLuis Ferrer Mora, Bilbao, luis.fm@example.com',
      { full_name: 'Luis Ferrer Mora', city: 'Bilbao' },
    ],
    ['Camarera\nRosa Vidal Pons. Lugo. rosa.vp@example.com', { full_name: 'Rosa Vidal Pons', city: 'Lugo' }],
  ])('reads the name and the town beside the mail: %j', (top, wanted) => {
    expect(basicsOf(top)).toMatchObject(wanted)
  })

  it.each([
    ['Ana Núñez Gil\nMaipú\nCédula chilena definitiva', 'CL'],
    ['Ana Núñez Gil\nMaipú\nCUIL al día, monotributo', 'AR'],
    ['Ana Núñez Gil\nCartagena\nCédula de ciudadanía vigente', 'CO'],
  ])('papers of a country say where a town is: %j', (top, country) => {
    expect(basicsOf(top)).toMatchObject({ country })
  })

  it('takes no years for a phone', () => {
    expect(basicsOf('Ana Núñez Gil\nSupermercado Palí, acomodadora (2022-2023)').phone).toBe('')
  })

  it('repeats no contact data in the summary', () => {
    const top = `Ana Núñez, PMP\n1420 Elm Street, Apt 5B, Austin, TX 78701 | (512) 555-0142 | ana@example.com | www.linkedin.com/in/ana`
    expect(proposalOf(top).document.summary).toBe('')
  })

  it.each([
    ['Av. Corrientes 1234, CABA, Argentina', 'CABA', 'AR'],
    ['C/ Real 12, 41001 Sevilla', 'Sevilla', 'ES'],
    ['Dirección: Carrera 43A # 1-50, Medellín', 'Medellín', 'CO'],
    ['Dirección: Jr. Puno 345', '', null],
    ['Dept. de Genètica, Universitat de València, 46119 Náquera', 'Náquera', 'ES'],
    ['Dept. de Genètica, Universitat de València, 46169 Gátova', 'Gátova', null],
    ['1420 Elm Street, Apt 5B, Austin, TX 78701', 'Austin', 'US'],
    ['📍 Guayaquil, Ecuador 📞 +593 99 123 4567', 'Guayaquil', 'EC'],
    ['Monterrey, N.L.', 'Monterrey', 'MX'],
    ['Toronto, CA', '', null],
  ])('lives where the address says: %s', (line, city, country) => {
    expect(basicsOf(`Ana Núñez Gil\n${line}`)).toMatchObject({ city, country })
  })

  it('lives in the country of its phone where towns of the same name are in several', () => {
    const in_colombia = proposalOf('Ana Núñez Gil\nCartagena\n(+57) 310 555 12 34')
    expect(in_colombia.document.basics.country).toBe('CO')
    expect(proposalOf('Ana Núñez Gil\nCartagena').confidence['basics.country']).toBe('BAJA')
  })
})

describe('what the top does not say', () => {
  it.each([
    ['Hola, me llamo Rosa Pardo Til y vivo en Huesca.', 'Rosa Pardo Til'],
    ['Lucía Pardo Amat, camarera, vivo en Lugo', 'Lucía Pardo Amat'],
    ['karla pardo meza, 29 años, soporte tecnico', 'Karla Pardo Meza'],
    ['CONTACTO\n600 000 000\n\nIDIOMAS\nInglés B1\n\nIván Pardo Gil\nConductor de camión', 'Iván Pardo Gil'],
  ])('is found elsewhere: %j', (text, name) => {
    const { document } = readPastedText(`${text}\n\nEXPERIENCIA\nCamarera en Bar Sol, 2019 - 2021\n`).proposal
    expect(document.basics.full_name).toBe(name)
  })

  it('is taken from the last job where there is no headline', () => {
    const { document, confidence } = readPastedText(
      'Ana Pardo Gil\n\nEXPERIENCIA\nCamarera en Bar Sol, 2019 - hoy\n',
    ).proposal
    expect(document.basics.headline).toBe('Camarera')
    expect(confidence['basics.headline']).toBe('BAJA')
  })
})

describe('who somebody is', () => {
  it.each([
    [['paqui o’connor rivas', 'camarera de pisos', 'Benidorm, 650112233'], 'Paqui O’Connor Rivas'],
    [['JOSÉ Á. ÑIQUEN LL.', 'Operador de grúa'], 'José Á. Ñiquen Ll.'],
    [['Gemma l’Hostalric Ferré', 'Cap de sala'], 'Gemma l’Hostalric Ferré'],
    [
      ['Buenas tardes le mando mis datos para la vacante', 'Nombre Gerardo Xool Uc', 'Vivo en Cancún región 229'],
      'Gerardo Xool Uc',
    ],
    [
      [
        'INFORMACIÓN PERSONAL',
        'Laia Puig-Roca',
        '',
        'EXPERIENCIA',
        'Monitora, Esplai Alba, 2020-2022',
        '',
        'INFORMACIÓN ADICIONAL',
        'Vehículo propio',
      ],
      'Laia Puig-Roca',
    ],
  ])('%j', (lines, name) => expect(read(...lines).basics.full_name).toBe(name))

  it('can be reached by what stands at the end', () => {
    const { basics, experience } = read(
      'Yadira Cendejas. 23 años, Zapopan.',
      'experiencia:',
      '- tienda Moda Lía 8 meses, caja',
      'cel 33 0000 0000',
    )
    expect(basics).toMatchObject({ phone: '33 0000 0000', headline: '' })
    expect(experience[0]?.summary).not.toContain('33')
  })
})

it('a name is what somebody is called, and not what they say that they are', () => {
  const text = 'Soy un profesional responsable y ordenado que disfruta del campo.'
  expect(read('Tomás Rey Vidal', 'Veterinario', 'tomas@ejemplo.cl', text).basics.full_name).toBe('Tomás Rey Vidal')
  expect(read('Cdora. Ana Paz Ledesma', 'CABA', '', 'EXPERIENCIA', 'Contable, 2019 – 2021').basics.full_name).toBe(
    'Ana Paz Ledesma',
  )
})
