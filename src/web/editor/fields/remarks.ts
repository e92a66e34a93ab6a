import { type ComponentType, createContext, useContext } from 'react'

/** What is to be said about the open document, found by the path of a field. */
interface Remarks {
  /** Field path → what is wrong or missing there. */
  problems: Readonly<Partial<Record<string, string>>>
  /** What is missing is said at every field, not only at those that the person has left. */
  eager: boolean
  /** Draws what else is said about a field: advice, findings. */
  Note: ComponentType<{ path: string }>
}

const RemarksContext = createContext<Remarks | null>(null)
export const RemarksProvider = RemarksContext.Provider

export function useRemarks(): Remarks {
  const remarks = useContext(RemarksContext)
  if (!remarks) throw new Error('the fields of a document stand inside its editor')
  return remarks
}
