/** What a figure counts, one press away from it. */
export function HowCounted({ of, children }: { of: string; children: string }) {
  return (
    <details className="text-ink-soft text-xs">
      <summary className="hit-area inline-block list-none underline decoration-line underline-offset-3 hover:text-ink hover:decoration-current [&::-webkit-details-marker]:hidden">
        Cómo se cuenta<span className="sr-only">: {of}</span>
      </summary>
      <span className="mt-1 block">{children}</span>
    </details>
  )
}
