import { describe, expect, it } from 'vitest'
import { columnsProblem, guessColumns, hasHeadings } from './columns.ts'
import { readTable, type TableLine } from './read-table.ts'
import { personOfLine } from './table-people.ts'

const linesOf = (...rows: string[]): TableLine[] => {
  const read = readTable(rows.join('\n'))
  return 'lines' in read ? read.lines : []
}
const guessed = (...rows: string[]) => guessColumns(linesOf(...rows), hasHeadings(linesOf(...rows)))

describe('columns', () => {
  it.each([
    [
      'Nombre;Apellidos;E-mail;Teléfono móvil;Puesto actual;Empresa;Ciudad',
      'NAME SURNAME EMAIL PHONE POSITION COMPANY CITY',
    ],
    ['First Name;Last Name;Email Address;Company;Position;Connected On', 'NAME SURNAME EMAIL COMPANY POSITION -'],
    ['NOMBRE Y APELLIDOS;CORREO ELECTRÓNICO;Nombre de la empresa;Cargo', 'NAME EMAIL COMPANY POSITION'],
    ['Nombre;Primer apellido;Segundo apellido;Tel.;Móvil', 'NAME SURNAME SURNAME PHONE -'],
    ['Notas;Candidata;Población', '- NAME CITY'],
  ])('of «%s» are known by their headings', (headings, columns) => {
    const lines = linesOf(headings)
    expect(hasHeadings(lines)).toBe(true)
    expect(
      guessColumns(lines, true)
        .map((column) => column || '-')
        .join(' '),
    ).toBe(columns)
  })

  it('without a heading that says anything are known by what stands below', () => {
    expect(
      guessed('Nombre;Alta;Contacto 1;Contacto 2', 'Ana;2019-01-01;ana@x.es;655 12 34 56', 'Iker;;i@x.es;'),
    ).toEqual(['NAME', '', 'EMAIL', 'PHONE'])
    expect(guessed('Ana Ruiz;Bilbao;ana@x.es', 'Iker Sanz;Vigo;i@x.es')).toEqual(['NAME', '', 'EMAIL'])
  })

  it('are refused without a name and when two are the same', () => {
    expect(columnsProblem(['EMAIL', ''])).toMatch(/el nombre/)
    expect(columnsProblem(['NAME', 'PHONE', 'PHONE'])).toBe('Elige una sola columna para «Teléfono».')
    expect(columnsProblem(['NAME', 'SURNAME', 'SURNAME', '', ''])).toBeNull()
  })
})

describe('a row', () => {
  it('becomes somebody with what its columns say, and nothing of those that are not used', () => {
    const [line] = linesOf('Ana;Ruiz;Gil;ana@x.es;655123456;Analista;Ibaizabal;Bilbao;cara')
    if (!line) throw new Error('no row')
    const columns = ['NAME', 'SURNAME', 'SURNAME', 'EMAIL', 'PHONE', 'POSITION', 'COMPANY', 'CITY', ''] as const
    const person = personOfLine(line, columns)
    expect(person).toMatchObject({
      full_name: 'Ana Ruiz Gil',
      email: 'ana@x.es',
      phone: '655123456',
      document: {
        basics: { city: 'Bilbao' },
        experience: [{ position: 'Analista', company: 'Ibaizabal', current: true }],
      },
    })
    expect(JSON.stringify(person)).not.toContain('cara')
  })

  it('without position and company has no job', () => {
    const [line] = linesOf('Ana')
    expect(line && personOfLine(line, ['NAME']).document.experience).toEqual([])
  })
})
