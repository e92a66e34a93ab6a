import type { Serve } from '#server/platform/http/serve.ts'
import * as applying from '#shared/hiring/applying.ts'
import * as board from '#shared/hiring/board.ts'
import * as bulk from '#shared/hiring/bulk.ts'
import * as decisions from '#shared/hiring/decisions.ts'
import * as outgoing from '#shared/hiring/outgoing.ts'
import * as stages from '#shared/hiring/stages.ts'
import * as team from '#shared/hiring/team-application.ts'
import { applyToJob, undoApplication } from './applying/apply.service.ts'
import {
  deleteApplyDraft,
  getApplyContext,
  previewApplication,
  saveApplyDraft,
} from './applying/apply-context.service.ts'
import { listBoardActivity } from './board/activity.service.ts'
import { getBoardChanges, getDashboard } from './board/board.service.ts'
import { exportApplications, listApplications } from './board/list.service.ts'
import { moveApplication } from './board/move.service.ts'
import { tagApplication } from './board/tags.service.ts'
import { assignApplication, getTeamApplication, markOpened } from './board/team-application.service.ts'
import { getBulk, startBulk, undoBulk } from './bulk/bulk.service.ts'
import { closeAndAnswer, getClosing } from './decisions/closing.service.ts'
import {
  getRejectionText,
  holdApplication,
  rejectApplication,
  restoreApplication,
  resumeApplication,
} from './decisions/decisions.service.ts'
import { cancelOutgoing, changeOutgoing, listOutgoing } from './outgoing/outgoing.service.ts'
import {
  createPipelineTemplate,
  deletePipelineTemplate,
  getPipeline,
  getProcess,
  listPipelineTemplates,
  savePipeline,
} from './pipelines/pipelines.service.ts'

export function hiringRoutes(serve: Serve): void {
  applyingRoutes(serve)
  boardRoutes(serve)
  serve(stages.getPipeline, getPipeline)
  serve(stages.savePipeline, savePipeline)
  serve(stages.getProcess, getProcess)
  serve(stages.listPipelineTemplates, listPipelineTemplates)
  serve(stages.createPipelineTemplate, createPipelineTemplate)
  serve(stages.deletePipelineTemplate, deletePipelineTemplate)
}

function applyingRoutes(serve: Serve): void {
  serve(applying.getApplyContext, getApplyContext)
  serve(applying.saveApplyDraft, saveApplyDraft)
  serve(applying.deleteApplyDraft, deleteApplyDraft)
  serve(applying.previewApplication, previewApplication)
  serve(applying.applyToJob, applyToJob)
  serve(applying.undoApplication, undoApplication)
}

function boardRoutes(serve: Serve): void {
  serve(board.getDashboard, getDashboard)
  serve(board.getBoardChanges, getBoardChanges)
  serve(board.moveApplication, moveApplication)
  serve(board.listApplications, listApplications)
  serve(board.exportApplications, exportApplications)
  serve(board.listBoardActivity, listBoardActivity)
  serve(team.getTeamApplication, getTeamApplication)
  serve(team.markOpened, markOpened)
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
  serve(bulk.getBulk, getBulk)
  serve(bulk.undoBulk, undoBulk)
  serve(outgoing.listOutgoing, listOutgoing)
  serve(outgoing.changeOutgoing, changeOutgoing)
  serve(outgoing.cancelOutgoing, cancelOutgoing)
}
