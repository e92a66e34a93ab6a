import type { Draft } from '../draft.ts'
import { positionScore } from '../names/employers.ts'

const LONGEST = 70
const CLAUSE_END = /[,.:;(]|\s(?:en|con|para|desde)\s/
const STRONG = 2

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

/** «Conserje de noche, 8 meses: abrir…» */
function toldRole(summary: string): string {
  const [clause = ''] = summary.split(CLAUSE_END)
  return clause.length <= LONGEST && positionScore(clause) >= STRONG ? clause.trim() : ''
}

/** The position in a headline: «Camarera de sala | 5 años de experiencia». */
function tradeIn(headline: string): string {
  const [first = ''] = headline.split(/\s+(?:[|·•/–—-]|con)\s+|[.:(,]/)
  return positionScore(first) >= STRONG && first.length <= LONGEST ? first.trim() : ''
}
