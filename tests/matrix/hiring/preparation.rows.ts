import { eq } from 'drizzle-orm'
import { applicationSnapshots } from '#server/features/hiring/tables/applications.tables.ts'
import * as preparation from '#shared/hiring/preparation.ts'
import { type MatchCondition, type MatchResult, OWN_LINES } from '#shared/matching/matching.ts'
import { ownerOnly, type Row, row } from '../rows.ts'
import type { World } from '../world.ts'
import { ofApplication } from './hiring-inputs.ts'

const shift: MatchCondition = {
  requirement_id: OWN_LINES.SHIFT,
  type: 'SHIFT',
  title: 'Turnos: noche',
  verdict: 'SIN_DATOS',
  evidence: [],
  declared: null,
  sentence: 'No aparece en el CV.',
  seen: [],
  question: '¿Puedes trabajar en estos turnos: noche?',
}

/** Nothing was compared when this application was made. */
async function compared({ app, company }: World): Promise<void> {
  const match: MatchResult = {
    engine_version: 'test',
    low: 0,
    high: 100,
    certainty: 0,
    label: null,
    shown: null,
    missed_must: 0,
    items: [],
    conditions: [shift],
    outside: false,
    missed_requirement_ids: [],
    questions: [],
    interview: [],
    summary: '',
    next_steps: [],
  }
  const s = applicationSnapshots
  await app.deps.db.update(s).set({ match }).where(eq(s.application_id, company.hiring.application_id))
}

const line = ({ company }: World) => ({
  params: { id: company.hiring.application_id, line_id: OWN_LINES.SHIFT },
  body: { story: 'Trabajé dos años de noche.' },
})

export const preparationRows: Row[] = [
  row(preparation.getPreparation, ownerOnly(200), ofApplication, { prepare: compared }),
  row(preparation.saveStory, ownerOnly(204), line, { prepare: compared }),
]
