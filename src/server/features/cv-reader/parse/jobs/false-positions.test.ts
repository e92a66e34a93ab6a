import { expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

function jobsOf(headline: string, ...jobs: string[]) {
  const text = ['Noelia Iturbe-Sáez', headline, 'noelia.iturbe@correo.example', '', 'EXPERIENCIA', ...jobs].join('\n')
  return readPastedText(text).proposal.document.experience
}

// What stands behind the employer is a town, a ward or a time, and no position.
it.each([
  ['Enfermera', '05/2017 – 02/2021   Clínica Virgen del Sagrario, 2ª planta (cirugía)', 'Clínica Virgen del Sagrario'],
  ['Chofer de tráiler', '2014 – 2020: Transportes Sierra Blanca, Chiclayo – Lima.', 'Transportes Sierra Blanca'],
  ['Recepcionista', '2019 – 2022 | Hotel Puerto Claro | sucursal Iquique', 'Hotel Puerto Claro'],
])('%s: %s', (headline, line, company) => {
  const [job] = jobsOf(headline, line, 'Turnos rotativos y trato con el público.')
  expect(job).toMatchObject({ company, position: headline })
})

it('keeps a town of no list as the place of the job', () => {
  const [job] = jobsOf('Carretillera', '2021 – 2024, Almacenes Retuerta, Villafáfila: carga y descarga de camiones.')
  expect(job).toMatchObject({ company: 'Almacenes Retuerta', city: 'Villafáfila' })
})

it('keeps what may be a position, also where no list knows it', () => {
  const [job] = jobsOf('Comunicadora', '2018 – 2020, Editorial Tres Ríos, Marketing')
  expect(job?.position).toBe('Marketing')
})

it('ends a job in the one year that it is told of', () => {
  const [job] = jobsOf('Periodista', 'Becaria de redacción, Diario La Ribera, 2016')
  expect(job).toMatchObject({ start: '2016', end: '2016', current: false })
})

it.each([
  ['Sanatorio Dental Ribera Norte – Oviedo (mayo 2021 – junio 2023)', 'Sanatorio Dental Ribera Norte'],
  ['2016 – 2019 Aserradora Los Pinos', 'Aserradora Los Pinos'],
  ['2016 – 2019\nPANIFICADORA LA ESPIGA', 'PANIFICADORA LA ESPIGA'],
])('%s names a house, whatever trade is in its name', (line, company) => {
  const [job] = jobsOf('', line, 'Preparaba el material, atendía y dejaba todo listo para el turno siguiente.')
  expect(job).toMatchObject({ company, position: '' })
})

it.each([
  ['Fotógrafo freelance para varias revistas (Costa Viva, El Faro) — 2018 a la fecha', 'Fotógrafo freelance', ''],
  [
    'Cadena Pan Exprés, C.C. Norte\nCargo: auxiliar de punto\nJulio 2022 – hasta hoy',
    'auxiliar de punto',
    'Cadena Pan Exprés',
  ],
])('%s says what somebody was', (head, position, company) => {
  const [job] = jobsOf('', head, 'Trabajo con tres personas más y llevo los pedidos del fin de semana.')
  expect(job?.position).toContain(position)
  expect(job?.company).toContain(company)
})

it.each([
  ['2018 – 2021. Estudio Impositivo Cdor. Ramiro Peralta (Tandil)', 'Estudio Impositivo Cdor. Ramiro Peralta'],
  ['2018 – 2021. Estudio contable Irene Salcedo (Arroyito)', 'Estudio contable Irene Salcedo (Arroyito)'],
  ['2018 – 2021. Clínica veterinaria Los Quebrachos', 'Clínica veterinaria Los Quebrachos'],
  ['2018 – 2021. Bufete laboral, Lic. Irene Salcedo', 'Bufete laboral, Lic. Irene Salcedo'],
])('%s: whose house it is says nothing of what somebody was there', (line, company) => {
  const [job] = jobsOf('', line, 'Me encargaba de que todo llegara a tiempo y de que nadie esperase.')
  expect(job).toMatchObject({ company, position: '' })
})

it.each([
  ['Mercería Hilo Fino, Centro, Morelia', 'Mercería Hilo Fino', 'Centro'],
  ['Papelería Tinta Azul, Av. Hidalgo 310, Toluca', 'Papelería Tinta Azul', 'Av. Hidalgo 310'],
  ['Lavandería Espuma, Centro Histórico', 'Lavandería Espuma', 'Centro Histórico'],
])('%s: where in the town stands behind what is told', (line, company, where) => {
  const [job] = jobsOf('', line, 'De mayo 2019 a junio 2022', 'Dependienta. Cobraba y ordenaba los estantes.')
  expect(job).toMatchObject({ company, position: 'Dependienta' })
  expect(job?.summary.endsWith(where)).toBe(true)
})
