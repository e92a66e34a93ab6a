import { describe, expect, it } from 'vitest'
import { readPastedText } from '../../rules-alone.ts'

const read = (...lines: string[]) => readPastedText(lines.join('\n')).proposal.document
const skillsOf = (...lines: string[]) =>
  read('Ana Belaustegui', '', 'HABILIDADES', ...lines).skills.map(({ name, level }) =>
    level ? `${name}=${level}` : name,
  )

describe('what is said of a skill', () => {
  it.each([
    [
      ['Photoshop: a diario desde 2015', 'Word: lo básico, tablas, plantillas. Jardinería.'],
      ['Photoshop', 'Word=BASICO', 'tablas', 'plantillas', 'Jardinería'],
    ],
    [['Muros de piedra: los he levantado en dos fincas, unos tres al año'], ['Muros de piedra']],
    [['Windows 8/10/11, Java principiante'], ['Windows 8/10/11', 'Java=BASICO']],
    [['Traspaleta sí, cosechadora'], ['Traspaleta', 'cosechadora']],
  ])('%j', (lines, skills) => {
    expect(skillsOf(...lines)).toEqual(skills)
  })
  it('reads a list between headings with stars', () => {
    const { skills } = read(
      'Ana Belaustegui',
      '',
      '★ IDIOMAS ★',
      '',
      'Inglés: B1',
      '',
      '★ HABILIDADES ★',
      '',
      'Puntualidad, tratar con gente enfadada en rebajas, cuadrar la caja, Photoshop de la tienda, Excel sencillo',
    )
    expect(skills.map(({ name }) => name)).toContain('Excel')
    expect(skills).toHaveLength(5)
  })
  it('shows nobody an illness', () => {
    const document = read('Ana Belaustegui', '', 'COMPUTACIÓN', 'Word.', '', 'SALUD', 'Asmática leve con inhalador.')
    expect(JSON.stringify(document)).not.toContain('inhalador')
  })
})

describe('papers and where somebody lives', () => {
  it.each([
    ['Lic. de conducir: A-IIb, revalidada hasta 2029', 'A-IIb'],
    ['Conducir clase C (2011)', 'C'],
    ['Moto lineal B-IIc, vigente', 'B-IIc'],
  ])('%s', (line, licence) => {
    expect(read('Ana Belaustegui', '', 'LICENCIAS', line).circumstances.licences).toEqual([licence])
  })
  it('leaves no certificate of a licence and a vehicle', () => {
    const { certifications, circumstances } = read('Ana Belaustegui', '', 'OTROS', 'Permiso C y furgoneta propia.')
    expect([certifications, circumstances.licences, circumstances.vehicles]).toEqual([[], ['C'], ['FURGONETA']])
  })
  it('takes what is told of a paper for nobody who gave it', () => {
    const { certifications } = read(
      'Ana Belaustegui',
      '',
      'HOMOLOGACIONES',
      '2G GMAW, de mayo 2022. La pagó el taller en el que yo estaba entonces de aprendiz. Hoy está vencida, la puedo repetir.',
    )
    expect(certifications).toMatchObject([{ name: '2G GMAW', issuer: '', date: '2022-05' }])
  })
  it('writes a town as the list of places has it', () => {
    expect(read('Ana Belaustegui', 'Camarera', 'CORDOBA, España').basics.city).toBe('Córdoba')
  })
  it('keeps no certificate that somebody says not to have', () => {
    const { languages } = read('Ana Belaustegui', '', 'IDIOMAS', 'Inglés: conversación buena. No tengo certificado.')
    expect(languages[0]?.certificate).toBe('')
  })
})
