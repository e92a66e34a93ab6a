import * as taxonomy from '#shared/language/taxonomy.ts'
import { everybody, type Row, row } from './rows.ts'

export const matchingRows: Row[] = [
  row(taxonomy.searchSkills, everybody(200), () => ({ query: { q: 'react' } })),
  row(taxonomy.searchRoles, everybody(200), () => ({ query: { q: 'contable' } })),
  row(taxonomy.searchPlaces, everybody(200), () => ({ query: { q: 'bogota' } })),
]
