import { List } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CvTask } from '#shared/cvs/cv-completeness.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useMedia } from '#web/ui/hooks/use-media.ts'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { CvPreview } from '../preview/cv-preview.tsx'
import { StepsOffer } from '../steps/steps-offer.tsx'
import { useCvEditor } from './cv-editor-context.ts'
import { NextStep } from './sections/next-step.tsx'
import { SectionForm } from './sections/section-form.tsx'
import { SectionList } from './sections/section-list.tsx'

interface EditorLayoutProps {
  cv_id: string
  section: string
  tasks: readonly CvTask[]
}

const views = [
  { value: 'editar', label: 'Editar' },
  { value: 'previa', label: 'Vista previa' },
] as const

/** Sections, form and preview side by side where there is room; else the preview has a tab of its own. */
export function EditorLayout(props: EditorLayoutProps) {
  const wide = useMedia('(min-width: 80rem)')
  if (wide) {
    return (
      <div className="grid grid-cols-[13.5rem_minmax(0,1fr)_minmax(0,24rem)] items-start gap-6 2xl:grid-cols-[16rem_minmax(0,1fr)_minmax(0,34rem)] 2xl:gap-10">
        <SideColumn {...props} />
        <SectionForm open={props.section} />
        <div className="sticky top-32 flex h-[calc(100dvh-9rem)] flex-col">
          <Preview cv_id={props.cv_id} />
        </div>
      </div>
    )
  }
  return (
    <Tabs
      label="Vista"
      param="vista"
      tabs={views}
      beside={<SectionDrawer section={props.section} tasks={props.tasks} />}
    >
      {(view) => (view === 'previa' ? <Preview cv_id={props.cv_id} /> : <NarrowForm {...props} />)}
    </Tabs>
  )
}

function Preview({ cv_id }: { cv_id: string }) {
  const { content, change } = useCvEditor()
  const fit = (one_page: boolean) => change((now) => ({ ...now, design: { ...now.design, one_page } }))
  return <CvPreview cv_id={cv_id} content={content} onOnePage={fit} />
}

function SideColumn({ cv_id, section, tasks }: EditorLayoutProps) {
  return (
    <div className="sticky top-32 max-h-[calc(100dvh-9rem)] space-y-5 overflow-y-auto">
      <SectionList open={section} tasks={tasks} />
      <NextStep tasks={tasks} />
      <StepsOffer cv_id={cv_id} />
    </div>
  )
}

function NarrowForm(props: EditorLayoutProps) {
  const medium = useMedia('(min-width: 64rem)')
  if (medium) {
    return (
      <div className="grid grid-cols-[14rem_minmax(0,1fr)] items-start gap-8">
        <SideColumn {...props} />
        <SectionForm open={props.section} />
      </div>
    )
  }
  return (
    <div className="space-y-4">
      <StepsOffer cv_id={props.cv_id} />
      <SectionForm open={props.section} />
      <NextStep tasks={props.tasks} />
    </div>
  )
}

/** On a phone the list of sections opens over the form. */
function SectionDrawer({ section, tasks }: Omit<EditorLayoutProps, 'cv_id'>) {
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to a section closes the list
  useEffect(() => setOpen(false), [section])
  return (
    <>
      <Button variant="quiet" className="px-3! lg:hidden" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <List aria-hidden="true" />
        <span className="max-[22rem]:sr-only">Secciones</span>
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title="Secciones del CV" side="left" className="max-w-80">
        <div className="px-3 pt-4 pb-10">
          <h2 className="mb-4 px-2 text-xl">Secciones</h2>
          <SectionList open={section} tasks={tasks} />
        </div>
      </Drawer>
    </>
  )
}
