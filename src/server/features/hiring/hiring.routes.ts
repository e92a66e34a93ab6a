import type { Serve } from '#server/platform/http/serve.ts'
import * as analysis from '#shared/hiring/analysis.ts'
import * as answerFiles from '#shared/hiring/answer-files.ts'
import * as applying from '#shared/hiring/applying.ts'
import * as automations from '#shared/hiring/automations.ts'
import * as blind from '#shared/hiring/blind.ts'
import * as board from '#shared/hiring/board.ts'
import * as bulk from '#shared/hiring/bulk.ts'
import * as certificates from '#shared/hiring/certificates.ts'
import * as corrections from '#shared/hiring/corrections.ts'
import * as decisions from '#shared/hiring/decisions.ts'
import * as interviews from '#shared/hiring/interviews.ts'
import * as letters from '#shared/hiring/letters.ts'
import * as messages from '#shared/hiring/messages.ts'
import * as mine from '#shared/hiring/my-applications.ts'
import * as notes from '#shared/hiring/notes.ts'
import * as offers from '#shared/hiring/offers.ts'
import * as outgoing from '#shared/hiring/outgoing.ts'
import * as preparation from '#shared/hiring/preparation.ts'
import * as reviews from '#shared/hiring/reviews.ts'
import * as scorecards from '#shared/hiring/scorecards.ts'
import * as stages from '#shared/hiring/stages.ts'
import * as tailored from '#shared/hiring/tailored-cvs.ts'
import * as talentPool from '#shared/hiring/talent-pool.ts'
import * as team from '#shared/hiring/team-application.ts'
import * as templates from '#shared/hiring/templates/templates.ts'
import { getJobMatch as jobMatch } from '#shared/jobs/jobs.ts'
import * as candidates from '#shared/matching/candidates.ts'
import * as summaries from '#shared/matching/match-summaries.ts'
import { addedPeopleRoutes } from './added-people/added-people.routes.ts'
import { allApplicationsRoutes } from './all-applications/all-applications.routes.ts'
import { exportAnalysis, getAnalysis } from './analysis/analysis.service.ts'
import { bringAnswerFile, getAnswerFile, removeAnswerFile } from './applying/answer-files.service.ts'
import { applyToJob, undoApplication } from './applying/apply.service.ts'
import {
  deleteApplyDraft,
  getApplyContext,
  previewApplication,
  saveApplyDraft,
} from './applying/apply-context.service.ts'
import { exportLetter, previewLetter } from './applying/letter.service.ts'
import { getCvMatch, listTailoredCvs, tailorCv } from './applying/tailored-cvs.service.ts'
import {
  createAutomation,
  deleteAutomation,
  listAutomations,
  updateAutomation,
} from './automations/automations.service.ts'
import { listBoardActivity } from './board/activity.service.ts'
import { getBoardChanges, getDashboard } from './board/board.service.ts'
import { exportApplications, listApplications } from './board/list.service.ts'
import { moveApplication } from './board/move.service.ts'
import { tagApplication } from './board/tags.service.ts'
import { getBulk, startBulk, undoBulk } from './bulk/bulk.service.ts'
import { previewBulk } from './bulk/bulk-preview.service.ts'
import { calendarFeedRoutes } from './calendar-feed/calendar-feed.routes.ts'
import {
  checkCertificate,
  createCertificate,
  getCertificateFile,
  listCertificates,
} from './certificates/certificates.service.ts'
import { closeAndAnswer, getClosing } from './closing/closing.service.ts'
import {
  getRejectionText,
  holdApplication,
  rejectApplication,
  restoreApplication,
  resumeApplication,
} from './decisions/decisions.service.ts'
import {
  cancelInterview,
  changeInterview,
  finishInterview,
  listInterviews,
  listVacancyInterviews,
  proposeInterview,
} from './interviews/interviews.service.ts'
import { askOtherSlots, chooseSlot, getInterviewIcs } from './interviews/slots.service.ts'
import { getMessageFile, uploadMessageFile } from './messages/message-files.service.ts'
import { listMessages, sendMessage } from './messages/messages.service.ts'
import {
  createExternalApplication,
  deleteExternalApplication,
  listExternalApplications,
  updateExternalApplication,
} from './my-applications/external.service.ts'
import { exportMyApplications, getMyFigures } from './my-applications/figures.service.ts'
import {
  getMyApplication,
  listMyApplications,
  savePrivateNote,
  withdrawApplication,
} from './my-applications/my-applications.service.ts'
import { getPreparation, saveStory } from './my-applications/preparation.service.ts'
import { getSentCv, getSentLetter } from './my-applications/sent-cv.service.ts'
import { getJobMatch } from './my-applications/sent-match.service.ts'
import { createNote, deleteNote, listNotes } from './notes/notes.service.ts'
import { createTask, deleteTask, finishTask, listTasks } from './notes/tasks.service.ts'
import { getOfferLetter } from './offers/offer-letter.service.ts'
import {
  acceptOffer,
  createOffer,
  declineOffer,
  listOffers,
  updateOffer,
  withdrawOffer,
} from './offers/offers.service.ts'
import { previewOffer, sendOffer } from './offers/send-offer.service.ts'
import {
  createPipelineTemplate,
  deletePipelineTemplate,
  getPipeline,
  getProcess,
  listPipelineTemplates,
  savePipeline,
} from './pipelines/pipelines.service.ts'
import { referralsRoutes } from './referrals/referrals.routes.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import { answerReview, askReview, getReview } from './reviews/reviews.service.ts'
import {
  getCriteria,
  listScorecards,
  requestScorecards,
  saveCriteria,
  submitScorecard,
} from './scorecards/scorecards.service.ts'
import { cancelOutgoing, changeOutgoing, listOutgoing } from './sending/outgoing.service.ts'
import { askForTalent, inviteElsewhere } from './talent-pool/talent-pool.service.ts'
import { getProfile, getProfilePdf } from './team-application/applicant-profile.service.ts'
import { correctVerdict, getApplicationAnalysis, removeCorrection } from './team-application/corrections.service.ts'
import { revealApplication } from './team-application/reveal.service.ts'
import {
  assignApplication,
  getTeamApplication,
  markOpened,
  summariseApplication,
} from './team-application/team-application.service.ts'
import {
  createMessageTemplate,
  deleteMessageTemplate,
  listMessageTemplates,
  updateMessageTemplate,
} from './templates/message-templates.service.ts'

export function hiringRoutes(serve: Serve): void {
  addedPeopleRoutes(serve)
  allApplicationsRoutes(serve)
  reportsRoutes(serve)
  calendarFeedRoutes(serve)
  referralsRoutes(serve)
  applyingRoutes(serve)
  myRoutes(serve)
  boardRoutes(serve)
  messageRoutes(serve)
  interviewRoutes(serve)
  teamworkRoutes(serve)
  serve(stages.getPipeline, getPipeline)
  serve(stages.savePipeline, savePipeline)
  serve(stages.getProcess, getProcess)
  serve(stages.listPipelineTemplates, listPipelineTemplates)
  serve(stages.createPipelineTemplate, createPipelineTemplate)
  serve(stages.deletePipelineTemplate, deletePipelineTemplate)
  serve(automations.listAutomations, listAutomations)
  serve(automations.createAutomation, createAutomation)
  serve(automations.updateAutomation, updateAutomation)
  serve(automations.deleteAutomation, deleteAutomation)
}

function applyingRoutes(serve: Serve): void {
  serve(tailored.listTailoredCvs, listTailoredCvs)
  serve(tailored.tailorCv, tailorCv)
  serve(tailored.getCvMatch, getCvMatch)
  serve(applying.getApplyContext, getApplyContext)
  serve(applying.saveApplyDraft, saveApplyDraft)
  serve(applying.deleteApplyDraft, deleteApplyDraft)
  serve(letters.previewLetter, previewLetter)
  serve(letters.exportLetter, exportLetter)
  serve(applying.previewApplication, previewApplication)
  serve(applying.applyToJob, applyToJob)
  serve(applying.undoApplication, undoApplication)
  serve(answerFiles.bringAnswerFile, bringAnswerFile)
  serve(answerFiles.removeAnswerFile, removeAnswerFile)
  serve(answerFiles.getAnswerFile, getAnswerFile)
}

function boardRoutes(serve: Serve): void {
  serve(board.getDashboard, getDashboard)
  serve(board.getBoardChanges, getBoardChanges)
  serve(board.moveApplication, moveApplication)
  serve(blind.revealApplication, revealApplication)
  serve(board.listApplications, listApplications)
  serve(board.exportApplications, exportApplications)
  serve(board.listBoardActivity, listBoardActivity)
  serve(analysis.getAnalysis, getAnalysis)
  serve(analysis.exportAnalysis, exportAnalysis)
  serve(team.getTeamApplication, getTeamApplication)
  serve(summaries.summariseApplication, summariseApplication)
  serve(team.markOpened, markOpened)
  serve(corrections.getApplicationAnalysis, getApplicationAnalysis)
  serve(corrections.correctVerdict, correctVerdict)
  serve(corrections.removeCorrection, removeCorrection)
  serve(team.assignApplication, assignApplication)
  serve(team.tagApplication, tagApplication)
  serve(decisions.rejectApplication, rejectApplication)
  serve(decisions.getRejectionText, getRejectionText)
  serve(decisions.restoreApplication, restoreApplication)
  serve(decisions.holdApplication, holdApplication)
  serve(decisions.resumeApplication, resumeApplication)
  serve(decisions.getClosing, getClosing)
  serve(decisions.closeAndAnswer, closeAndAnswer)
  serve(bulk.startBulk, startBulk)
  serve(bulk.previewBulk, previewBulk)
  serve(bulk.getBulk, getBulk)
  serve(bulk.undoBulk, undoBulk)
  serve(talentPool.askForTalent, askForTalent)
  serve(talentPool.inviteElsewhere, inviteElsewhere)
  serve(outgoing.listOutgoing, listOutgoing)
  serve(outgoing.changeOutgoing, changeOutgoing)
  serve(outgoing.cancelOutgoing, cancelOutgoing)
}

function myRoutes(serve: Serve): void {
  serve(mine.listMyApplications, listMyApplications)
  serve(mine.getMyFigures, getMyFigures)
  serve(mine.exportMyApplications, exportMyApplications)
  serve(mine.getMyApplication, getMyApplication)
  serve(candidates.getCandidate, getProfile)
  serve(candidates.getCandidatePdf, getProfilePdf)
  serve(jobMatch, getJobMatch)
  serve(mine.getSentCv, getSentCv)
  serve(letters.getSentLetter, getSentLetter)
  serve(mine.withdrawApplication, withdrawApplication)
  serve(mine.savePrivateNote, savePrivateNote)
  serve(preparation.getPreparation, getPreparation)
  serve(preparation.saveStory, saveStory)
  serve(mine.listExternalApplications, listExternalApplications)
  serve(mine.createExternalApplication, createExternalApplication)
  serve(mine.updateExternalApplication, updateExternalApplication)
  serve(mine.deleteExternalApplication, deleteExternalApplication)
  serve(certificates.createCertificate, createCertificate)
  serve(certificates.listCertificates, listCertificates)
  serve(certificates.getCertificateFile, getCertificateFile)
  serve(certificates.checkCertificate, checkCertificate)
}

function messageRoutes(serve: Serve): void {
  serve(messages.listMessages, listMessages)
  serve(messages.sendMessage, sendMessage)
  serve(messages.uploadMessageFile, uploadMessageFile)
  serve(messages.getMessageFile, getMessageFile)
}

function interviewRoutes(serve: Serve): void {
  serve(interviews.listInterviews, listInterviews)
  serve(interviews.proposeInterview, proposeInterview)
  serve(interviews.changeInterview, changeInterview)
  serve(interviews.chooseSlot, chooseSlot)
  serve(interviews.askOtherSlots, askOtherSlots)
  serve(interviews.cancelInterview, cancelInterview)
  serve(interviews.finishInterview, finishInterview)
  serve(interviews.getInterviewIcs, getInterviewIcs)
  serve(interviews.listVacancyInterviews, listVacancyInterviews)
  serve(offers.listOffers, listOffers)
  serve(offers.createOffer, createOffer)
  serve(offers.updateOffer, updateOffer)
  serve(offers.previewOffer, previewOffer)
  serve(offers.sendOffer, sendOffer)
  serve(offers.withdrawOffer, withdrawOffer)
  serve(offers.acceptOffer, acceptOffer)
  serve(offers.declineOffer, declineOffer)
  serve(offers.getOfferLetter, getOfferLetter)
  serve(reviews.getReview, getReview)
  serve(reviews.askReview, askReview)
  serve(reviews.answerReview, answerReview)
}

function teamworkRoutes(serve: Serve): void {
  serve(notes.listNotes, listNotes)
  serve(notes.createNote, createNote)
  serve(notes.deleteNote, deleteNote)
  serve(notes.listTasks, listTasks)
  serve(notes.createTask, createTask)
  serve(notes.finishTask, finishTask)
  serve(notes.deleteTask, deleteTask)
  serve(scorecards.listScorecards, listScorecards)
  serve(scorecards.submitScorecard, submitScorecard)
  serve(scorecards.requestScorecards, requestScorecards)
  serve(scorecards.getCriteria, getCriteria)
  serve(scorecards.saveCriteria, saveCriteria)
  serve(templates.listMessageTemplates, listMessageTemplates)
  serve(templates.createMessageTemplate, createMessageTemplate)
  serve(templates.updateMessageTemplate, updateMessageTemplate)
  serve(templates.deleteMessageTemplate, deleteMessageTemplate)
}
