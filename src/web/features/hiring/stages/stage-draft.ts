import type { z } from 'zod'
import { type Pipeline, type PipelineTemplate, pipelineBody, type StageKind } from '#shared/hiring/stages.ts'

/** A stage while it is being edited. */
export interface StageDraft {
  /** For the list only. */
  key: string
  /** Undefined for one that is new. */
  id: string | undefined
  name: string
  candidate_label: string
  kind: StageKind
  expected_days: number
  applications: number
}

export const isFixed = ({ kind }: Pick<StageDraft, 'kind'>): boolean => kind === 'NEW' || kind === 'HIRED'

export const draftsOf = (stages: Pipeline['stages']): StageDraft[] =>
  stages.map((stage) => ({ ...stage, key: stage.id }))

export const newStage = (): StageDraft => ({
  key: crypto.randomUUID(),
  id: undefined,
  name: 'Nueva etapa',
  candidate_label: 'En revisión',
  kind: 'SCREENING',
  expected_days: 5,
  applications: 0,
})

/** Stages of a template in the place of the present ones; those with people in them must go somewhere first. */
export function withTemplate(present: readonly StageDraft[], template: PipelineTemplate): StageDraft[] {
  const known = new Map(present.map((stage) => [stage.kind + stage.name, stage]))
  return template.stages.map((stage) => {
    const same =
      known.get(stage.kind + stage.name) ??
      (isFixed(stage) ? present.find(({ kind }) => kind === stage.kind) : undefined)
    return { ...newStage(), ...stage, ...(same && { key: same.key, id: same.id, applications: same.applications }) }
  })
}

type Body = z.input<typeof pipelineBody>

export function bodyOf(version: number, stages: readonly StageDraft[], moves: Readonly<Record<string, string>>): Body {
  return {
    version,
    stages: stages.map(({ id, name, candidate_label, kind, expected_days }) => ({
      ...(id && { id }),
      ...{ name, candidate_label, kind, expected_days },
    })),
    moves,
  }
}

/** Removed stages in which people still stand and of which nobody said where they go. */
export function orphans(
  before: readonly StageDraft[],
  stages: readonly StageDraft[],
  moves: Readonly<Record<string, string>>,
): StageDraft[] {
  const kept = new Set(stages.flatMap(({ id }) => id ?? []))
  const stays = (id: string | undefined): boolean => id !== undefined && kept.has(id)
  return before.filter(({ id, applications }) => id && applications > 0 && !stays(id) && !stays(moves[id]))
}

/** The first thing that is wrong, in words. */
export function problemOf(body: Body): string | null {
  const read = pipelineBody.safeParse(body)
  return read.success ? null : (read.error.issues[0]?.message ?? null)
}
