import { randomUUID } from 'node:crypto'
import { insertAdded } from '#server/features/hiring/added-people/added-people.queries.ts'
import { insertApplication, writeApplicationState } from '#server/features/hiring/applications/applications.queries.ts'
import { newPersonLink, personUrl } from '#server/features/hiring/notices/person-link.ts'
import { cvContent } from '#shared/cvs/cv-document.ts'
import * as contract from '#shared/hiring/added-people/added-people.ts'
import { HELD_PARAM } from '#shared/hiring/added-people/held-address.ts'
import { everybody, type Row, row, signedIn } from '../rows.ts'
import type { World } from '../world.ts'
import { inVacancy, seers } from './hiring-inputs.ts'

const ADDED = randomUUID()
/** Of the mail to the person, once they were added. */
let link = 'A'.repeat(43)

/** Somebody whom the company added: nobody has applied, and the address is the one of another account. */
const added =
  ({ is_told }: { is_told: boolean }) =>
  async ({ app: { deps }, company, people }: World): Promise<void> => {
    const { db } = deps
    const now = deps.now()
    const content = cvContent.parse({ title: 'CV', document: { basics: { full_name: company.canary } } })
    const row = await insertApplication(
      db,
      {
        id: ADDED,
        vacancy_id: company.vacancies.PUBLISHED,
        company_id: company.id,
        source: 'IMPORTED',
        creation_key: randomUUID(),
        stage_id: company.hiring.stages[0]?.id ?? '',
        full_name: company.canary,
        headline: '',
        cv_title: 'CV',
        applied_at: now,
        stage_since: now,
        changed_at: now,
      },
      { content, note: null, answers: [], declared: {}, vacancy_revision: 1, created_at: now },
    )
    await writeApplicationState(db, row, 'ACTIVE', { changed_at: now })
    const { token_sealed } = await insertAdded(db, {
      application_id: ADDED,
      company_id: company.id,
      creation_key: randomUUID(),
      added_by: people.owner.id,
      email: people['seeker-other'].email,
      origin: 'EVENT',
      origin_detail: '',
      held_because: 'CONSENT',
      ...newPersonLink(deps),
      told_at: is_told ? now : null,
      ends_at: is_told ? null : now,
      created_at: now,
    })
    link = new URL(personUrl(deps, token_sealed)).searchParams.get(HELD_PARAM) ?? link
  }

const ofAdded = () => ({ params: { id: ADDED } })
const ofLink = () => ({ params: { token: link } })
const told = { prepare: added({ is_told: true }) }

const person = {
  full_name: 'Nerea Olabarri',
  email: 'nerea@correo.example',
  phone: '',
  origin: 'EVENT' as const,
  held_because: 'CONSENT' as const,
}
const cv = 'Nerea Olabarri\nnerea@correo.example\nExperiencia\nAnalista de datos en Acme, 2019 - actualidad'

export const addedPeopleRows: Row[] = [
  row(contract.readPersonFile, seers(200), (world) => ({ ...inVacancy(world), file: new File([cv], 'cv.txt') })),
  row(contract.readPersonText, seers(200), (world) => ({ ...inVacancy(world), body: { text: cv } })),
  row(contract.findDuplicates, seers(200), (world) => ({ ...inVacancy(world), body: person })),
  row(contract.addPerson, seers(201), (world) => ({
    ...inVacancy(world),
    body: { ...person, creation_key: randomUUID() },
  })),
  row(contract.confirmTold, seers(204), ofAdded, { prepare: added({ is_told: false }) }),
  row(contract.removeAddedPerson, seers(204), ofAdded, told),
  // Whoever has the mail has the link: it says who holds what.
  row(contract.getHeldCard, everybody(200), ofLink, { ...told, reveals: ({ company }) => [company.canary] }),
  row(contract.takeHeldCard, { ...signedIn(409), 'seeker-other': 200 }, ofLink, told),
  row(contract.eraseHeldCard, everybody(204), ofLink, told),
]
