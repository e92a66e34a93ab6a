interface Letter {
  /** Who gets it, by name or pseudonym. */
  to: string
  subject: string
  /** Paragraphs, divided by empty lines. */
  body: string
}

/** A letter as it will be read: everything that leaves for a person is looked at like this before it goes. */
export function LetterPaper({ letter: { to, subject, body } }: { letter: Letter }) {
  return (
    <article
      aria-label={`Correo para ${to}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long letter scrolls in its dialog, with keys too
      tabIndex={0}
      className="rounded-lg border border-line bg-paper"
    >
      <header className="space-y-0.5 border-line border-b px-4 py-3">
        <p className="wrap-anywhere text-ink-soft text-sm">
          Para <span className="font-medium text-ink">{to}</span>
        </p>
        <p className="wrap-anywhere font-semibold">{subject}</p>
      </header>
      <p className="wrap-anywhere whitespace-pre-line px-4 py-4 text-[0.9375rem]">{body}</p>
    </article>
  )
}
