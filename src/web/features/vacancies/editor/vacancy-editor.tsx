import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Company } from '#shared/companies/company-fields.ts'
import type { Vacancy } from '#shared/vacancies/vacancies.ts'
import { useVacancy, useWhatIfAhead } from '#web/data/vacancies.ts'
import { RemarksProvider } from '#web/editor/fields/remarks.ts'
import { MergeQuestion } from '#web/editor/merging/merge-question.tsx'
import { SaveBar } from '#web/editor/saving/save-bar.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { ModerationNote } from '../moderation-note.tsx'
import { NeglectNote } from '../neglect-note.tsx'
import { EditorHeader } from './editor-header.tsx'
import { EditorLayout } from './editor-layout.tsx'
import { FindingNotes } from './fields/finding-notes.tsx'
import { vacancyMerge } from './merge.ts'
import { PreviewButton } from './preview-button.tsx'
import { ReviewNote } from './publish/review-note.tsx'
import { useOutsidePoints } from './publish/use-outside-points.ts'
import { ReadOnlyVacancy } from './read-only-vacancy.tsx'
import { stepAddress } from './step-nav.tsx'
import { knownStep, type StepKey } from './steps.ts'
import { useVacancyEditing } from './use-vacancy-editing.ts'
import { useVacancySaver } from './use-vacancy-saver.ts'
import { asSaved, contentOf, newContent } from './vacancy-content.ts'
import type { VacancyCopy } from './vacancy-copies.ts'
import {
  type BuyPlace,
  type DrawBlindChoice,
  VacancyEditorProvider,
  type VacancyEditorValue,
} from './vacancy-editor-context.ts'
import { ChangesFailure } from './versions/changes-failure.tsx'
import { PublishChangesButton } from './versions/publish-changes-button.tsx'
import { useChanges } from './versions/use-changes.ts'
import { useVersions } from './versions/use-versions.ts'
import { VersionBanner } from './versions/version-banner.tsx'

interface VacancyEditorProps {
  company: Company
  /** As the server has it now, null for a new one; the editor starts with it and then holds its own text. */
  vacancy: Vacancy | null
  copy: VacancyCopy | null
  user_id: string
  onCreated: (id: string) => void
  emailResend: ReactNode
  buyPlace: BuyPlace
  blindChoice: DrawBlindChoice
}

export function VacancyEditor(props: VacancyEditorProps) {
  const { company, vacancy: opened, copy, user_id, onCreated, emailResend, buyPlace, blindChoice } = props
  const [start] = useState(() => copy?.content ?? (opened ? contentOf(opened) : newContent(company)))
  const [id, setId] = useState(opened?.id ?? null)
  const { content, setContent, points: inside, ...editing } = useVacancyEditing(start, company)
  const { saver, state, settle } = useVacancySaver({
    company,
    vacancy: opened,
    copy,
    user_id,
    content,
    onNewer: setContent,
    onCreated: (created) => {
      setId(created)
      onCreated(created)
    },
  })
  const vacancy = useVacancy(id).data ?? opened
  useWhatIfAhead(vacancy)
  const points = [...useOutsidePoints(company, vacancy), ...inside]
  const versions = useVersions(vacancy, content)
  const changes = useChanges({ saver, settle, id, onText: setContent })
  const { step, goTo, eager } = useSteps()
  const [joined, setJoined] = useState<string | null>(null)
  // The note stands above the form, which may be read far down.
  const sayJoined = (words: string) => {
    setJoined(words)
    notify.neutral(words)
  }
  const { title } = content.document
  usePageTitle(title || 'Nueva vacante', company.name)
  if (vacancy && !vacancy.actions.includes('edit')) return <ReadOnlyVacancy company={company} vacancy={vacancy} />
  const page = { emailResend, buyPlace, blindChoice }
  const editor: VacancyEditorValue = { company, ...content, ...editing, eager, goTo, ...page, versions, changes }

  return (
    <VacancyEditorProvider value={editor}>
      <div data-wide="editor">
        <EditorHeader company={company} vacancy={vacancy} title={title} onBefore={settle} />
        <SaveBar
          state={state}
          conflictText="Esta vacante cambió en otro lugar."
          untouchedText={id === null ? 'Se guarda sola desde el primer cambio' : 'Todo guardado'}
        >
          <span className="flex shrink-0 items-center gap-1">
            <PreviewButton />
            <PublishChangesButton points={points} />
          </span>
        </SaveBar>
        {state.kind === 'CONFLICT' && (
          <MergeQuestion
            key={state.theirs.revision}
            rules={vacancyMerge(state.theirs, user_id, sayJoined)}
            base={state.base}
            mine={asSaved(content)}
            theirs={contentOf(state.theirs)}
            onChosen={(chosen) => {
              setContent(chosen)
              saver.resolve(state.theirs, chosen)
            }}
          />
        )}
        {joined && <JoinedNote words={joined} onClose={() => setJoined(null)} />}
        {vacancy && <NeglectNote vacancy={vacancy} />}
        {vacancy && <ModerationNote vacancy={vacancy} />}
        {vacancy && <ReviewNote vacancy={vacancy} />}
        <VersionBanner points={points} />
        <ChangesFailure saved_by={vacancy?.saved_by ?? null} />
        <RemarksProvider value={{ problems: editor.problems, eager, Note: FindingNotes }}>
          <EditorLayout step={step} points={points} vacancy={vacancy} onSaved={settle} />
        </RemarksProvider>
      </div>
    </VacancyEditorProvider>
  )
}

/** What a colleague wrote meanwhile is here now: said until it was read. */
function JoinedNote({ words, onClose }: { words: string; onClose: () => void }) {
  return (
    <div className="mb-5">
      <Alert
        live
        action={
          <Button size="sm" variant="secondary" onClick={onClose}>
            Entendido
          </Button>
        }
      >
        {words}
      </Alert>
    </div>
  )
}

/** The open step, and the way to a field of any of them. */
function useSteps() {
  const [search, setSearch] = useSearchParams()
  const step = knownStep(search.get('paso'))
  // Whoever has seen the last step wants to know everything that is missing.
  const [eager, setEager] = useState(step === 'publicar' || search.has('campo'))
  if (step === 'publicar' && !eager) setEager(true)

  const goTo = (next: StepKey, path?: string) =>
    setSearch((now) => new URLSearchParams(stepAddress(now, next, path)), { preventScrollReset: true })
  return { step, goTo, eager }
}
