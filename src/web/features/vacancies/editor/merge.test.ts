import { describe, expect, it } from 'vitest'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { firstPicks } from '#web/editor/merging/merge.ts'
import { merged, mergeFields, vacancyMerge } from './merge.ts'
import type { VacancyContent } from './vacancy-content.ts'

const content = (part: object): VacancyContent => ({ document: vacancyDocument.parse(part), hiring_team: [] })

const base = content({ title: 'Camarero/a', reply_days: 5 })
const mine = content({ title: 'Camarero/a de sala', reply_days: 5, benefits: ['Comida'] })
const theirs = content({ title: 'Camarero/a de barra', department: 'Sala', reply_days: 9 })

const id = crypto.randomUUID()
const skill = { id, type: 'SKILL', importance: 'EXCLUYENTE', value: { name: 'Bandeja' } }
/** Every field otherwise than a new vacancy has it. */
const FULL = vacancyDocument.parse({
  title: 'Camarero/a',
  role_id: 'role:waiter',
  role_family: 'hosteleria',
  seniority: 'JUNIOR',
  department: 'Sala',
  openings: 2,
  on_behalf_of: 'Bar Ñu',
  language: 'en',
  modality: 'HIBRIDO',
  office_days: 2,
  locations: [{ country: 'ES', region: null, city: 'Vigo' }],
  remote_countries: ['ES'],
  contract: 'TEMPORAL',
  working_day: 'PARCIAL',
  hours_per_week: 20,
  shifts: ['NOCHE'],
  no_experience_needed: true,
  salary: { min: 1 },
  benefits: ['Comida'],
  start_date: '2027-01-01',
  description: '<p>Hola</p>',
  responsibilities: ['Servir'],
  requirements: [skill],
  questions: [{ id, text: '¿Sí?' }],
  steps: [{ id, name: 'A' }],
  process_public: false,
  reply_days: 3,
  duration_days: 60,
})

describe('two texts of one vacancy', () => {
  it('are compared field by field, and only what both changed is asked', () => {
    const parts = mergeFields(base, mine, theirs)
    expect(parts.map(({ key, changed_by }) => [key, changed_by])).toEqual([
      ['title', 'BOTH'],
      ['department', 'THEM'],
      ['benefits', 'ME'],
      ['reply_days', 'THEM'],
    ])
    expect(firstPicks(parts)).toEqual({ department: 'THEIRS', benefits: 'MINE', reply_days: 'THEIRS' })
  })

  it('become one that takes each field from the chosen side', () => {
    const picks = firstPicks(mergeFields(base, mine, theirs))
    const result = merged(mine, theirs, { ...picks, title: 'MINE' })
    expect(result.document).toEqual({ ...mine.document, department: 'Sala', reply_days: 9 })
  })

  it('are shown in words', () => {
    const [title] = mergeFields(base, mine, theirs)
    expect(title).toMatchObject({ title: 'Título', mine: ['Camarero/a de sala'], theirs: ['Camarero/a de barra'] })
  })

  it('leave out no field: what the other changed anywhere is found', () => {
    const blank = content({})
    const found = Object.entries(FULL).flatMap(([field, value]) => {
      const other = { ...blank, document: { ...blank.document, [field]: value } }
      return mergeFields(blank, blank, other).length === 1 ? [field] : []
    })
    expect(found.toSorted()).toEqual(vacancyDocument.keyof().options.toSorted())
    const team = { ...blank, hiring_team: [{ member_id: crypto.randomUUID(), role: 'LEAD' as const }] }
    expect(mergeFields(blank, blank, team).map(({ key }) => key)).toEqual(['hiring_team'])
  })

  it('are said with the name of whoever wrote the other one', () => {
    const said: string[] = []
    const saved_by = { user_id: 'a', full_name: 'Ainhoa Etxeberria' }
    const rules = vacancyMerge({ saved_by }, 'me', (words) => said.push(words))
    expect(rules.title).toBe('Ainhoa Etxeberria cambió esta vacante mientras escribías')
    expect(rules.theirs_label).toBe('Lo de Ainhoa')
    rules.onJoined?.(mergeFields(base, content({ title: 'Camarero/a', reply_days: 5, benefits: ['Comida'] }), theirs))
    expect(said).toEqual([
      'Ainhoa Etxeberria cambió título, departamento y plazo de respuesta mientras escribías. Aquí está junto a lo tuyo.',
    ])
    expect(vacancyMerge({ saved_by }, 'a', () => {}).title).toBe('Cambiaste esta vacante en otra pestaña')
    expect(vacancyMerge({ saved_by: null }, 'a', () => {}).title).toMatch(/^Alguien de tu equipo cambió/)
  })
})
