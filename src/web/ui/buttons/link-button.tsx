import { Link, type LinkProps } from 'react-router'
import { cx } from '#web/lib/cx.ts'
import { type ButtonLook, buttonClass } from './button-look.ts'

/** A link that leads somewhere and looks like a button. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={cx(buttonClass({ variant, size, wide }), className)} />
}
