import type { Role } from './taxonomy.ts'

/** What people call these roles, where the list has a stiffer name or one that only fits half of them. */
const EVERYDAY: Readonly<Record<string, string>> = {
  'product-owner': 'Product owner',
  'product-manager': 'Product manager',
  'qa-tester': 'QA tester',
  'qa-automation-engineer': 'QA automation',
  'tech-lead': 'Tech lead',
  'hr-business-partner': 'HR business partner',
  'customer-success-manager': 'Customer success manager',
  'brand-manager': 'Brand manager',
  'penetration-tester': 'Pentester',
  'business-intelligence-analyst': 'Analista de business intelligence',
  'machine-learning-engineer': 'Ingeniero/a de machine learning',
  'e-commerce-manager': 'E-commerce manager',
  'data-entry-clerk': 'Grabador/a de datos',
  actor: 'Actor o actriz',
  dancer: 'Bailarín o bailarina',
  judge: 'Juez o jueza',
  midwife: 'Matrona o matrón',
  bartender: 'Bartender',
  'farm-foreman': 'Capataz o capataza agrícola',
}

/** The same for everybody although they look masculine, as whole names or as single words. */
const EPICENE = new Set(['Cargo electo', 'Piloto', 'Modelo'])

/** From here on a name says of what, not who. */
const LINKING = new Set(['de', 'del', 'en', 'a', 'y', 'con', 'para', 'por'])

/** How a role is called where people read it: by its everyday name, in both forms where there are two. */
export function roleName({ id, name_es }: Pick<Role, 'id' | 'name_es'>): string {
  return EVERYDAY[id] ?? bothForms(name_es)
}

/** «Técnico electrónico» → «Técnico/a electrónico/a»; «Jefe de cocina» → «Jefe/a de cocina». */
function bothForms(name: string): string {
  if (EPICENE.has(name)) return name
  const words = name.split(' ')
  const end = words.findIndex((word) => LINKING.has(word))
  return words.map((word, at) => (end >= 0 && at >= end ? word : bothOf(word, at === 0))).join(' ')
}

const SECOND_FORM = /(?:o|or|ón|jefe|dependiente|sastre)$/i

/** A capital inside a name begins the name of something: «Desarrollador Go». */
function bothOf(word: string, first: boolean): string {
  const isName = !first && /^\p{Lu}/u.test(word)
  return isName || EPICENE.has(word) || !SECOND_FORM.test(word) ? word : `${word}/a`
}
