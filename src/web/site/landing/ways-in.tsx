import { cx } from '#web/lib/cx.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Glyph } from './glyph.tsx'

/** The two ways in; the choice travels in the address, so that nobody has to make it twice. `second` to another action. */
export function WaysIn({ className, second = false }: { className?: string; second?: boolean }) {
  const size = second ? 'md' : 'lg'
  return (
    <div className={cx('flex flex-col gap-3 min-[26rem]:flex-row', className)}>
      <LinkButton size={size} variant={second ? 'secondary' : 'primary'} to="/register?intent=SEEKER">
        Busco Oportunidades
        <Glyph name="arrow" />
      </LinkButton>
      <LinkButton size={size} variant="secondary" to="/register?intent=RECRUITER">
        Quiero Contratar
        <Glyph name="arrow" />
      </LinkButton>
    </div>
  )
}
