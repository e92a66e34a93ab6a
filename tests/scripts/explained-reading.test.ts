import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DOCX_LAYOUTS, makeDocx } from '#server/features/cv-reader/fixtures/docx-layouts.ts'
import { LAYOUTS, makePdf } from '#server/features/cv-reader/fixtures/layouts.ts'
import { PEOPLE } from '#server/features/cv-reader/fixtures/people.ts'

const run = promisify(execFile)

const AD = `Camarero/a de sala
Restaurante en Bilbao busca camarero/a.

Requisitos:
- Imprescindible 2 años de experiencia como camarero/a
- Cierre de caja
- Se valora carnet de conducir B
`

const CV = `Nerea Zubiri Otxoa
Camarera de sala
Bilbao · nerea@example.com

Experiencia
Camarera, Bar Ondarra, Bilbao, 06/2021 – actualidad
- Al final del turno hago el arqueo y cuadro la caja con el datáfono.
Dependienta, Panadería Lur, 2018 – 2020
- Atención al público.

Idiomas
Inglés B1

Otros
No tengo carnet de conducir.
Me gusta el monte.
`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'explained-'))
  writeFileSync(join(folder, 'ad.txt'), AD)
  writeFileSync(join(folder, 'cv.txt'), CV)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string): string => join(folder, name)
const printed = async (...args: string[]): Promise<string[]> =>
  (await run('node_modules/.bin/node', args)).stdout.split('\n')
/** The rows from the one that says this up to the next of its kind. */
function blockOf(rows: readonly string[], head: RegExp, next: RegExp): string {
  const from = rows.findIndex((row) => head.test(row))
  const length = rows.slice(from + 1).findIndex((row) => next.test(row))
  return from < 0 ? '' : rows.slice(from, length < 0 ? undefined : from + 1 + length).join('\n')
}

describe('npm run read', { timeout: 120_000 }, () => {
  it('says of an ad what each marked span became', async () => {
    const rows = await printed('training/read.ts', 'ad', at('ad.txt'))
    expect(rows.join('\n')).toMatch(/asked +must experience .*camarero\/a\n +→ \[x\] EXCLUYENTE ROLE_EXPERIENCE/)
    expect(rows.join('\n')).toMatch(/asked +wish licence .*carnet de conducir B\n +→ \[x\] DESEABLE SKILL/)
  })

  it('says of each line of a CV what it was read as, how surely, what it became, and what found no place', async () => {
    const rows = await printed('training/read.ts', 'cv', at('cv.txt'))
    const lineOf = (words: string) => blockOf(rows, new RegExp(`^ +\\d+ .* ${words}`), /^ +\d+ |^\S|^$/)
    expect(lineOf('Camarera, Bar')).toMatch(
      /job +\d\.\d\d .*\n +position «Camarera», employer «Bar Ondarra».*\n +→ experience\.0\.position «Camarera» \(ALTA\)\n +→ experience\.0\.company «Bar Ondarra»/,
    )
    expect(lineOf('Camarera, Bar')).toContain('experience.0.start «2021-06»')
    expect(lineOf('Al final')).toMatch(/told +\d\.\d\d .*\n +→ experience\.0\.achievements\.0/)
    expect(lineOf('Dependienta')).toContain('experience.1.position «Dependienta»')
    expect(lineOf('Experiencia')).toContain('heading')
    expect(lineOf('Inglés')).toMatch(
      /language .*\n +language «Inglés».*\n +→ languages\.0\.language «en».*\n +→ languages\.0\.overall «B1»/,
    )
    expect(blockOf(rows, /^Not placed/, /^$/)).toMatch(/«Me gusta el monte\.?» +HOBBY 0\.\d\d/)
  })

  it.each(['one.pdf', 'one.docx'])('reads %s by its lines', async (name) => {
    const [person] = Object.values(PEOPLE)
    const [layout, headed] = [LAYOUTS[0], DOCX_LAYOUTS[0]]
    if (!person || !layout || !headed) throw new Error('nobody to draw')
    writeFileSync(at(name), name.endsWith('pdf') ? makePdf(layout, person) : await makeDocx(headed, person))
    const text = (await printed('training/read.ts', 'cv', at(name))).join('\n')
    expect(text).toMatch(name.endsWith('pdf') ? /^PDF, language/ : /^DOCX, language/)
    expect(text).toMatch(/job(?:_head)? .*\n(?: +\w+ «.*\n)? +→ experience\.0\.position/)
  })
})

describe('npm run explain', { timeout: 120_000 }, () => {
  it('goes from the words of the ad to the sentence, and says who decided', async () => {
    const rows = await printed('training/explain-pair.ts', at('ad.txt'), at('cv.txt'))
    const lineOf = (title: RegExp) => blockOf(rows, title, /^$/)
    const work = lineOf(/^== Camarero\/a de sala/)
    expect(work).toMatch(/compared as OCCUPATION:waiter\n/)
    expect(work).toMatch(/model +not asked\n +decided +RULES: whole work is compared by rules/)
    const years = lineOf(/^== Experiencia como camarero/)
    expect(years).toContain('ad        «2 años de experiencia como camarero/a»')
    expect(years).toMatch(
      /rules +CUMPLE 1\.00, found «Camarera»\n(?: .*\n)* +work waiter \(Camarero\) in «Camarera», experience\.0\.position/,
    )
    expect(years).toMatch(/decided +NAME: /)
    const till = lineOf(/^== .*caja/i)
    expect(till).toMatch(
      /model +CUMPLE to «[^»]*»: shown 0\.\d\d part \d\.\d\d not so \d\.\d\d unsaid \d\.\d\d\n +shown 0\.\d\d .*«Al final del turno/,
    )
    expect(till).toMatch(/verdict +CUMPLE\n +sentence +\S/)
    const licence = lineOf(/^== Permiso de conducir B/)
    expect(licence).toMatch(/asked +DESEABLE SKILL, weight 1, compared as SKILL:driving-licence-b/)
    expect(licence).toMatch(/rules +NO_CUMPLE 0\.00, found «carnet de conducir»/)
    expect(licence).toMatch(/verdict +NO_CUMPLE\n +sentence +El CV dice que no/)
    expect(rows.join('\n')).toMatch(/Cumple \d de \d requisitos/)
  })
})
