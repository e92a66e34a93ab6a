import { LegalPage } from './legal-page.tsx'
import { privacyData } from './privacy-data.tsx'
import { privacyMatching } from './privacy-matching.tsx'
import { privacyRights } from './privacy-rights.tsx'

export function Component() {
  return (
    <LegalPage
      title="Política de privacidad"
      intro="Qué sabe Skillo de ti, para qué lo usa, quién lo ve, cuánto tiempo se queda y cómo recuperarlo o borrarlo."
      sections={[...privacyData, ...privacyMatching, ...privacyRights]}
      other={{ to: '/terms', label: 'Términos de uso' }}
    />
  )
}
