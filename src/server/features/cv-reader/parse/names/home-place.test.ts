import { expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const home = (line: string) => {
  const { city, country } = readPastedText(
    `Nerea Etxeberria-Solís\n${line}\n\nEXPERIENCIA\nCamarera en Bar Sol, 2019 - 2021`,
  ).proposal.document.basics
  return [city, country]
}

it.each([
  ['Rubí (Vallès Occidental)', ['Rubí', 'ES']],
  ['Outeiro de Rei, Lugo', ['Outeiro de Rei, Lugo', 'ES']],
  ['col. Santo Domingo, Coyoacán, CDMX', ['Coyoacán', 'MX']],
  ['c/ Portal de Arriaga, Vitoria', ['Vitoria', 'ES']],
  ['San Juan de Yauri, Cusco', ['San Juan de Yauri, Cusco', 'PE']],
  ['San Juan de Miraflores, Lima', ['San Juan de Miraflores', 'PE']],
  ['Guadalupe, Nuevo León', ['Guadalupe, Nuevo León', 'MX']],
  ['Santa Rosa, Apodaca, N.L.', ['Apodaca', 'MX']],
  ['Maipú, Santiago', ['Maipú', 'CL']],
  ['Ñuñoa, RM', ['Ñuñoa', 'CL']],
  ['Bogotá, localidad de Suba', ['Bogotá', 'CO']],
  ['Soldadora de mantenimiento. Córdoba, Ver.', ['Córdoba', 'MX']],
  ['Soledad (Atlántico)', ['Soledad, Atlántico', 'CO']],
  ['Dirección: El Porvenir – Trujillo', ['El Porvenir – Trujillo', 'PE']],
  ['vivo en Camas (Sevilla)', ['Camas, Sevilla', 'ES']],
  ['Valencia (España), papeles en regla', ['Valencia', 'ES']],
  ['Tudela (Navarra). Permiso B y vehículo propio.', ['Tudela', 'ES']],
  ['Virú, La Libertad. Dispuesta a trasladarme a Lima.', ['Virú', 'PE']],
  ['León capital, 24 años', ['León', 'ES']],
  ['vivo en el barrio Olaya, Barranquilla', ['Barranquilla', 'CO']],
  ['Desarrolladora web (Ourense)', ['Ourense', 'ES']],
  ['Peluquera y esteticista, Murcia', ['Murcia', 'ES']],
])('lives where «%s» says', (line, place) => {
  expect(home(line)).toEqual(place)
})

it('takes no person for a town', () => {
  const { basics } = readPastedText(
    'CAMARERA DE SALA\nÓscar Villalobos Rienda, Málaga\n\nEXPERIENCIA\nBar Sol, 2019 - 2021',
  ).proposal.document
  expect(basics.city).not.toContain('Óscar')
})

it('keeps how somebody works that stands beside where they live', () => {
  const { document } = readPastedText(
    'Nerea Etxeberria-Solís\nDiseñadora\nsalta, argentina (remoto)\n\nEXPERIENCIA\nDiseñadora en Bar Sol, 2019 - 2021',
  ).proposal
  expect(document.basics).toMatchObject({ city: 'Salta', country: 'AR' })
  expect(document.custom.flatMap(({ items }) => items.map(({ text }) => text))).toEqual(['remoto'])
})
