import type { Serve } from '#server/platform/http/serve.ts'
import * as hiringTeams from '#shared/vacancies/hiring-teams.ts'
import * as moderation from '#shared/vacancies/moderation-answer.ts'
import * as suggestions from '#shared/vacancies/requirement-suggestions.ts'
import * as contract from '#shared/vacancies/vacancies.ts'
import * as lint from '#shared/vacancies/vacancy-lint.ts'
import * as templates from '#shared/vacancies/vacancy-templates.ts'
import { proposeRequirements } from './documents/requirement-proposals.service.ts'
import { lintVacancy } from './documents/text-help.service.ts'
import {
  createVacancy,
  deleteVacancy,
  duplicateVacancy,
  getVacancy,
  listVacancies,
  relaunchVacancy,
  saveVacancy,
} from './documents/vacancies.service.ts'
import { getLedVacancies } from './hiring-team/hiring-team.service.ts'
import { answerModeration } from './publishing/answer-moderation.service.ts'
import {
  archiveVacancy,
  cancelSchedule,
  closeVacancy,
  extendVacancy,
  pauseVacancy,
  publishVacancy,
  reopenVacancy,
  requestChanges,
  resumeVacancy,
  submitVacancy,
} from './publishing/transitions.service.ts'
import { suggestRequirements } from './suggestions/suggestions.service.ts'
import {
  createVacancyTemplate,
  deleteVacancyTemplate,
  listVacancyTemplates,
  renameVacancyTemplate,
} from './templates/templates.service.ts'
import { discardChanges, publishChanges } from './versions/versions.service.ts'

export function vacanciesRoutes(serve: Serve): void {
  serve(contract.listVacancies, listVacancies)
  serve(contract.createVacancy, createVacancy)
  serve(contract.getVacancy, getVacancy)
  serve(contract.saveVacancy, saveVacancy)
  serve(contract.deleteVacancy, deleteVacancy)
  serve(contract.submitVacancy, submitVacancy)
  serve(contract.requestChanges, requestChanges)
  serve(contract.publishVacancy, publishVacancy)
  serve(contract.pauseVacancy, pauseVacancy)
  serve(contract.resumeVacancy, resumeVacancy)
  serve(contract.publishChanges, publishChanges)
  serve(contract.discardChanges, discardChanges)
  serve(contract.extendVacancy, extendVacancy)
  serve(moderation.answerModeration, answerModeration)
  serve(contract.closeVacancy, closeVacancy)
  serve(contract.reopenVacancy, reopenVacancy)
  serve(contract.archiveVacancy, archiveVacancy)
  serve(contract.cancelSchedule, cancelSchedule)
  serve(contract.duplicateVacancy, duplicateVacancy)
  serve(contract.relaunchVacancy, relaunchVacancy)
  serve(hiringTeams.getLedVacancies, getLedVacancies)
  serve(lint.lintVacancy, lintVacancy)
  serve(contract.proposeRequirements, proposeRequirements)
  serve(suggestions.suggestRequirements, suggestRequirements)
  serve(templates.listVacancyTemplates, listVacancyTemplates)
  serve(templates.createVacancyTemplate, createVacancyTemplate)
  serve(templates.renameVacancyTemplate, renameVacancyTemplate)
  serve(templates.deleteVacancyTemplate, deleteVacancyTemplate)
}
