import { useEffect, useState } from 'react'
import type { AdDocument, AdMatch } from '#shared/jobs/pasted-ads.ts'
import { isBusy, useAdMatch, useReadAd } from '#web/data/pasted-ads.ts'
import type { PastedAd } from '#web/parts/ads/paste-ad-form.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { Failure } from '#web/ui/feedback/failure.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { FitMissing } from '../fit/fit-missing.tsx'
import { FitResult } from '../fit/fit-result.tsx'

/** How the person matches an ad from anywhere: read and compared anew by what their CV says now. */
export function AdFit({ ad }: { ad: PastedAd }) {
  const read = useReadAd(ad)
  const fit = useAdMatch(read.data)
  const failed = read.error ? read : fit.error ? fit : undefined
  if (fit.data && read.data) return <Compared ad={read.data} {...fit.data} />
  if (failed) {
    return <Failure title="No pudimos comparar este anuncio." error={failed.error} onRetry={() => failed.refetch()} />
  }
  return <Comparing step={read.data ? 2 : 1} is_busy={isBusy(read.failureReason) || isBusy(fit.failureReason)} />
}

const MISSING = {
  CV: { text: 'Aún no tienes un CV con el que comparar. Tardarás unos 10 minutos.', action: 'Crear mi CV' },
  DATA: { text: 'Tu CV todavía dice poco de lo que pide este anuncio.', action: 'Completar mi CV' },
} as const

function Compared({ ad, match, needs }: AdMatch & { ad: AdDocument }) {
  if (!match) return <FitMissing {...MISSING.CV} />
  if (needs === 'AD') {
    return (
      <Alert tone="info" live title="No encontramos qué pide este anuncio">
        Pega el texto completo, con el puesto y los requisitos, o escribe el título del puesto.
      </Alert>
    )
  }
  return (
    <div className="space-y-4">
      <FitResult
        of={{ ad }}
        match={match}
        missing={needs && <FitMissing {...MISSING[needs]} has_range={match.shown !== null} />}
      />
    </div>
  )
}

const SLOW_MS = 5000
const STEPS = {
  1: { value: 25, text: 'Paso 1 de 2: leyendo lo que pide.' },
  2: { value: 70, text: 'Paso 2 de 2: comparándolo con tu CV.' },
} as const

/** However busy the machine is, something is said of how far it is. */
function Comparing({ step, is_busy }: { step: 1 | 2; is_busy: boolean }) {
  const [is_slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="space-y-3">
      <Progress label="Comparando el anuncio" {...STEPS[step]} />
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {(is_busy || is_slow) &&
          'Hay mucha actividad y tarda más de lo normal. Seguimos en ello: no hace falta que hagas nada.'}
      </p>
    </div>
  )
}
