import { useState } from 'react'
import { useRemarks } from './remarks.ts'

/** The sentence beside a field, once the person has left it, when it came with something written, or when all is asked. */
export function useProblem(path: string, filled: boolean) {
  const { problems, eager } = useRemarks()
  const [left, setLeft] = useState(filled)
  return { error: left || eager ? problems[path] : undefined, onBlur: () => setLeft(true) }
}
