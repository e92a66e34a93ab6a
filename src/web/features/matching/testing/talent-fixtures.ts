import type { MatchItem, Verdict } from '#shared/matching/matching.ts'
import type { OpenedMatch, VacancyMatch } from '#shared/matching/vacancy-matches.ts'

const NOW = '2026-11-16T09:00:00.000Z'

export const requirementLine = (requirement_id: string, title: string, verdict: Verdict): MatchItem => ({
  requirement_id,
  type: 'SKILL',
  title,
  verdict,
  evidence: [],
  declared: null,
  seen: [],
  value: null,
  sentence: `Sobre ${title}.`,
  importance: 'IMPORTANTE',
  basis: null,
  question: `¿${title}?`,
  override: null,
})

/** Somebody of the pool with these lines. */
export const person = (cv_id: string, full_name: string, items: MatchItem[] = []): VacancyMatch => ({
  cv_id,
  full_name,
  headline: 'Desarrollo web',
  city: 'València',
  country: 'ES',
  updated_at: NOW,
  match: {
    engine_version: '2',
    low: 60,
    high: 80,
    certainty: 80,
    label: 'MEDIO',
    shown: '60–80 %',
    missed_must: 0,
    items,
    conditions: [],
    outside: false,
    missed_requirement_ids: [],
    questions: [],
    interview: [],
    summary: 'Cumple 1 de 2 requisitos.',
    next_steps: [],
  },
  strengths: items.filter(({ verdict }) => verdict === 'CUMPLE').map(({ title }) => title),
  gaps: items
    .filter(({ verdict }) => verdict !== 'CUMPLE')
    .map(({ requirement_id, title, question }) => ({ requirement_id, title, question })),
  invited_at: null,
  invitation_leaves_at: null,
  speaks_to_programs: false,
  is_read: true,
})

/** The same, opened. */
export const opened = (one: VacancyMatch): OpenedMatch => ({ ...one, summary: { state: 'OFF', text: null } })
