import { describe, expect, it } from 'vitest'
import { scrubberOf } from './scrub.ts'

const identity = {
  names: ["María-José Núñez de la O'Hara", 'Majo Núñez'],
  emails: ['majo.nunez84@correo.example'],
  links: ['https://github.com/majocode', 'https://majonunez.example/cv'],
  schools: ['Universidad de Sevilla'],
  city: 'Dos Hermanas',
}
const { text, name } = scrubberOf(identity)

describe('a text in blind review', () => {
  it.each([
    ['Hola, soy María José Núñez de la O’Hara.', 'Hola, soy [nombre].'],
    ['Un saludo, MAJO NUÑEZ', 'Un saludo, [nombre]'],
    ['Escríbeme a otra.cuenta@correo.example o al +34 612 345 678', 'Escríbeme a [correo] o al [teléfono]'],
    ['Mi código: https://github.com/majocode y linkedin.com/in/majo', 'Mi código: [enlace] y [enlace]'],
    ['En todas partes soy majocode o majo.nunez84', 'En todas partes soy [enlace] o [enlace]'],
    ['Grado en la universidad de sevilla.', 'Grado en la [centro].'],
    ['Vivo en Dos Hermanas', 'Vivo en [ciudad]'],
    ['Tengo 42 años y nací en 1984 en Cádiz. Sé SQL.', '[dato personal] y [dato personal]. Sé SQL.'],
    ['Nacionalidad española, casada, DNI 12345678Z', '[dato personal], [dato personal], [dato personal]'],
    ['Desarrolladora senior y profesora', 'Desarrollador/a senior y profesor/a'],
    ['Ingeniero de datos', 'Ingeniero/a de datos'],
  ])('%s', (said, shown) => expect(text(said)).toBe(shown))

  it.each([
    'Cinco años de experiencia con Node.js, ASP.NET y C++.',
    'De 2015-01 a 2019-03 reduje un 37 % los 1.200.000 registros duplicados.',
    'Coordiné equipos de 12 personas en la oficina de Lisboa.',
  ])('leaves work alone: %s', (said) => expect(text(said)).toBe(said))

  it('keeps the names of companies as they are', () => {
    expect(name('Consultora del Sur, S. A.')).toBe('Consultora del Sur, S. A.')
    expect(name('Núñez e Hijos')).toBe('[nombre] e Hijos')
  })

  it('blanks other scripts too', () => {
    expect(scrubberOf({ ...identity, names: ['Юлия Ким'] }).text('Меня зовут Юлия Ким.')).toBe('Меня зовут [nombre].')
  })
})
