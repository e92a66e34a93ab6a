import type { Draft } from '../draft.ts'
import { positionScore } from '../names/employers.ts'

const LONGEST = 70
const CLAUSE_END = /[,.:;(]|\s(?:en|con|para|desde)\s/
const STRONG = 2
const FEW_WORDS = 2

/** A job without a position is what its text begins with, or else what the person says to be; both only perhaps. */
export function fillPositions(draft: Draft): void {
  const { experience, basics } = draft.document
  const trade = tradeIn(basics.headline)
  for (const [at, job] of experience.entries()) {
    if (job.position !== '' || job.company === '') continue
    job.position = toldRole(job.summary) || trade
    draft.rate(`experience.${at}.position`, job.position, 'BAJA')
  }
}

/** Without a headline the last job says what somebody is. */
export function fillHeadline(draft: Draft): void {
  const { experience, basics } = draft.document
  if (basics.headline !== '') return
  const last = experience.find(({ current }) => current) ?? experience[0]
  basics.headline = last?.position ?? ''
  draft.rate('basics.headline', basics.headline, 'BAJA')
}

/** «Conserje de noche, 8 meses: abrir…» */
function toldRole(summary: string): string {
  const [clause = ''] = summary.split(CLAUSE_END)
  const score = positionScore(clause)
  const is_role = score >= STRONG || (score >= 1 && clause.split(' ').length <= FEW_WORDS)
  return clause.length <= LONGEST && is_role ? clause.trim() : ''
}

/** The position in a headline: «Camarera de sala | 5 años de experiencia». */
function tradeIn(headline: string): string {
  const [first = ''] = headline.split(/\s+(?:[|·•/–—-]|con)\s+|[:(,]|\.(?=\s|$)/)
  return positionScore(first) >= 1 && first.length <= LONGEST ? first.trim() : ''
}
