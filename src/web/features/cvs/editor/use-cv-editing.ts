import { useMemo, useReducer, useState } from 'react'
import type { CvContent, CvDocument } from '#shared/cvs/cv-document.ts'
import { cvProblems } from '#shared/cvs/cv-problems.ts'
import { type CvAdvice, cvAdvice } from '../advice/cv-advice.ts'
import type { CvEditorValue } from './cv-editor-context.ts'
import { editorReducer, startState } from './editor-state.ts'
import { onDocument } from './sections/section-edits.ts'

/** The open CV, its history and what is to be said about it. */
export function useCvEditing(start: CvContent, section: string, go: (section: string) => void) {
  const [state, dispatch] = useReducer(editorReducer, start, startState)
  const [said, setSaid] = useState('')
  const { content, past, future } = state

  function change(change: (content: CvContent) => CvContent, field?: string) {
    dispatch({ type: 'CHANGE', change, section, field, at: Date.now() })
    setSaid('')
  }

  function step(type: 'UNDO' | 'REDO') {
    const from = (type === 'UNDO' ? past : future).at(-1)
    if (!from) return
    dispatch({ type })
    setSaid(type === 'UNDO' ? 'Deshecho.' : 'Rehecho.')
    if (from.section !== section) go(from.section)
  }

  const editor: CvEditorValue = {
    content,
    ...useRemarks(content),
    change,
    changeDocument: (edit: (document: CvDocument) => CvDocument, field?: string) => change(onDocument(edit), field),
  }
  return {
    editor,
    said,
    undo: () => step('UNDO'),
    redo: () => step('REDO'),
    can_undo: past.length > 0,
    can_redo: future.length > 0,
    adopt: (newer: CvContent) => dispatch({ type: 'ADOPT', content: newer }),
  }
}

function useRemarks(content: CvContent): Pick<CvEditorValue, 'problems' | 'advice'> {
  return useMemo(() => {
    const today = new Date().toISOString().slice(0, 7)
    const advice = new Map<string, CvAdvice>()
    for (const one of cvAdvice(content, today)) if (!advice.has(one.path)) advice.set(one.path, one)
    return { problems: cvProblems(content.document, today), advice }
  }, [content])
}
