import { describe, expect, it } from 'vitest'
import { readTable, readTableFile } from './read-table.ts'

const cellsOf = (text: string) => {
  const read = readTable(text)
  return 'lines' in read ? read.lines.map(({ cells }) => cells) : read.problem
}
const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, name = 'personas.csv') => new File([bytes], name)
const firstOf = async (file: File) => {
  const read = await readTableFile(file)
  return 'lines' in read ? read.lines[1]?.cells[0] : read.problem
}

describe('a table', () => {
  it.each([
    ['commas', 'Nombre,Correo\nAna,ana@x.es\n'],
    ['semicolons, with commas in the text', 'Nombre;Correo\nAna;ana@x.es\n'],
    ['tabs', 'Nombre\tCorreo\nAna\tana@x.es'],
    ['line ends of Windows', 'Nombre,Correo\r\nAna,ana@x.es\r\n'],
    ['line ends of old Macs', 'Nombre,Correo\rAna,ana@x.es\r'],
    ['a first line that says what separates', 'sep=;\nNombre;Correo\nAna;ana@x.es'],
    ['a mark at its beginning', '\ufeffNombre,Correo\nAna,ana@x.es'],
    ['empty rows', 'Nombre,Correo\n\n,\nAna,ana@x.es\n\n'],
  ])('is read with %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['Nombre', 'Correo'],
      ['Ana', 'ana@x.es'],
    ])
  })

  it('is separated by what falls into as many cells in each line', () => {
    const text = 'Nombre;Puesto;Correo\nRuiz, Ana;Analista, sénior;a@x.es\nSanz, Iker;Chef, pastelero, barista;i@x.es'
    expect(cellsOf(text)).toEqual([
      ['Nombre', 'Puesto', 'Correo'],
      ['Ruiz, Ana', 'Analista, sénior', 'a@x.es'],
      ['Sanz, Iker', 'Chef, pastelero, barista', 'i@x.es'],
    ])
  })

  it('has quoted cells with separators, quotes and line breaks; quotes within a word are a sign like any other', () => {
    expect(cellsOf('A,B\n"Ruiz, Ana","dice ""hola""\nhoy"\nPantalla 5",x')).toEqual([
      ['A', 'B'],
      ['Ruiz, Ana', 'dice "hola"\nhoy'],
      ['Pantalla 5"', 'x'],
    ])
  })

  it('is as wide as its widest row, and its rows are numbered as in a spreadsheet', () => {
    expect(readTable('A,B\n\nAna\nIker,x,y')).toEqual({
      lines: [
        { number: 1, cells: ['A', 'B', ''] },
        { number: 3, cells: ['Ana', '', ''] },
        { number: 4, cells: ['Iker', 'x', 'y'] },
      ],
    })
  })

  it('that we wrote ourselves has no apostrophes before numbers', () => {
    expect(cellsOf('Nombre,Teléfono\nAna,"\'+34 655 12 34 56"')).toEqual([
      ['Nombre', 'Teléfono'],
      ['Ana', '+34 655 12 34 56'],
    ])
  })

  it('says what to do when it cannot be read', () => {
    expect(cellsOf(' \n ')).toMatch(/ninguna fila/)
    expect(cellsOf('Nombre,Correo\nAna,"ana@x.es\nIker,i@x.es')).toMatch(/comillas de cierre en la fila 2/)
    expect(cellsOf(`Nombre\n${'Ana\n'.repeat(200)}`)).toHaveLength(201)
    expect(cellsOf(`Nombre\n${'Ana\n'.repeat(201)}`)).toMatch(/hasta 200 personas/)
    expect(cellsOf('a'.repeat(2_000_001))).toMatch(/2 MB/)
  })
})

describe('a file', () => {
  const text = 'Nombre;Correo\nÍñigo Núñez;i@x.es'

  it('is read in UTF-8 with and without a mark, in UTF-16 and in what older programs of Windows write', async () => {
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(new Uint16Array([...text].map((one) => one.charCodeAt(0))).buffer),
    ])
    const latin = new Uint8Array([...text].map((one) => one.charCodeAt(0)))
    for (const file of [fileOf(text), fileOf(`\ufeff${text}`), fileOf(utf16), fileOf(latin)])
      expect(await firstOf(file)).toBe('Íñigo Núñez')
  })

  it.each([
    ['is empty', fileOf(''), /está vacío/],
    ['is a spreadsheet', fileOf('PK', 'personas.xlsx'), /guárdala como CSV/],
    ['is no text', fileOf(new Uint8Array([0x50, 0x4b, 0, 3, 4])), /guárdala como CSV/],
  ])('that %s says what to do', async (_, file, words) => {
    expect(await firstOf(file)).toMatch(words)
  })
})
