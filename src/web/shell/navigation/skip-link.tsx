export const MAIN_ID = 'contenido'

/** The first stop of the Tab key: jumps over the navigation. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-70 rounded-lg bg-ink font-semibold text-paper focus-visible:not-sr-only focus-visible:fixed focus-visible:top-3 focus-visible:left-3 focus-visible:px-4 focus-visible:py-3"
    >
      Saltar al contenido
    </a>
  )
}
