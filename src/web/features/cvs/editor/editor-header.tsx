import { Bot, Download, Ellipsis, History, Pencil, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { ActionMenu } from './action-menu.tsx'
import { useCvEditor } from './cv-editor-context.ts'
import { RenameForm } from './rename-form.tsx'

const panels = [
  { name: 'robot', label: 'Lo que leen las máquinas', icon: <Bot aria-hidden="true" /> },
  { name: 'versiones', label: 'Versiones', icon: <History aria-hidden="true" /> },
  { name: 'compartir', label: 'Compartir', icon: <Share2 aria-hidden="true" /> },
] as const

/** Which CV this is and what can be done with the whole of it. */
export function EditorHeader({ switcher }: { switcher: ReactNode }) {
  const [search] = useSearchParams()
  const panelAddress = (name: string) => {
    const address = new URLSearchParams(search)
    address.set('panel', name)
    return `?${address}`
  }
  return (
    <header className="mb-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <h1 className="sr-only">Mi CV</h1>
      <Title switcher={switcher} />
      <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
        <span className="hidden items-center gap-1 xl:flex">
          {panels.map(({ name, label, icon }) => (
            <LinkButton key={name} to={panelAddress(name)} preventScrollReset variant="quiet" className="px-3">
              {icon}
              {label}
            </LinkButton>
          ))}
        </span>
        <LinkButton to={panelAddress('descargar')} preventScrollReset className="max-sm:flex-1">
          <Download aria-hidden="true" />
          Descargar
        </LinkButton>
        <span className="xl:hidden">
          <ActionMenu
            items={panels.map(({ name, label, icon }) => ({ label, icon, to: panelAddress(name) }))}
            trigger={
              <IconButton label="Robot, versiones y compartir">
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
          />
        </span>
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
        max={80}
        value={content.title}
        onChange={(title) => change((now) => ({ ...now, title }), 'title')}
        onDone={() => setRenaming(false)}
      />
    )
  }
  return (
    <div className="flex min-w-0 max-w-full items-start sm:max-w-md [&>div]:min-w-0 [&>div>div>button:first-child]:shrink!">
      {switcher}
      <IconButton label="Cambiar el título del CV" onClick={() => setRenaming(true)}>
        <Pencil aria-hidden="true" />
      </IconButton>
    </div>
  )
}
