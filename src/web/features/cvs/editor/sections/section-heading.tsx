import { EyeOff, Pencil } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { sectionTitle, usualTitle } from '#shared/cvs/cv-section-titles.ts'
import { useHeadingFocus } from '#web/editor/fields/use-heading-focus.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useCvEditor } from '../cv-editor-context.ts'
import { RenameForm } from '../rename-form.tsx'
import { isHidden, isKind, patchSection, renameSection } from './section-edits.ts'

/** The name of the open section, which can be changed here, and a word when it is hidden. */
export function SectionHeading({ section_key }: { section_key: string }) {
  const { content, changeDocument } = useCvEditor()
  const [search, setSearch] = useSearchParams()
  const renaming = search.get('renombrar') === 'seccion' && isKind(section_key)
  const title = sectionTitle(content.document, section_key)
  const heading = useHeadingFocus(section_key)

  function setRenaming(on: boolean) {
    const address = new URLSearchParams(search)
    if (on) address.set('renombrar', 'seccion')
    else address.delete('renombrar')
    setSearch(address, { replace: true, preventScrollReset: true })
  }

  if (renaming) {
    return (
      <div className="mb-5">
        <RenameForm
          label="Nombre de la sección"
          max={CV_LENGTHS.heading}
          value={title === usualTitle(section_key) ? '' : title}
          usual={usualTitle(section_key)}
          onChange={(name) =>
            changeDocument((document) => renameSection(document, section_key, name), `title ${section_key}`)
          }
          onDone={() => setRenaming(false)}
        />
      </div>
    )
  }
  return (
    <div className="lg:mb-4">
      {/* On a phone the list of sections says it just above. */}
      <div className="flex items-center gap-1 lg:min-h-11">
        <h2 ref={heading} tabIndex={-1} className="wrap-anywhere min-w-0 scroll-mt-24 text-2xl max-lg:sr-only">
          {title}
        </h2>
        {isKind(section_key) && (
          <IconButton
            className="max-lg:hidden"
            label={`Cambiar el nombre de ${title}`}
            onClick={() => setRenaming(true)}
          >
            <Pencil aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isHidden(content.document, section_key) && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft max-lg:mb-3">
          <span className="flex items-center gap-2">
            <EyeOff aria-hidden="true" className="size-4.5" /> Esta sección no aparece en tu CV.
          </span>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => changeDocument((document) => patchSection(document, section_key, { hidden: false }))}
          >
            Mostrarla
          </Button>
        </div>
      )}
    </div>
  )
}
