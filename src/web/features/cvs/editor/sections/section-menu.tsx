import { ArrowDown, ArrowUp, Ellipsis, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/menu.tsx'
import { useCvEditor } from '../cv-editor-context.ts'
import { isHidden, isKind, nameOf, patchSection, removeCustomSection } from './section-edits.ts'
import { sectionAddress } from './use-section.ts'

interface SectionMenuProps {
  section_key: string
  onUp?: (() => void) | undefined
  onDown?: (() => void) | undefined
}

/** All that can be done with a section, for those who do not drag. */
export function SectionMenu({ section_key, onUp, onDown }: SectionMenuProps) {
  const { content, changeDocument } = useCvEditor()
  const [search, setSearch] = useSearchParams()
  const hidden = isHidden(content.document, section_key)

  function rename() {
    const address = new URLSearchParams(sectionAddress(search, section_key))
    address.set('renombrar', 'seccion')
    setSearch(address, { preventScrollReset: true })
  }

  const items: (MenuItem | undefined)[] = [
    onUp && { label: 'Subir', icon: <ArrowUp />, onSelect: onUp },
    onDown && { label: 'Bajar', icon: <ArrowDown />, onSelect: onDown },
    isKind(section_key) ? { label: 'Cambiar el nombre', icon: <Pencil />, onSelect: rename } : undefined,
    {
      label: hidden ? 'Mostrar en el CV' : 'Ocultar en el CV',
      icon: hidden ? <Eye /> : <EyeOff />,
      onSelect: () => changeDocument((document) => patchSection(document, section_key, { hidden: !hidden })),
    },
    isKind(section_key)
      ? undefined
      : {
          label: 'Eliminar sección',
          icon: <Trash2 />,
          danger: true,
          onSelect: () => changeDocument((document) => removeCustomSection(document, section_key)),
        },
  ]
  return (
    <Menu
      items={items.filter((item) => item !== undefined)}
      trigger={
        <IconButton label={`Más acciones para ${nameOf(content.document, section_key)}`} className="w-9">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
