import type { CvContent, CvDocument } from '#shared/cvs/cv-document.ts'
import { joined } from '#shared/words/cvs.ts'

type Changed = (content: CvContent) => CvContent

/** Something small that may be better in a CV: what, why, and how; the person says yes or no. */
export interface SmallStep {
  /** Names what it is about as it stands now: once that changes, it is another step. */
  key: string
  what: string
  why: string
  /** What the CV says now and would say then. */
  before?: string
  after?: string
  /** What «Cambiar» does; without it the person writes it themselves, in the field. */
  change?: Changed
  button?: string
  /** Something that only the person knows. */
  ask?: TextAsk | ChoiceAsk
  /** Where it is written. */
  section: string
  field?: string
}

interface TextAsk {
  kind: 'text'
  label: string
  help: string
  max: number
  change: (answer: string) => Changed
}

interface ChoiceAsk {
  kind: 'choice'
  label: string
  words: Readonly<Record<string, string>>
  start: string
  change: (answer: string) => Changed
}

export const inDocument =
  (change: (document: CvDocument) => CvDocument): Changed =>
  (content) => ({ ...content, document: change(content.document) })

export const jobName = ({ position, company }: { position: string; company: string }): string =>
  joined(' · ', position, company) || 'este trabajo'
