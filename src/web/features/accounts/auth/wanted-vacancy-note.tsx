import { useWantedVacancy } from '#web/data/public/wanted-vacancy.ts'

/** Names the vacancy for which somebody signs in or registers. */
export function WantedVacancyNote({ next }: { next: string }) {
  const wanted = useWantedVacancy(next)
  if (!wanted) return null
  return (
    <p className="wrap-anywhere mb-6 rounded-lg bg-sunk px-4 py-3">
      {wanted.applies ? 'Vas a postularte a ' : 'Después vuelves a '}
      <strong className="font-semibold">{wanted.title}</strong>, de {wanted.company_name}.
    </p>
  )
}
