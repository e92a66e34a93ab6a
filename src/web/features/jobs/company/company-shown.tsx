import type { PublicJob } from '#shared/jobs/jobs.ts'

type Company = PublicJob['company']

export function CompanyBenefits({ benefits }: { benefits: readonly string[] }) {
  if (benefits.length === 0) return null
  return (
    <section aria-labelledby="beneficios">
      <h2 id="beneficios" className="mb-4 text-2xl">
        Qué ofrece a su equipo
      </h2>
      <ul className="flex flex-wrap gap-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="wrap-anywhere rounded-md bg-sunk px-3 py-1.5 text-[0.9375rem]">
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function CompanyPhotos({ company: { name, photo_urls } }: { company: Company }) {
  if (photo_urls.length === 0) return null
  return (
    <ul aria-label="Fotos" className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {photo_urls.map((url, at) => (
        <li key={url}>
          <img
            src={url}
            alt={`${name}, foto ${at + 1} de ${photo_urls.length}`}
            loading="lazy"
            className="aspect-[3/2] w-full rounded-lg object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
