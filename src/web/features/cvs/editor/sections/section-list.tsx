import type { CvTask } from '#shared/cvs/cv-completeness.ts'
import { usualTitle } from '#shared/cvs/cv-section-titles.ts'
import { SortableItem, SortableList } from '#web/ui/lists/sortable-list.tsx'
import { useCvEditor } from '../cv-editor-context.ts'
import { AddSection } from './add-section.tsx'
import { moveSection, nameOf, shownSections } from './section-edits.ts'
import { SectionLink } from './section-link.tsx'
import { SectionMenu } from './section-menu.tsx'
import { sectionStatus } from './section-status.ts'

interface SectionListProps {
  open: string
  tasks: readonly CvTask[]
}

/** The way through the CV: personal data first, the sections in the order of the page, the design last. */
export function SectionList({ open, tasks }: SectionListProps) {
  const { content, problems, changeDocument } = useCvEditor()
  const { document } = content
  const sections = shownSections(document, open)
  const statusOf = (key: string) => sectionStatus(document, key, tasks, problems)
  const move = (from: number, to: number) => {
    const [key, goal] = [sections[from]?.key, sections[to]?.key]
    if (key && goal) changeDocument((now) => moveSection(now, key, goal))
  }
  return (
    <nav aria-label="Secciones del CV" className="space-y-0.5">
      <div className="flex items-center pl-7">
        <SectionLink
          section_key="basics"
          title={usualTitle('basics')}
          status={statusOf('basics')}
          open={open === 'basics'}
        />
      </div>
      <SortableList
        label="Secciones, en el orden de la página"
        items={sections.map(({ key }) => ({ id: key, name: nameOf(document, key) }))}
        onMove={move}
        className="space-y-0.5"
      >
        {sections.map(({ key, hidden }, index) => (
          <SortableItem key={key} id={key} name={nameOf(document, key)} className="group/section rounded-lg">
            {(handle) => (
              <div className="flex items-center">
                <span className="flex self-stretch opacity-60 transition-opacity group-focus-within/section:opacity-100 group-hover/section:opacity-100">
                  {handle}
                </span>
                <SectionLink
                  section_key={key}
                  title={nameOf(document, key)}
                  status={statusOf(key)}
                  hidden={hidden}
                  open={open === key}
                />
                <SectionMenu
                  section_key={key}
                  onUp={index > 0 ? () => move(index, index - 1) : undefined}
                  onDown={index < sections.length - 1 ? () => move(index, index + 1) : undefined}
                />
              </div>
            )}
          </SortableItem>
        ))}
      </SortableList>
      <div className="pl-7">
        <AddSection open={open} />
      </div>
      <div className="mt-2 flex items-center border-line border-t pt-2 pl-7">
        <SectionLink section_key="design" title={usualTitle('design')} status={null} open={open === 'design'} />
      </div>
    </nav>
  )
}
