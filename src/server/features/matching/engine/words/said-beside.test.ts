import { expect, it } from 'vitest'
import { requirement } from '#shared/matching/matching.ts'
import { explainMatch } from '../match.ts'
import { candidateOf, EMPTY_CV, vacancyOf } from '../people.fixture.ts'
import type { CvSections } from '../read/cv-sections.ts'

const skill = (name: string, more: object = {}) => ({ type: 'SKILL', value: { name, ...more } })
const forklift = skill('Carretilla elevadora', { skill_id: 'forklift-operation' })
const budgets = skill('Presupuestos', { skill_id: 'budgeting' })
const paper = (name: string) => ({ type: 'CERTIFICATION', value: { name } })
const degree = (min_level: string) => ({ type: 'EDUCATION', value: { min_level, field: null, equivalent_years: null } })
const words = (text: string) => ({ type: 'OWN_WORDS', value: { text } })

const listed = (name: string): Partial<CvSections> => ({
  skills: [{ skill_id: null, name, level: null, years: null, last_used: null }],
})
const course = (text: string): Partial<CvSections> => ({
  mentions: [{ cv_path: 'courses.0.name', text, is_paper: true }],
})
const studied = (text: string, level: 'GRADO' | 'BACHILLERATO'): Partial<CvSections> => ({
  education: [{ degree: text, field: '', level, in_progress: false, notes: '' }],
})
const worked = (position: string, summary: string): Partial<CvSections> => ({
  experience: [{ position, start: '2015-01', end: '2020-12', summary, achievements: [], skills: [] }],
})

it.each<[object, Partial<CvSections>, string]>([
  // A level counts wherever it is written.
  [skill('Excel', { min_level: 'INTERMEDIO' }), listed('Excel intermedio'), 'CUMPLE'],
  [skill('Excel', { min_level: 'AVANZADO' }), listed('Excel básico'), 'PARCIAL'],
  [skill('Excel', { min_level: 'AVANZADO' }), { summary: 'Manejo Excel avanzado y Word.' }, 'CUMPLE'],
  // Whoever names something knows the beginnings of it.
  [skill('Excel', { min_level: 'BASICO' }), { summary: 'Uso Excel y Word.' }, 'CUMPLE'],
  [skill('Zyntra', { min_level: 'AVANZADO' }), { summary: 'Presupuestos en Zyntra.' }, 'PARCIAL'],
  [skill('Zyntra', { min_level: 'AVANZADO' }), { summary: 'Zyntra nivel avanzado.' }, 'CUMPLE'],
  // What the CV says that is not there, or that others do, is not met.
  [forklift, { summary: 'Preparo pedidos. Carnet de carretillero no tengo.' }, 'NO_CUMPLE'],
  [forklift, { summary: 'Preparo pedidos, todavía no tengo el carnet de carretillero.' }, 'NO_CUMPLE'],
  [skill('SAP', { skill_id: 'sap' }), { summary: 'No he usado SAP todavía.' }, 'NO_CUMPLE'],
  [budgets, worked('Ingeniera de calidad', 'Plan de obra. El presupuesto lo lleva la gerencia.'), 'NO_CUMPLE'],
  [
    budgets,
    worked('Rotulista', 'Carteles para campañas (el presupuesto lo maneja una central de medios).'),
    'NO_CUMPLE',
  ],
  [budgets, worked('Maquetadora', 'Folletos. Los presupuestos los elabora y los firma mi jefa.'), 'NO_CUMPLE'],
  [skill('SAP', { skill_id: 'sap' }), worked('Mozo', 'Preparo pedidos; SAP lo opera el jefe de turno.'), 'NO_CUMPLE'],
  [budgets, worked('Ingeniera de calidad', 'Llevo el presupuesto de la gerencia.'), 'CUMPLE'],
  // A lower belt is no higher one, and who runs containers need not orchestrate them.
  [skill('Green Belt', { skill_id: 'six-sigma-green-belt' }), course('Lean Six Sigma Yellow Belt'), 'SIN_DATOS'],
  [skill('Seis Sigma', { skill_id: 'six-sigma' }), course('Six Sigma Black Belt'), 'CUMPLE'],
  [skill('Kubernetes', { skill_id: 'kubernetes' }), listed('Docker'), 'SIN_DATOS'],
  // What has run out or was not finished is no longer the thing itself.
  [skill('Permiso de conducir C+E'), { summary: 'Permiso de conducir C+E (vencido).' }, 'PARCIAL'],
  [paper('ITIL'), course('Curso Fundamentos de ITIL 4 (sin certificar)'), 'PARCIAL'],
  [degree('GRADO'), studied('Grado en Publicidad (sin terminar, 3 cursos)', 'GRADO'), 'PARCIAL'],
  [degree('GRADO'), studied('Grado en Publicidad', 'GRADO'), 'CUMPLE'],
  [degree('FP_MEDIO'), studied('Bachillerato', 'BACHILLERATO'), 'PARCIAL'],
  // Papers are held: neither work nor nearness nor a usual role stands for one.
  [paper('ITIL'), course('ITIL Foundation'), 'CUMPLE'],
  [paper('ITIL'), worked('Técnica de soporte', 'Registro de casos en una herramienta ITSM.'), 'PARCIAL'],
  [paper('PMP'), listed('MS Project'), 'SIN_DATOS'],
  [skill('PMP', { skill_id: 'pmp' }), worked('Jefa de proyectos', 'Cronogramas de obra.'), 'SIN_DATOS'],
  // One common word inside of another matter is not the demand itself.
  [words('Estructura'), { summary: 'Estructura de cuentas publicitarias, audiencias y pujas.' }, 'SIN_DATOS'],
  [words('Psicología'), { summary: 'Psicología.' }, 'CUMPLE'],
])('%j beside %j: %s', (asked, cv, verdict) => {
  const id = '00000000-0000-4000-8000-000000000001'
  const one = requirement.parse({ id, importance: 'IMPORTANTE', ...asked })
  const { items } = explainMatch(vacancyOf([one]), candidateOf({ ...EMPTY_CV, ...cv }))
  expect([items[0]?.verdict, items[0]?.sentence]).toEqual([verdict, expect.any(String)])
})

it('says of several positions what belongs to them together', () => {
  const job = { summary: '', achievements: [], skills: [] }
  const experience = [
    { ...job, position: 'Enfermera de planta', start: '2010-01', end: '2014-12' },
    { ...job, position: 'Enfermera', start: '2015-01', end: '2019-12' },
  ]
  const { items } = explainMatch(vacancyOf([], { title: 'Enfermero/a' }), candidateOf({ experience }))
  expect(items[0]?.sentence).toContain('10 años en puestos como «Enfermera»')
})

it('speaks of what stands in the CV, also where the role would bring as much along', () => {
  const figma = {
    ...skill('Figma', { skill_id: 'figma', min_level: 'AVANZADO' }),
    id: '00000000-0000-4000-8000-000000000001',
    importance: 'EXCLUYENTE',
  }
  const cv = { ...EMPTY_CV, ...worked('Diseñadora UX', 'Prototipos navegables en Figma.') }
  const { items } = explainMatch(vacancyOf([requirement.parse(figma)]), candidateOf(cv))
  expect(items[0]?.sentence).toMatch(/^Figma aparece en el CV/)
})
