import { LegalPage } from './legal-page.tsx'
import { termsOfTheDeal } from './terms-of-the-deal.tsx'
import { termsOfUse } from './terms-of-use.tsx'

export function Component() {
  return (
    <LegalPage
      title="Términos de uso"
      intro="Las reglas de Skillo, para quien busca empleo y para quien contrata. Al crear una cuenta las aceptas."
      sections={[...termsOfUse, ...termsOfTheDeal]}
      other={{ to: '/privacy', label: 'Política de privacidad' }}
    />
  )
}
