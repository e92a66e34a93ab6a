import { currentReport } from '#shared/trust/current-report.ts'
import { formatDay } from '#web/lib/format.ts'
import { LegalPage } from '../legal/legal-page.tsx'
import { trustSections } from './trust-sections.tsx'

/** `/?confianza`: what was measured of the calculation, for everybody. */
export function TrustPage() {
  const { engine_version, made_on } = currentReport
  return (
    <LegalPage
      title="Informe de confianza"
      intro="Cuánto acierta el cálculo del encaje, en qué se equivoca y qué pasa cuando cambiamos lo que no debe contar."
      dated={
        <>
          Hecho el <time dateTime={made_on}>{formatDay(made_on)}</time> · Versión {engine_version} del cálculo
        </>
      }
      sections={trustSections}
      other={{ to: '/privacy', label: 'Política de privacidad' }}
    />
  )
}
