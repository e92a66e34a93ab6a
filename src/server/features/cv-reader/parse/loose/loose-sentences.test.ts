import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const HEAD = 'Nerea Zubiri Otxoa\nTarragona\n\nExperiencia\nDependienta, Ferretería Grau, 2019 – 2023\n\n'

async function looseOf(text: string) {
  const { proposal } = await readPastedText(HEAD + text)
  const { document, unplaced_text } = proposal
  return {
    skills: document.skills.map(({ name }) => name),
    told: document.custom.flatMap(({ items }) => items.map(({ text: said }) => said)),
    shifts: document.circumstances.shifts,
    languages: document.languages.map(({ language }) => language),
    unplaced: unplaced_text,
  }
}

describe('what stands loose in a CV', () => {
  it('takes no wish and no notice for a skill, whatever heading they stand under', async () => {
    const read = await looseOf(
      'Conocimientos: TPV y Sage a nivel usuario.\nBusco un horario sin noches, más cerca de mi pueblo.\nTengo que avisar con un mes.',
    )
    expect(read.skills.join(' ')).not.toMatch(/busco|pueblo|avisar/i)
    expect(read.shifts).toEqual([])
    expect(read.told.join(' ')).not.toMatch(/busco/i)
  })

  it('keeps in the CV what an employer asks for, in few words too', async () => {
    const read = await looseOf('Otros\nTijeras propias.\nRécord de conductora limpio.')
    for (const said of ['Tijeras propias', 'Récord de conductora limpio']) expect(read.told.join(' ')).toContain(said)
  })

  it('shows nobody who could be asked about somebody, nor what somebody wants to earn', async () => {
    const read = await looseOf(
      'Otros\nPuedo empezar ya. Referencias: Sr. Anselmo Quiroga, dueño de la ferretería.\nPretensión: 22.000 € brutos.',
    )
    expect(read.told.join(' ')).not.toMatch(/quiroga|22/i)
    expect(read.unplaced.join(' ')).toMatch(/Quiroga/)
  })

  it('drops no skill that is called like a heading', async () => {
    const read = await looseOf('Otros\nGreen Belt (2021). Core tools. Pasaporte al día.')
    expect(read.skills).toContain('Core tools')
  })

  it('ends a sentence behind a bracket', async () => {
    const read = await looseOf('Conocimientos: Excel, inglés B2 (First, 2018). Francés básico.')
    expect(read.languages).toEqual(expect.arrayContaining(['en', 'fr']))
  })
})
