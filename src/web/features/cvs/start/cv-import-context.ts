import { createContext, useContext } from 'react'
import type { CvSource } from './use-read-cv.ts'

/** Ways to bring a CV in, as `?importar=` says. */
export const importWays = ['archivo', 'linkedin', 'texto'] as const
export type ImportWay = (typeof importWays)[number]

interface CvImportActions {
  /** Opens the system's file chooser. */
  choose: () => void
  read: (source: CvSource) => void
  open: (way: ImportWay) => void
}

export const CvImportContext = createContext<CvImportActions | null>(null)

/** For parts inside a CvDropZone. */
export function useCvImport(): CvImportActions {
  const actions = useContext(CvImportContext)
  if (!actions) throw new Error('useCvImport needs a CvDropZone around it')
  return actions
}
