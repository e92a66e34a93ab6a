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
  is_blind: boolean
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
  is_blind: false,
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

/** The first stage in which names are shown; null without blind review. */
export const shownKey = (stages: readonly StageDraft[]): string | null =>
  stages[0]?.is_blind ? (stages.find(({ is_blind }) => !is_blind)?.key ?? null) : null

const offerAt = (stages: readonly StageDraft[]): number =>
  stages.findIndex(({ kind }) => kind === 'OFFER' || kind === 'HIRED')

/** Stages from which names can be shown: any after the first, and no later than the offer. */
export const blindChoices = (stages: readonly StageDraft[]): StageDraft[] => stages.slice(1, offerAt(stages) + 1)

/** Hides names before the stage with this key; whatever is put in order or removed meanwhile leaves no gap. */
export function isShownFrom(stages: readonly StageDraft[], key: string | null): StageDraft[] {
  const found = stages.findIndex((stage) => stage.key === key)
  const leading = stages.findIndex(({ is_blind }) => !is_blind)
  const wanted = key === null ? 0 : found > 0 ? found : Math.max(1, leading)
  const from = Math.min(wanted, offerAt(stages))
  return stages.map((stage, at) => ({ ...stage, is_blind: at < from }))
}

type Body = z.input<typeof pipelineBody>

export function bodyOf(version: number, stages: readonly StageDraft[], moves: Readonly<Record<string, string>>): Body {
  return {
    version,
    stages: stages.map(({ id, name, candidate_label, kind, expected_days, is_blind }) => ({
      ...(id && { id }),
      name,
      candidate_label,
      kind,
      expected_days,
      is_blind,
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
