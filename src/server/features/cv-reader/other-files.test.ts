import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { odtOf } from './fixtures/hostile-files.ts'
import { readFile } from './rules-alone.ts'

const CV = `Sinéad O'Brien Muñoz
Dependienta
Málaga, España · 655 12 34 56

EXPERIENCIA
Dependienta · Zapatería Peñalver · 03/2019 - actualidad
- Caja y escaparate
- Inventario

IDIOMAS
Inglés: nativo
`

const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))

describe('a text file', () => {
  it.each([
    ['UTF-8', strToU8(CV)],
    ['UTF-8 with a mark', strToU8(`\ufeff${CV}`)],
    ['UTF-16', utf16(CV)],
    ['the letters of older Windows', new Uint8Array(Buffer.from(CV.replaceAll('\n', '\r\n'), 'latin1'))],
  ])('is read in %s', async (_, file) => {
    const { source, proposal } = await readFile(file)
    expect(source).toBe('TEXT')
    expect(proposal.document.basics).toMatchObject({ full_name: "Sinéad O'Brien Muñoz", city: 'Málaga' })
    expect(proposal.document.experience).toMatchObject([
      {
        company: 'Zapatería Peñalver',
        start: '2019-03',
        current: true,
        achievements: ['Caja y escaparate', 'Inventario'],
      },
    ])
  })
})

describe('an OpenDocument text', () => {
  it('is read with its headings, lists, tables and breaks', async () => {
    const { source, proposal } = await readFile(
      odtOf(`<text:p text:style-name="Title">Íñigo &amp; nada</text:p>
        <text:p>Íñigo Goñi-Larrea<text:line-break/>Cocinero<text:line-break/>Pamplona, España</text:p>
        <text:h>Experiencia</text:h>
        <table:table><table:table-row><table:table-cell><text:p>2018 – 2022</text:p></table:table-cell>
        <table:table-cell><text:p>Cocinero, Asador Etxe<text:span>berria</text:span></text:p></table:table-cell></table:table-row></table:table>
        <text:list><text:list-item><text:p>Brasa y<text:s/>parrilla</text:p></text:list-item></text:list>
        <text:h>Idiomas</text:h><text:p>Euskera:<text:tab/>nativo</text:p>`),
    )
    expect(source).toBe('ODT')
    expect(proposal.document.experience).toMatchObject([
      {
        position: 'Cocinero',
        company: 'Asador Etxeberria',
        start: '2018',
        end: '2022',
        achievements: ['Brasa y parrilla'],
      },
    ])
    expect(proposal.document.languages).toMatchObject([{ language: 'eu', overall: 'NATIVO' }])
  })

  it('leaves out what nobody sees, and says so', async () => {
    const styles =
      '<style:style style:name="T1" style:family="text"><style:text-properties fo:color="#ffffff"/></style:style><style:style style:name="T2" style:family="text"><style:text-properties text:display="none"/></style:style>'
    const { proposal } = await readFile(
      odtOf(
        '<text:p>Ana Torres Gil</text:p><text:p>Camarera en Bar Sol, Sevilla</text:p><text:p><text:span text:style-name="T1">Kubernetes</text:span><text:span text:style-name="T2">Java <text:span>Rust</text:span></text:span></text:p>',
        '',
        styles,
      ),
    )
    expect(proposal.hidden_text_found).toBe(true)
    expect(JSON.stringify(proposal)).not.toMatch(/Kubernetes|Java|Rust/)
  })
})

it('keeps items beyond the list as items below the text', async () => {
  const items = Array.from({ length: 11 }, (_, at) => `- Tarea número ${at + 1}`).join('\n')
  const { proposal } = await readFile(strToU8(`Ana Torres\n\nEXPERIENCIA\nCamarera, Bar Sol, 2019 - 2021\n${items}\n`))
  const [job] = proposal.document.experience
  expect(job?.achievements).toHaveLength(8)
  expect(job?.summary).toBe('- Tarea número 9\n- Tarea número 10\n- Tarea número 11')
})
