import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#web/lib/copy-text.ts'
import { Button } from '#web/ui/buttons/button.tsx'

/** Lines of a program, to be copied; long ones are scrolled, not broken. */
export function CodeSample({ label, code }: { label: string; code: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <div className="min-w-0">
      <p className="mb-1.5 font-medium text-sm">{label}</p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={label}
        className="overflow-x-auto rounded-lg border border-line bg-sunk p-4 text-sm leading-relaxed"
      >
        <pre>
          <code>{code}</code>
        </pre>
      </section>
      <Button
        size="sm"
        variant="quiet"
        className="mt-1 -ml-3"
        aria-label={`Copiar: ${label}`}
        onClick={async () => setCopied(await copyText(code))}
      >
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        {copied ? 'Copiado' : 'Copiar'}
      </Button>
    </div>
  )
}
