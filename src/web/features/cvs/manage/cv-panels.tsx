import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { type CvPanelProps, PanelLoading } from './panel-parts.tsx'

interface PanelKind {
  title: string
  text: string
  Panel: ComponentType<CvPanelProps>
}

const panels: Record<string, PanelKind> = {
  descargar: {
    title: 'Descargar',
    text: 'Elige el formato según para qué lo necesites.',
    Panel: lazy(() => import('./download-panel.tsx').then((part) => ({ default: part.DownloadPanel }))),
  },
  robot: {
    title: 'Lo que leen las máquinas',
    text: 'Muchas empresas pasan los CV por un programa. Leímos tu PDF como lo haría ese programa.',
    Panel: lazy(() => import('../readback/readback-panel.tsx').then((part) => ({ default: part.ReadbackPanel }))),
  },
  versiones: {
    title: 'Versiones',
    text: 'Guardamos tu CV mientras escribes y cuando lo descargas, lo compartes o lo envías.',
    Panel: lazy(() => import('../versions/versions-panel.tsx').then((part) => ({ default: part.VersionsPanel }))),
  },
  compartir: {
    title: 'Compartir',
    text: 'Un enlace para que quien tú quieras vea tu CV o lo descargue.',
    Panel: lazy(() => import('../share/share-panel.tsx').then((part) => ({ default: part.SharePanel }))),
  },
  pasos: {
    title: 'Pasos pequeños',
    text: 'Detalles que puedes mejorar en un momento. Nada cambia si tú no lo dices.',
    Panel: lazy(() => import('../steps/steps-panel.tsx').then((part) => ({ default: part.StepsPanel }))),
  },
  vacante: {
    title: 'Qué pide y dónde lo dices',
    text: 'Punto por punto, lo que pide el anuncio y lo que este CV dice de ello. Escribe solo lo que sea verdad.',
    Panel: lazy(() => import('../for-vacancy/asked-panel.tsx').then((part) => ({ default: part.AskedPanel }))),
  },
  comparar: {
    title: 'Comparar con el CV base',
    text: 'Mira qué cambia en cada sección y cópiala de un lado al otro.',
    Panel: lazy(() => import('../versions/compare-panel.tsx').then((part) => ({ default: part.ComparePanel }))),
  },
}

/** The panels beside the editor; which one is open stands in the address. */
export function CvPanels(props: CvPanelProps) {
  const [search, setSearch] = useSearchParams()
  const open = panels[search.get('panel') ?? '']

  function close() {
    const rest = new URLSearchParams(search)
    for (const name of ['panel', 'version']) rest.delete(name)
    setSearch(rest, { replace: true, preventScrollReset: true })
  }

  return (
    <Drawer
      open={open !== undefined}
      onOpenChange={(next) => !next && close()}
      title={open?.title ?? 'Panel'}
      className="max-w-2xl"
    >
      {open && (
        <div className="flex-1 px-5 pt-5 pb-10 sm:px-8">
          <h2 className="pr-12 text-2xl">{open.title}</h2>
          <p className="mt-1.5 mb-6 pr-6 text-ink-soft">{open.text}</p>
          <Suspense fallback={<PanelLoading />}>
            <open.Panel {...props} />
          </Suspense>
        </div>
      )}
    </Drawer>
  )
}
