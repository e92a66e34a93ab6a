import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Checkbox } from './checkbox.tsx'

/** The consent without which no account is made. */
export function TermsCheckbox(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  return (
    <Checkbox
      {...props}
      aria-required="true"
      label={
        <>
          Acepto los <NewTab to="/terms">términos</NewTab> y la <NewTab to="/privacy">política de privacidad</NewTab>.
        </>
      }
    />
  )
}

/** Legal texts open beside the form, so that nothing typed is lost. */
function NewTab({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" className="text-link">
      {children}
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </Link>
  )
}
