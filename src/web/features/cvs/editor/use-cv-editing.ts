import { useMemo } from 'react'
import type { CvContent, CvDocument } from '#shared/cvs/cv-document.ts'
import { cvProblems } from '#shared/cvs/cv-problems.ts'
import { useUndo } from '#web/editor/history/use-undo.ts'
import { type CvAdvice, cvAdvice } from '../advice/cv-advice.ts'
import type { CvEditorValue } from './cv-editor-context.ts'
import { onDocument } from './sections/section-edits.ts'

/** The open CV, its history and what is to be said about it. */
export function useCvEditing(start: CvContent, section: string, go: (section: string) => void) {
  const { content, change, ...history } = useUndo(start, section, go)
  const editor: CvEditorValue = {
    content,
    ...useJudged(content),
    change,
    changeDocument: (edit: (document: CvDocument) => CvDocument, field?: string) => change(onDocument(edit), field),
  }
  return { editor, ...history }
}

function useJudged(content: CvContent): Pick<CvEditorValue, 'problems' | 'advice'> {
  return useMemo(() => {
    const today = new Date().toISOString().slice(0, 7)
    const advice = new Map<string, CvAdvice>()
    for (const one of cvAdvice(content, today)) if (!advice.has(one.path)) advice.set(one.path, one)
    return { problems: cvProblems(content.document, today), advice }
  }, [content])
}
