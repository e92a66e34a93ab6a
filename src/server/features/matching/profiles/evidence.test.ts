import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aJob, contentWith } from '#tests/support/cvs.ts'
import { candidateOf } from '../engine/people.fixture.ts'
import { evidenceOf, wishesOf } from './evidence.ts'

const entry = (values: object) => ({ id: randomUUID(), ...values })
const nobody = { job_preferences: {} }
const jobsOf = (...experience: object[]) =>
  evidenceOf(contentWith({ experience: experience.map(aJob) })).experience.map(({ start, end }) => [start, end])

describe('what the engine reads of a CV', () => {
  it('has months where the CV has them, the middle of years where it has not, and all of a year that stands alone', () => {
    expect(jobsOf({ start: '2020-02', end: '2021-03' })).toEqual([['2020-02', '2021-03']])
    expect(jobsOf({ start: '2019', end: '2021' })).toEqual([['2019-07', '2021-06']])
    expect(jobsOf({ start: '2020', end: '2020' })).toEqual([['2020-01', '2020-12']])
    expect(jobsOf({ start: '2020-09', end: '2020' })).toEqual([['2020-09', '2020-09']])
  })

  it('quotes a driving licence by what it is, and not by its letter alone', () => {
    const licence = (country: string) => {
      const { document } = contentWith({ circumstances: { licences: ['B'] } })
      const content = { ...contentWith({}), document: { ...document, basics: { ...document.basics, country } } }
      return evidenceOf(content).mentions.map(({ literal }) => literal)
    }
    expect([licence('CL'), licence('ES')]).toEqual([['Licencia de conducir: B'], ['Permiso de conducir: B']])
  })

  it('takes the length that a job tells first, where only years are written and it fits into them', () => {
    const years = { start: '2021', end: '2021' }
    expect(jobsOf({ ...years, summary: '8 meses, reemplazo\nRecetas.' })).toEqual([['2021-03', '2021-10']])
    expect(jobsOf({ ...years, summary: '14 meses de reemplazo' })).toEqual([['2021-01', '2021-12']])
    expect(jobsOf({ ...years, summary: 'Reduje la espera de 8 meses a 2.' })).toEqual([['2021-01', '2021-12']])
    expect(jobsOf({ start: '2016', end: '2017', summary: '8 meses: turno de noche.' })).toEqual([
      ['2016-09', '2017-04'],
    ])
    expect(jobsOf({ start: '2020', end: '2021', summary: '1 año y 2 meses\nBarra.' })).toEqual([['2020-06', '2021-07']])
    const told = '6 meses\nTres meses en caja: cobros. Tres en reposición.'
    expect(jobsOf({ ...years, position: 'caja', summary: told })).toEqual([['2021-05', '2021-07']])
    expect(jobsOf({ start: '2021-02', end: '2021-03', summary: '8 meses' })).toEqual([['2021-02', '2021-03']])
  })

  it('counts the seasons of seasonal work, and nothing between them', () => {
    const years = { start: '2021', end: '2023' }
    const summers = [
      ['2021-05', '2021-10'],
      ['2022-05', '2022-10'],
      ['2023-05', '2023-10'],
    ]
    expect(jobsOf({ ...years, summary: 'mayo a octubre\nDoce habitaciones al día.' })).toEqual(summers)
    expect(jobsOf({ ...years, summary: 'Socorrista. Temporadas de mayo a octubre.' })).toEqual(summers)
    expect(jobsOf({ ...years, summary: '(may-oct)\nDoce habitaciones al día.' })).toEqual(summers)
    expect(jobsOf({ start: '2022', end: '2022', summary: 'verano de 2022\n(jun-sep)\nTumbonas.' })).toEqual([
      ['2022-06', '2022-09'],
    ])
    expect(jobsOf({ ...years, position: 'Vendimia, de mayo a octubre de cada año' })).toEqual(summers)
    expect(jobsOf({ start: '2021', end: '2023', summary: '(noviembre a abril) Remontes.' })).toEqual([
      ['2021-11', '2022-04'],
      ['2022-11', '2023-04'],
    ])
    expect(jobsOf({ ...years, summary: 'Cierre de mayo a octubre de 2022 por obras.' })).toEqual([
      ['2021-07', '2023-06'],
    ])
    expect(jobsOf({ start: '2021-05', end: '2023-10', summary: 'mayo a octubre' })).toEqual([['2021-05', '2023-10']])
  })

  it('hears in which kind of place a job was, and keeps no name of it', () => {
    const [job] = evidenceOf(
      contentWith({ experience: [aJob({ position: 'Docente', company: 'Preparatoria 8', start: '2020' })] }),
    ).experience
    expect(job?.places).toEqual(['PREPARATORIA'])
    expect(JSON.stringify(job)).not.toContain('Preparatoria 8')
  })

  it('hears what stands over a list of skills, where it names one', () => {
    const skill = (name: string, group: string) => entry({ skill_id: null, name, group })
    const skills = [skill('Word', 'Ofimática'), skill('Sheets', 'Ofimática'), skill('Horno', 'Otras')]
    expect(evidenceOf(contentWith({ skills })).mentions).toEqual([
      { cv_path: 'skills.0.group', text: 'Ofimática', is_paper: false },
    ])
  })

  it('goes on only with jobs that are current, and leaves out what has no beginning or no name', () => {
    expect(jobsOf({ start: '2020-02', current: true })).toEqual([['2020-02', null]])
    expect(jobsOf({ start: '2020-02', end: '2021-01', current: true })).toEqual([['2020-02', null]])
    expect(jobsOf({ start: '2020-02' })).toEqual([['2020-02', '2020-02']])
    expect(jobsOf({ end: '2021-01' }, { start: '2020-01', position: '', company: 'Otra' })).toEqual([])
  })

  it('calls a job without a name by what it tells first, and lets it count', () => {
    const told = aJob({ position: '', start: '2016-01', end: '2017-12', summary: 'Cuidado de un señor mayor. Aseo.' })
    const { jobs } = candidateOf(evidenceOf(contentWith({ experience: [told] })))
    expect(jobs.map(({ fact }) => [fact.position, fact.source.cv_path])).toEqual([
      ['Cuidado de un señor mayor', 'experience.0.summary'],
    ])
  })

  it('hears what a job without dates tells, at its own place in the CV', () => {
    const told = aJob({ position: '', summary: 'Triaje y box de críticos.' })
    const named = aJob({ start: '2020-02', end: '2021-03', summary: 'Curas.' })
    const { experience, mentions } = evidenceOf(contentWith({ experience: [told, named] }))
    expect(experience.map(({ at }) => at)).toEqual([1])
    expect(mentions).toEqual([{ cv_path: 'experience.0.summary', text: 'Triaje y box de críticos.', is_paper: false }])
  })

  it('calls what somebody does now, and gives no name, as they call themselves', () => {
    const now = aJob({
      position: '',
      company: 'Autónoma',
      start: '2023-09',
      current: true,
      summary: 'React 18 y Vite.',
    })
    const before = aJob({ position: '', start: '2016-01', end: '2018-01' })
    const basics = { headline: 'Desarrolladora de interfaces' }
    const cv = candidateOf(evidenceOf(contentWith({ basics, experience: [now, before] })))
    expect(cv.jobs.map(({ fact }) => [fact.position, fact.source.cv_path])).toEqual([
      ['Desarrolladora de interfaces', 'basics.headline'],
    ])
    expect(cv.skills.get('react')?.months).toBe(39)
  })

  it('counts as many months as an honest person would', () => {
    const years = contentWith({ experience: [aJob({ start: '2019', end: '2021' })] })
    expect(candidateOf(evidenceOf(years)).worked_months).toBe(24)
  })

  it('knows the skills of a job that are concepts, chosen or typed', () => {
    const skills = [{ name: 'React' }, { skill_id: 'python', name: 'Lo que sea' }, { name: 'Macramé Cuántico' }]
    const [job] = evidenceOf(contentWith({ experience: [aJob({ start: '2020-01', skills })] })).experience
    expect(job?.skills).toEqual(['react', 'python'])
  })

  it('reads the level of a study from its name when nobody chose one', () => {
    const education = [
      entry({ degree: 'Grado en Derecho' }),
      entry({ degree: 'Algo', level: 'MASTER' }),
      entry({ degree: 'Curso corto' }),
    ]
    const levels = evidenceOf(contentWith({ education })).education.map(({ level }) => level)
    expect(levels).toEqual(['GRADO', 'MASTER', null])
  })

  it('sees nothing that is hidden or unfinished, and no contact data', () => {
    const content = contentWith({
      basics: { full_name: 'OCULTO', email: 'OCULTO', phone: 'OCULTO', city: 'OCULTO' },
      summary: 'OCULTO',
      sections: [{ key: 'summary', hidden: true }],
      experience: [aJob({ position: 'OCULTO', start: '2020-01', hidden: true })],
      skills: [entry({ name: 'OCULTO', hidden: true }), entry({ name: '' }), entry({ name: 'Excel' })],
      languages: [
        entry({ language: 'en' }),
        entry({ overall: 'B2' }),
        entry({ language: 'fr', overall: 'B1', said: 'medio' }),
      ],
      certifications: [entry({ name: '' }), entry({ name: 'ISO 9001', expires: '2027' })],
    })
    const evidence = evidenceOf(content)
    expect(JSON.stringify(evidence)).not.toContain('OCULTO')
    expect(evidence).toMatchObject({
      skills: [{ name: 'Excel' }],
      languages: [
        { language: 'en', overall: null },
        { language: 'fr', overall: 'B1', said: 'medio' },
      ],
      certifications: [{ name: 'ISO 9001', expires: '2027-06' }],
    })
  })
})

describe('what a person wishes', () => {
  it('stays unknown until it is said', () => {
    const open = {
      modalities: [],
      contracts: [],
      countries: [],
      relocate: null,
      commute: null,
      working_days: [],
      shifts: [],
    }
    expect(wishesOf(nobody)).toEqual({ work: open, work_permits: [], availability: null, min_salary: null })
    const said = { modalities: ['REMOTO' as const], countries: ['ES', 'MX'], availability: '1_MES' as const }
    expect(wishesOf({ job_preferences: said })).toMatchObject({
      work: { modalities: ['REMOTO'], countries: ['ES', 'MX'], relocate: null },
      availability: '1_MES',
    })
  })
})
