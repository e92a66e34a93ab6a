import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { cvTasks } from '#shared/cvs/cv-completeness.ts'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import { RemarksProvider } from '#web/editor/fields/remarks.ts'
import { UndoButtons } from '#web/editor/history/undo-buttons.tsx'
import { MergeQuestion } from '#web/editor/merging/merge-question.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ForVacancyBar } from '../for-vacancy/for-vacancy-bar.tsx'
import { CvPanels } from '../manage/cv-panels.tsx'
import { CvBars } from './cv-bars.tsx'
import { CvEditorProvider } from './cv-editor-context.ts'
import { EditorLayout } from './editor-layout.tsx'
import { AdviceNote } from './fields/advice-note.tsx'
import { cvMerge } from './merge.ts'
import { asSaved, contentOf } from './saved-content.ts'
import { knownSection, useSectionAddress } from './sections/use-section.ts'
import { useCvEditing } from './use-cv-editing.ts'
import { type CvCopy, useCvSaver } from './use-cv-saver.ts'

const CvSwitcher = lazy(() => import('../manage/cv-switcher.tsx').then((part) => ({ default: part.CvSwitcher })))

interface CvEditorProps {
  /** As the server has it now; the editor starts with it and then holds its own text. */
  cv: CvDetail
  copy: CvCopy | null
  user_id: string
  has_preferences: boolean
}

export function CvEditor({ cv, copy, user_id, has_preferences }: CvEditorProps) {
  const [start] = useState<CvContent>(() => copy?.content ?? contentOf(cv))
  const [wanted, go] = useSectionAddress()
  const { editor, said, undo, redo, can_undo, can_redo, adopt, handleKey } = useCvEditing(start, wanted, go)
  const { content } = editor
  const { saver, state } = useCvSaver({ cv, copy, user_id, content, onNewer: adopt })
  useSavedForPanels(() => saver.flush())

  function replace(newer: CvDetail) {
    const text = contentOf(newer)
    editor.change(() => text)
    saver.resolve(newer, text)
  }

  return (
    <CvEditorProvider value={editor}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the fields inside */}
      <div onKeyDown={handleKey} data-wide="editor">
        <CvBars
          state={state}
          undo={<UndoButtons canUndo={can_undo} canRedo={can_redo} onUndo={undo} onRedo={redo} />}
          switcher={(more) => (
            <Suspense fallback={<Skeleton className="h-11 w-40" />}>
              <CvSwitcher cv={cv} more={more} />
            </Suspense>
          )}
        />
        <ForVacancyBar cv_id={cv.id} />
        {state.kind === 'CONFLICT' && (
          <MergeQuestion
            key={state.theirs.revision}
            rules={cvMerge}
            base={state.base}
            mine={asSaved(content, state.base.title)}
            theirs={state.theirs}
            onChosen={(chosen) => {
              editor.change(() => chosen)
              saver.resolve(state.theirs, chosen)
            }}
          />
        )}
        <RemarksProvider value={{ problems: editor.problems, eager: false, Note: AdviceNote }}>
          <EditorLayout
            cv_id={cv.id}
            section={knownSection(content.document, wanted)}
            tasks={cvTasks(content.document, has_preferences)}
          />
        </RemarksProvider>
        <span role="status" className="sr-only">
          {said}
        </span>
      </div>
      <CvPanels cv={cv} content={content} onReplaced={replace} onUndo={undo} />
    </CvEditorProvider>
  )
}

/** Panels show and send what the server has, so what waits is saved before one opens. */
function useSavedForPanels(flush: () => void): void {
  const [search] = useSearchParams()
  const panel = search.get('panel')
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening a panel is the cause
  useEffect(() => {
    if (panel) flush()
  }, [panel])
}
