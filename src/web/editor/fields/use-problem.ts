import { useState } from 'react'
import { useCvEditor } from '#web/features/cvs/editor/cv-editor-context.ts'

/** The sentence beside a field, once the person has left it or when it came with something written. */
export function useProblem(path: string, filled: boolean) {
  const { problems } = useCvEditor()
  const [left, setLeft] = useState(filled)
  return { error: left ? problems[path] : undefined, onBlur: () => setLeft(true) }
}
