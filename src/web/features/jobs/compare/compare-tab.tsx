import { ArrowLeft, ScanSearch } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useReadAd } from '#web/data/pasted-ads.ts'
import { PasteAdForm } from '#web/parts/ads/paste-ad-form.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { AdFit } from './ad-fit.tsx'
import { usePastedAd } from './pasted-ad.store.ts'
import { adOf, type SharedAd } from './shared-ad.ts'

/** Draws how an ad is kept; its title is the one that was typed, or else read. */
type DrawSave = (ad: SharedAd, onSaved: () => void) => ReactNode

/** «Compara tu CV con cualquier anuncio»: nothing of it is kept unless somebody saves it. */
export function CompareTab({ drawSave }: { drawSave: DrawSave }) {
  const is_read = usePastedAd((ad) => ad.is_read)
  return <div className="max-w-3xl">{is_read ? <Compared drawSave={drawSave} /> : <Paste />}</div>
}

function Paste() {
  const { title, text, url, put } = usePastedAd()
  const lacks_text = url !== '' && text === ''

  function read() {
    const ad = adOf({ title, text, url })
    put({ ...ad, is_read: ad.text !== '' })
  }

  return (
    <Card
      title="Compara tu CV con cualquier anuncio"
      text="Pega una oferta de donde sea y verás qué cumples, qué falta y qué puedes hacer. No se guarda nada si tú no quieres."
    >
      {lacks_text && (
        <div className="mb-5">
          <Alert tone="info" live title="Falta el texto del anuncio">
            Skillo no abre enlaces. Ábrelo tú, copia el texto y pégalo aquí:{' '}
            <a href={url} target="_blank" rel="noreferrer nofollow" className="text-link wrap-anywhere">
              {url}
              <span className="sr-only"> (se abre en otra pestaña)</span>
            </a>
          </Alert>
        </div>
      )}
      <PasteAdForm
        ad={{ title, text }}
        onChange={put}
        onRead={read}
        placeholder="Por ejemplo, Camarera de sala"
        help="Tal como lo veas en InfoJobs, LinkedIn, un correo o WhatsApp, con los requisitos."
        submit={
          <>
            <ScanSearch aria-hidden="true" />
            Comparar con mi CV
          </>
        }
      />
    </Card>
  )
}

function Compared({ drawSave }: { drawSave: DrawSave }) {
  const { title, text, url, put, forget } = usePastedAd()
  const read = useReadAd({ title, text })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="space-y-4">
      <Button variant="quiet" className="-ml-3" onClick={() => put({ is_read: false })}>
        <ArrowLeft aria-hidden="true" />
        Cambiar el anuncio
      </Button>
      <Card aria-label="Tu encaje con este anuncio">
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          Tu encaje con este anuncio
        </h2>
        <p className="wrap-anywhere mb-3 text-ink-soft">{read.data?.title}</p>
        <AdFit ad={{ title, text }} />
      </Card>
      <div className="flex flex-wrap gap-3">
        <Suspense>{drawSave({ title: title.trim() || (read.data?.title ?? ''), text, url }, forget)}</Suspense>
        <Button variant="secondary" onClick={forget} className="max-sm:w-full">
          Comparar otro anuncio
        </Button>
      </div>
    </div>
  )
}
