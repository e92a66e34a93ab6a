const ways = [
  {
    title: 'Tu perfil en PDF',
    text: 'Lo más rápido.',
    steps: [
      <>
        En tu perfil de LinkedIn pulsa <b>Más</b> (o <b>Recursos</b>) y elige <b>Guardar en PDF</b>.
      </>,
      'Sube aquí ese PDF.',
    ],
  },
  {
    title: 'Todos tus datos en un ZIP',
    text: 'El más completo: tarda unos minutos en llegar.',
    steps: [
      <>
        En LinkedIn ve a <b>Ajustes › Privacidad de los datos</b> y elige <b>Obtener una copia de tus datos</b>.
      </>,
      'Cuando te llegue el correo, sube aquí el ZIP sin abrirlo.',
    ],
  },
] as const

/** The two files that LinkedIn gives out, two short steps each. */
export function LinkedinGuide() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {ways.map((way) => (
        <section key={way.title} aria-label={way.title} className="rounded-lg bg-sunk p-4">
          <h3 className="text-base">{way.title}</h3>
          <p className="text-ink-soft text-sm">{way.text}</p>
          <ol className="mt-3 space-y-2.5">
            {way.steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two fixed steps
              <li key={index} className="flex gap-2.5 text-[0.9375rem]">
                <span
                  aria-hidden="true"
                  className="numeric flex size-6 shrink-0 items-center justify-center rounded-full bg-surface font-bold text-brand text-sm"
                >
                  {index + 1}
                </span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
