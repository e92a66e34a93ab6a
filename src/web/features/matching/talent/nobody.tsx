import type { KeepingOut } from '#shared/matching/vacancy-matches.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useTalentAddress } from './use-talent-address.ts'

interface NobodyProps {
  /** Where the requirements of the vacancy are changed. */
  editor: string
  /** Which of the words keep everybody out. */
  nobody_with: readonly KeepingOut[]
}

/** Every empty list says how to widen it. */
export function Nobody({ editor, nobody_with }: NobodyProps) {
  const { words, inside } = useTalentAddress()
  if (words || inside) return <NobodyFound nobody_with={nobody_with} />
  return (
    <Card aria-label="Sin personas">
      <EmptyState
        drawing="people"
        text="Nadie encaja por ahora. Revisa si todo lo excluyente lo es: con menos, verás a más personas."
        action={
          <LinkButton variant="secondary" to={editor}>
            Revisar los requisitos
          </LinkButton>
        }
      />
    </Card>
  )
}

function NobodyFound({ nobody_with }: Pick<NobodyProps, 'nobody_with'>) {
  const { words, inside, search, keepInside } = useTalentAddress()
  const left = nobody_with.filter(({ rest }) => rest !== '')
  return (
    <Card aria-label="Sin personas">
      <EmptyState
        drawing="search"
        text={
          <>
            {words && <span className="wrap-anywhere mb-2 block font-semibold text-ink">Nadie para «{words}»</span>}
            <span className="wrap-anywhere">{whyNobody(nobody_with, words !== '', inside)}</span>
          </>
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {left.map((one) => (
              <Button key={one.rest} variant="secondary" onClick={() => search(one.rest, false)}>
                Buscar sin {quoted(one)}
              </Button>
            ))}
            {words && (
              <Button variant={left.length > 0 ? 'quiet' : 'secondary'} onClick={() => search('', false)}>
                Quitar la búsqueda
              </Button>
            )}
            {inside && (
              <Button variant="secondary" onClick={() => keepInside(false)}>
                Ver también fuera de las condiciones
              </Button>
            )}
          </div>
        }
      />
    </Card>
  )
}

const quoted = ({ words }: KeepingOut): string => words.map((one) => `«${one}»`).join(' ni ')

/** Speaks of nothing that is not so, or that no button below does. */
function whyNobody([first]: readonly KeepingOut[], has_words: boolean, inside: boolean): string {
  if (first?.beside_others) return 'Hay personas con cada cosa por separado, pero nadie lo tiene todo a la vez.'
  if (first) return `De las personas que puedes ver, nadie tiene ${quoted(first)} en su CV.`
  if (!inside) return 'Prueba con menos palabras.'
  if (!has_words) return 'Nadie cumple todas tus condiciones. Mira también a quienes están fuera de ellas.'
  return 'Prueba con menos palabras o mira también a quienes están fuera de las condiciones.'
}
