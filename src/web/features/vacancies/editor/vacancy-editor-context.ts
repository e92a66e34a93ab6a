import { createContext, type ReactNode, useContext } from 'react'
import type { Company } from '#shared/companies/company-fields.ts'
import type { VacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import type { LintFinding } from '#shared/vacancies/vacancy-lint.ts'
import type { StepKey } from './steps.ts'
import type { TeamPlace, VacancyContent } from './vacancy-content.ts'
import type { Changes } from './versions/use-changes.ts'
import type { Versions } from './versions/use-versions.ts'

/** Blind review of a vacancy that is on the server. */
export type DrawBlindChoice = (vacancy_id: string) => ReactNode
export type BuyPlace = (place: { vacancy_id: string | undefined; onClose: () => void }) => ReactNode

/** The open vacancy and the ways to change it, for every form of the editor. */
export interface VacancyEditorValue {
  company: Company
  document: VacancyDocument
  hiring_team: readonly TeamPlace[]
  /** Field path → what publishing still needs there. */
  problems: Readonly<Record<string, string>>
  findings: readonly LintFinding[]
  /** What is missing is said at every field, not only at those that the person has left. */
  eager: boolean
  change: (part: Partial<VacancyDocument>) => void
  changeDocument: (edit: (document: VacancyDocument) => VacancyDocument) => void
  changeTeam: (hiring_team: VacancyContent['hiring_team']) => void
  /** Null while nobody reads the vacancy. */
  versions: Versions | null
  changes: Changes
  /** Opens the step of a field and puts the cursor into it. */
  goTo: (step: StepKey, path?: string) => void
  /** Sends the confirmation of the person's address again. */
  emailResend: ReactNode
  /** The dialog that buys the place which is missing. */
  buyPlace: BuyPlace
  blindChoice: DrawBlindChoice
}

const EditorContext = createContext<VacancyEditorValue | null>(null)
export const VacancyEditorProvider = EditorContext.Provider

export function useVacancyEditor(): VacancyEditorValue {
  const value = useContext(EditorContext)
  if (!value) throw new Error('the forms of a vacancy stand inside its editor')
  return value
}
