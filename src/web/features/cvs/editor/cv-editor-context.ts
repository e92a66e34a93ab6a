import { createContext, type ReactNode, useContext } from 'react'
import type { CvAdvice } from '#shared/cv-advice.ts'
import type { CvContent, CvDocument } from '#shared/cv-document.ts'
import type { CvProblems } from '#shared/cv-problems.ts'
import type { Choice } from '#web/ui/select.tsx'
import type { Suggestion } from '#web/ui/use-suggestions.ts'

/** The open CV and the ways to change it, for every form of the editor. */
export interface CvEditorValue {
  content: CvContent
  problems: CvProblems
  advice: ReadonlyMap<string, CvAdvice>
  /** `field` names the field that is being typed in, so that a word is one step of undo. */
  change: (change: (content: CvContent) => CvContent, field?: string) => void
  changeDocument: (change: (document: CvDocument) => CvDocument, field?: string) => void
}

const EditorContext = createContext<CvEditorValue | null>(null)
export const CvEditorProvider = EditorContext.Provider

export function useCvEditor(): CvEditorValue {
  const value = useContext(EditorContext)
  if (!value) throw new Error('the forms of a CV stand inside its editor')
  return value
}

/** What other features know and the page lends to the forms. */
interface CvChoices {
  countries: readonly Choice[]
  useSkillSuggestions: (typed: string, role: string) => readonly Suggestion[]
  useRoleSuggestions: (typed: string) => readonly Suggestion[]
  SkillIdeas: (props: {
    role: string
    chosen: readonly string[]
    max: number
    onPick: (skill: string) => void
  }) => ReactNode
}

const ChoicesContext = createContext<CvChoices | null>(null)
export const CvChoicesProvider = ChoicesContext.Provider

export function useCvChoices(): CvChoices {
  const choices = useContext(ChoicesContext)
  if (!choices) throw new Error('the page lends the choices')
  return choices
}
