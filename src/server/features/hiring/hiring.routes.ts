import type { Serve } from '#server/platform/http/serve.ts'
import * as applying from '#shared/hiring/applying.ts'
import * as stages from '#shared/hiring/stages.ts'
import { applyToJob, undoApplication } from './applying/apply.service.ts'
import {
  deleteApplyDraft,
  getApplyContext,
  previewApplication,
  saveApplyDraft,
} from './applying/apply-context.service.ts'
import {
  createPipelineTemplate,
  deletePipelineTemplate,
  getPipeline,
  getProcess,
  listPipelineTemplates,
  savePipeline,
} from './pipelines/pipelines.service.ts'

export function hiringRoutes(serve: Serve): void {
  serve(applying.getApplyContext, getApplyContext)
  serve(applying.saveApplyDraft, saveApplyDraft)
  serve(applying.deleteApplyDraft, deleteApplyDraft)
  serve(applying.previewApplication, previewApplication)
  serve(applying.applyToJob, applyToJob)
  serve(applying.undoApplication, undoApplication)
  serve(stages.getPipeline, getPipeline)
  serve(stages.savePipeline, savePipeline)
  serve(stages.getProcess, getProcess)
  serve(stages.listPipelineTemplates, listPipelineTemplates)
  serve(stages.createPipelineTemplate, createPipelineTemplate)
  serve(stages.deletePipelineTemplate, deletePipelineTemplate)
}
