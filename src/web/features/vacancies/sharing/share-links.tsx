import { Check, Copy, Mail, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonClass } from '#web/ui/buttons/button-look.ts'
import { copyVacancyLink, vacancyLink } from './vacancy-link.ts'

interface ShareLinksProps {
  vacancy: { id: string; title: string }
  company_name: string
}

/** Where people hear of a vacancy: each a plain link, so nothing of those places is loaded here. */
export function ShareLinks({ vacancy, company_name }: ShareLinksProps) {
  const [copied, setCopied] = useState(false)
  const words = `${vacancy.title} en ${company_name}`
  const link = vacancyLink(vacancy.id)
  const places = [
    {
      label: 'LinkedIn',
      icon: <Share2 aria-hidden="true" />,
      to: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(link)}`,
    },
    {
      label: 'WhatsApp',
      icon: <Share2 aria-hidden="true" />,
      to: `https://wa.me/?text=${encodeURIComponent(`${words}: ${link}`)}`,
    },
    {
      label: 'Correo',
      icon: <Mail aria-hidden="true" />,
      to: `mailto:?subject=${encodeURIComponent(words)}&body=${encodeURIComponent(`${words}:\n${link}`)}`,
    },
  ]
  return (
    <section aria-label="Compartir la vacante" className="rounded-xl bg-sunk p-5">
      <h3 className="mb-1 font-sans font-semibold text-base tracking-normal">Compártela</h3>
      <p className="mb-4 text-[0.9375rem] text-ink-soft">Quien la recibe la lee y se postula desde el enlace.</p>
      <div className="flex flex-wrap gap-2.5">
        {places.map(({ label, icon, to }) => (
          <a
            key={label}
            href={to}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Compartir por ${label}`}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {icon}
            {label}
          </a>
        ))}
        <Button size="sm" variant="secondary" onClick={async () => setCopied(await copyVacancyLink(vacancy.id))}>
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {copied ? 'Enlace copiado' : 'Copiar enlace'}
        </Button>
      </div>
    </section>
  )
}
