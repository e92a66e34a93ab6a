import type { ReactNode } from 'react'
import { SaveBar } from '#web/editor/saving/save-bar.tsx'
import { SaveStatus, type SaveStatusProps } from '#web/editor/saving/save-status.tsx'
import { useMedia } from '#web/ui/hooks/use-media.ts'
import type { MenuItem } from '#web/ui/overlays/menu.tsx'
import { EditorHeader } from './editor-header.tsx'

interface CvBarsProps {
  state: SaveStatusProps['state']
  undo: ReactNode
  switcher: (more: readonly MenuItem[]) => ReactNode
}

/** Which CV, whether it is saved, and the way back; on a phone all of it is one bar, because the form needs the height. */
export function CvBars({ state, undo, switcher }: CvBarsProps) {
  const wide = useMedia('(min-width: 40rem)')
  const status = { state, conflictText: 'Este CV cambió en otro lugar.' }
  if (!wide) {
    return (
      <div
        data-keep-clear=""
        className="sticky top-16 z-20 -mx-4 -mt-3 bg-paper/95 px-4 pt-1 pb-0.5 backdrop-blur-md [&>p]:text-xs"
      >
        <EditorHeader switcher={switcher} tools={undo} />
        <SaveStatus {...status} />
      </div>
    )
  }
  return (
    <>
      <EditorHeader switcher={switcher} tools={null} />
      <SaveBar {...status}>{undo}</SaveBar>
    </>
  )
}
