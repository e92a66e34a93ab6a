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
    ['Auxiliar administrativa y secretaria médica', 'Auxiliar administrativo/a y secretario/a médico/a'],
    ['Soy madre de dos y busco media jornada.', '[dato personal] y busco media jornada.'],
    ['Madre de dos hijos, tengo tres hijas a cargo', '[dato personal], [dato personal]'],
    ['Me mudé con mi marido y mis hijos.', 'Me mudé con [dato personal] y [dato personal].'],
    ['escrito por majo, sin mayúsculas', 'escrito por [nombre], sin mayúsculas'],
  ])('%s', (said, shown) => expect(text(said)).toBe(shown))

  it.each([
    'Cinco años de experiencia con Node.js, ASP.NET y C++.',
    'De 2015-01 a 2019-03 reduje un 37 % los 1.200.000 registros duplicados.',
    'Coordiné equipos de 12 personas en la oficina de Lisboa.',
    'Publiqué una plataforma de citas médicas y gestión administrativa.',
    'Dirección técnica, práctica médica y secretaría jurídica.',
    'Atendí a madres de familia numerosas veces.',
  ])('leaves work alone: %s', (said) => expect(text(said)).toBe(said))

  it('takes out names and addresses, not the words they are made of', () => {
    const common = { names: ['Rosa Blanco'], emails: ['ventas@correo.example'], schools: [], city: '' }
    const links = ['https://codigo.rosablanco.example', 'https://github.com/rblanco']
    const own = scrubberOf({ ...common, links })
    const said = 'Vino blanco y papel rosa, ventas en mostrador y código limpio.'
    expect(own.text(said)).toBe(said)
    expect(own.name('Tinta y Código')).toBe('Tinta y Código')
    expect(own.text('Rosa, de rosablanco o rblanco; firma rosa blanco.')).toBe(
      '[nombre], de [enlace] o [enlace]; firma [nombre].',
    )
  })

  it('keeps the names of companies as they are', () => {
    expect(name('Consultora del Sur, S. A.')).toBe('Consultora del Sur, S. A.')
    expect(name('Núñez e Hijos')).toBe('[nombre] e Hijos')
  })

  it('blanks other scripts too', () => {
    expect(scrubberOf({ ...identity, names: ['Юлия Ким'] }).text('Меня зовут Юлия Ким.')).toBe('Меня зовут [nombre].')
  })
})
