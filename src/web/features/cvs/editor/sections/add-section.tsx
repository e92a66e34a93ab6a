import { Plus, SquarePen } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { CV_COUNTS } from '#shared/cvs/cv-limits.ts'
import { sectionWords } from '#shared/words/cvs.ts'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { useCvEditor } from '../cv-editor-context.ts'
import { addCustomSection, unusedKinds } from './section-edits.ts'
import { sectionAddress } from './use-section.ts'

/** Sections that are not used yet, and own ones. */
export function AddSection({ open }: { open: string }) {
  const { content, changeDocument } = useCvEditor()
  const [search, setSearch] = useSearchParams()
  const { document } = content

  function addOwn() {
    const id = crypto.randomUUID()
    changeDocument((now) => addCustomSection(now, id))
    setSearch(new URLSearchParams(sectionAddress(search, `custom:${id}`)), { preventScrollReset: true })
  }

  return (
    <Menu
      align="start"
      items={[
        ...unusedKinds(document, open).map((kind) => ({
          label: sectionWords[kind],
          icon: <Plus aria-hidden="true" />,
          to: sectionAddress(search, kind),
        })),
        {
          label:
            document.custom.length < CV_COUNTS.custom
              ? 'Sección propia'
              : `Sección propia (máximo ${CV_COUNTS.custom})`,
          icon: <SquarePen aria-hidden="true" />,
          onSelect: addOwn,
          disabled: document.custom.length >= CV_COUNTS.custom,
        },
      ]}
      trigger={
        <button
          type="button"
          className="flex min-h-11 w-full items-center gap-2.5 rounded-lg px-2.5 font-medium text-[0.9375rem] text-brand hover:bg-sunk"
        >
          <Plus aria-hidden="true" className="size-4.5" />
          Añadir sección
        </button>
      }
    />
  )
}
