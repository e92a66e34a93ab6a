import { cx } from '#web/lib/cx.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { plans, SINGLE_PRICE } from './plans.ts'

const purposes = {
  GRATIS: 'Para la primera contratación.',
  EQUIPO: 'Para equipos que contratan cada mes.',
  EMPRESA: 'Para varias áreas a la vez.',
} as const

const never_limited = [
  'Miembros del equipo',
  'Personas candidatas',
  'Respuestas',
  'Exportar tus datos',
  'Entrevistas y ofertas',
] as const

export function Prices() {
  return (
    <section aria-labelledby="precios" className="border-line border-t">
      <div className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 lg:py-24">
        <h2 id="precios" className="text-4xl sm:text-5xl">
          Pagas por vacantes activas
        </h2>
        <p className="mt-4 max-w-2xl text-ink-soft text-lg">
          Quien busca empleo no paga nunca. Las empresas eligen un plan de 30 días, sin renovación automática.
        </p>
        <ul className="mt-12 grid gap-5 md:grid-cols-3">
          {plans.map((plan) => (
            <Plan key={plan.code} {...plan} />
          ))}
        </ul>
        <div className="mt-8 grid gap-8 md:grid-cols-2">
          <p>
            <strong className="font-semibold">¿Solo una vacante?</strong> La{' '}
            <strong className="font-semibold">Publicación suelta</strong> cuesta {SINGLE_PRICE} EUR y dura 30 días.
          </p>
          <div>
            <p className="font-semibold">Sin límite en ningún plan:</p>
            <p className="mt-1 text-ink-soft">{never_limited.join(' · ')}</p>
          </div>
        </div>
        <p className="mt-8 text-ink-soft text-sm">
          Precios sin impuestos. El impuesto depende del país de quien compra.
        </p>
      </div>
    </section>
  )
}

function Plan({ code, name, price, vacancies, invitations }: (typeof plans)[number]) {
  const free = price === 0
  return (
    <li
      className={cx(
        'flex flex-col rounded-xl border bg-surface p-6 sm:p-7',
        free ? 'border-brand shadow-rest' : 'border-line',
      )}
    >
      <h3 className="text-xl">{name}</h3>
      <p className="mt-1 text-ink-soft">{purposes[code]}</p>
      <p className="mt-6 flex items-baseline gap-2">
        <span className="numeric font-bold text-5xl">{price}</span>
        <span className="text-ink-soft">EUR / 30 días</span>
      </p>
      <p className="mt-5 mb-7 font-medium">
        {vacancies}
        <span className="block font-normal text-ink-soft">{invitations} invitaciones al mes</span>
      </p>
      <LinkButton to="/register?intent=RECRUITER" variant={free ? 'primary' : 'secondary'} wide className="mt-auto">
        {free ? 'Empezar gratis' : `Elegir ${name}`}
      </LinkButton>
    </li>
  )
}
