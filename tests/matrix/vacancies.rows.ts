import { announceWhatIf, whatIf } from '#shared/matching/what-if.ts'
import * as hiringTeams from '#shared/vacancies/hiring-teams.ts'
import { answerModeration } from '#shared/vacancies/moderation-answer.ts'
import { suggestRequirements } from '#shared/vacancies/requirement-suggestions.ts'
import * as vacancies from '#shared/vacancies/vacancies.ts'
import { lintVacancy } from '#shared/vacancies/vacancy-lint.ts'
import * as templates from '#shared/vacancies/vacancy-templates.ts'
import { aGoodDocument } from '#tests/support/vacancies.ts'
import { may } from './permissions.ts'
import { type Expected, type Row, row, signedIn, team, teamBy } from './rows.ts'
import type { World } from './world.ts'

type State = Exclude<keyof World['company']['vacancies'], 'template'>

const one = (state: State) => (world: World) => ({ params: { id: world.company.vacancies[state] } })

/** Nobody but the owner is in a hiring team here: whoever sees only their own vacancies finds none. */
const seers = (status: number): Expected => ({
  ...signedIn(404),
  ...teamBy((role) => (may(role, 'see_vacancy') ? status : 404)),
})

const oneTemplate = ({ company }: World) => ({
  params: { id: company.id, template_id: company.vacancies.template },
})

const inCompany = ({ company }: World) => ({ params: { id: company.id } })
const listing = teamBy((role) => (role === 'BILLING' ? 409 : 200))
const creating = teamBy((role) => (role === 'BILLING' || role === 'INTERVIEWER' ? 409 : 201))

export const vacancyRows: Row[] = [
  row(vacancies.listVacancies, { ...signedIn(404), ...listing }, inCompany),
  row(vacancies.createVacancy, { ...signedIn(404), ...creating }, (world) => ({
    ...inCompany(world),
    body: { title: 'Nueva vacante' },
  })),
  row(vacancies.getVacancy, seers(200), one('DRAFT')),
  row(vacancies.saveVacancy, seers(200), (world) => ({
    ...one('DRAFT')(world),
    body: {
      revision: 1,
      document: aGoodDocument(),
      hiring_team: [{ member_id: world.company.owner_member_id, role: 'LEAD' as const }],
    },
  })),
  row(vacancies.deleteVacancy, seers(204), one('DRAFT')),
  row(vacancies.duplicateVacancy, seers(201), one('DRAFT')),
  row(vacancies.submitVacancy, seers(200), one('DRAFT')),
  // Nobody in this world has confirmed an address.
  row(vacancies.publishVacancy, seers(409), (world) => ({ ...one('IN_REVIEW')(world), body: {} })),
  row(vacancies.requestChanges, seers(200), (world) => ({ ...one('IN_REVIEW')(world), body: { note: 'Aclara.' } })),
  row(vacancies.pauseVacancy, seers(200), one('PUBLISHED')),
  row(vacancies.resumeVacancy, seers(409), one('PAUSED')),
  row(vacancies.closeVacancy, seers(200), (world) => ({
    ...one('PUBLISHED')(world),
    body: { reason: 'FILLED' as const },
  })),
  // Nobody reported it.
  row(answerModeration, seers(409), (world) => ({
    ...one('PUBLISHED')(world),
    body: { answer: 'Nadie paga nada por este trabajo.' },
  })),
  // Nothing waits to be published here: asking for what is done answers the same.
  row(vacancies.publishChanges, seers(200), (world) => ({ ...one('PUBLISHED')(world), body: { revision: 1 } })),
  row(vacancies.discardChanges, seers(200), (world) => ({ ...one('PUBLISHED')(world), body: { revision: 1 } })),
  // Its end is another one than the one that is named here.
  row(vacancies.extendVacancy, seers(409), (world) => ({
    ...one('PUBLISHED')(world),
    body: { days: 30 as const, expires_at: '2020-01-01T00:00:00.000Z' },
  })),
  row(hiringTeams.getLedVacancies, team('manage_team', 200), ({ company }) => ({
    params: { id: company.id, member_id: company.member_id },
  })),
  row(vacancies.reopenVacancy, seers(200), one('CLOSED')),
  row(vacancies.archiveVacancy, seers(200), one('CLOSED')),
  row(vacancies.cancelSchedule, seers(200), one('DRAFT')),
  row(vacancies.relaunchVacancy, seers(201), one('CLOSED')),
  row(lintVacancy, signedIn(200), () => ({ body: { document: aGoodDocument() } })),
  row(vacancies.proposeRequirements, signedIn(200), () => ({
    body: { text: 'Buscamos a alguien con tres años de experiencia en Java.' },
  })),
  // Nobody connected a model here.
  row(suggestRequirements, { ...signedIn(404), ...teamBy(() => 409) }, ({ company }) => ({
    body: { company_id: company.id, text: 'Buscamos a alguien con tres años de experiencia en Java.' },
  })),
  row(whatIf, seers(200), ({ company }) => ({ body: { vacancy_id: company.vacancies.DRAFT } })),
  row(announceWhatIf, seers(204), ({ company }) => ({ body: { vacancy_id: company.vacancies.DRAFT } })),
  row(templates.listVacancyTemplates, team('edit_templates', 200), inCompany),
  row(templates.createVacancyTemplate, team('edit_templates', 201), (world) => ({
    ...inCompany(world),
    body: { name: 'Otra plantilla', vacancy_id: world.company.vacancies.DRAFT },
  })),
  row(templates.renameVacancyTemplate, team('edit_templates', 200), (world) => ({
    ...oneTemplate(world),
    body: { name: 'Otro nombre' },
  })),
  row(templates.deleteVacancyTemplate, team('edit_templates', 204), oneTemplate),
]
