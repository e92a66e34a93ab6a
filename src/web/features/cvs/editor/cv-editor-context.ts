import { createContext, useContext } from 'react'
import type { CvContent, CvDocument } from '#shared/cvs/cv-document.ts'
import type { CvProblems } from '#shared/cvs/cv-problems.ts'
import type { CvAdvice } from '../advice/cv-advice.ts'

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
