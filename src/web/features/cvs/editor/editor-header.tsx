import { Bot, Download, History, Import, Palette, Pencil, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { CV_LENGTHS } from '#shared/cvs/cv-limits.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { useMedia } from '#web/ui/hooks/use-media.ts'
import type { MenuItem } from '#web/ui/overlays/menu.tsx'
import { saysLittle } from '../import/accepted-document.ts'
import { useCvEditor } from './cv-editor-context.ts'
import { RenameForm } from './rename-form.tsx'
import { sectionAddress } from './sections/use-section.ts'

const panels = [
  { name: 'robot', label: 'Lo que leen las máquinas', icon: <Bot aria-hidden="true" /> },
  { name: 'versiones', label: 'Versiones', icon: <History aria-hidden="true" /> },
  { name: 'compartir', label: 'Compartir', icon: <Share2 aria-hidden="true" /> },
] as const

interface EditorHeaderProps {
  /** With what else its menu offers where the header has no room for it. */
  switcher: (more: readonly MenuItem[]) => ReactNode
  /** What a narrow screen has no bar of its own for. */
  tools: ReactNode
}

/** Which CV this is and what can be done with the whole of it; one that says next to nothing is best brought along. */
export function EditorHeader({ switcher, tools }: EditorHeaderProps) {
  const [search] = useSearchParams()
  const wide = useMedia('(min-width: 80rem)')
  const is_fresh = saysLittle(useCvEditor().content.document)
  // A machine finds nothing to read in it yet.
  const shown = is_fresh ? panels.filter(({ name }) => name !== 'robot') : panels
  const withParam = (name: string, value: string) => {
    const address = new URLSearchParams(search)
    address.set(name, value)
    return `?${address}`
  }
  const download = { label: 'Descargar', icon: <Download aria-hidden="true" />, to: withParam('panel', 'descargar') }
  const more = [
    ...(is_fresh ? [download] : []),
    ...shown.map(({ name, label, icon }) => ({ label, icon, to: withParam('panel', name) })),
    { label: 'Diseño', icon: <Palette aria-hidden="true" />, to: sectionAddress(search, 'design') },
    { label: 'Cambiar el título', icon: <Pencil aria-hidden="true" />, to: withParam('renombrar', 'cv') },
  ]
  return (
    <header
      data-keep-clear=""
      className="mb-1 flex flex-wrap items-start justify-between gap-x-1 gap-y-1 sm:gap-x-6 sm:gap-y-3"
    >
      <h1 className="sr-only">Mi CV</h1>
      <Title switcher={switcher(wide ? [] : more)} />
      <div className="flex items-center gap-1">
        {tools}
        <span className="hidden items-center gap-1 xl:flex">
          {shown.map(({ name, label, icon }) => (
            <LinkButton key={name} to={withParam('panel', name)} preventScrollReset variant="quiet" className="px-3!">
              {icon}
              {label}
            </LinkButton>
          ))}
        </span>
        <LinkButton
          to={download.to}
          preventScrollReset
          variant={is_fresh ? 'secondary' : 'primary'}
          className={is_fresh ? 'max-sm:hidden' : 'max-sm:w-11 max-sm:px-0'}
        >
          {download.icon}
          <span className="max-sm:sr-only">{download.label}</span>
        </LinkButton>
        {is_fresh && (
          <LinkButton to={withParam('importar', 'archivo')} preventScrollReset className="max-sm:px-3.5">
            <Import aria-hidden="true" />
            Importar
          </LinkButton>
        )}
      </div>
    </header>
  )
}

/** The name under which the person finds this CV again; it is not printed. */
function Title({ switcher }: { switcher: ReactNode }) {
  const { content, change } = useCvEditor()
  const [search, setSearch] = useSearchParams()
  const renaming = search.get('renombrar') === 'cv'

  function setRenaming(on: boolean) {
    const address = new URLSearchParams(search)
    if (on) address.set('renombrar', 'cv')
    else address.delete('renombrar')
    setSearch(address, { replace: true, preventScrollReset: true })
  }

  if (renaming) {
    return (
      <RenameForm
        label="Título del CV"
        max={CV_LENGTHS.title}
        value={content.title}
        onChange={(title) => change((now) => ({ ...now, title }), 'title')}
        onDone={() => setRenaming(false)}
      />
    )
  }
  return (
    <div className="flex min-w-24 max-w-full flex-1 items-start sm:min-w-0 sm:max-w-md sm:flex-initial [&>div]:min-w-0 [&>div>div>button:first-child]:shrink!">
      {switcher}
      <IconButton label="Cambiar el título del CV" className="max-sm:hidden" onClick={() => setRenaming(true)}>
        <Pencil aria-hidden="true" />
      </IconButton>
    </div>
  )
}
