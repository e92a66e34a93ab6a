import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Glyph } from './glyph.tsx'

interface Fear {
  question: string
  answer: ReactNode
}

const fears: readonly Fear[] = [
  {
    question: '¿Mi empresa actual puede enterarse de que busco?',
    answer:
      'Mientras no elijas otra cosa, solo ven tu CV las empresas a las que te postulas. Si decides que te encuentren, ocultamos tu perfil a las empresas de tu experiencia actual y puedes añadir otras. Reduce mucho el riesgo; nadie puede prometer que sea cero.',
  },
  {
    question: '¿Qué datos usan para calcular mi encaje?',
    answer: (
      <>
        Tu experiencia, habilidades, idiomas, formación, certificaciones y lo que respondes. Dónde vives y tus
        preferencias van aparte y no cambian el encaje. Nombre, foto, sexo, edad, nacionalidad, calle y prestigio de la
        escuela no suman ni restan. Lo explicamos entero en la{' '}
        <Link to="/privacy#encaje" className="text-link">
          política de privacidad
        </Link>
        .
      </>
    ),
  },
  {
    question: '¿Una inteligencia artificial puede descartarme?',
    answer:
      'No. Un modelo propio lee tu CV y una regla publicada suma lo que encuentra: los mismos datos dan siempre el mismo resultado. Ordena y explica, pero no rechaza a nadie. Siempre decide una persona, y puedes pedir que lo revisen.',
  },
  {
    question: '¿Mandan mi CV a un modelo de lenguaje?',
    answer:
      'No a uno de fuera. Tu CV lo lee en nuestro servidor un modelo pequeño y propio, que no aprende de ti ni ve tu nombre.',
  },
  {
    question: '¿Cuánto me cuesta buscar empleo?',
    answer: 'Nada, en ningún momento. Tampoco se puede pagar para aparecer antes que otras personas.',
  },
  {
    question: '¿Y si quiero irme?',
    answer:
      'Descargas tus datos y eliminas tu cuenta desde Ajustes. Tienes 7 días para cambiar de idea; después borramos lo tuyo y dejamos tus postulaciones sin datos personales.',
  },
]

export function Fears() {
  return (
    <section aria-labelledby="dudas" className="border-line border-t">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-10 px-4 py-16 sm:px-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-20 lg:py-24">
        <div>
          <h2 id="dudas" className="text-4xl sm:text-5xl">
            Dudas razonables
          </h2>
          <p className="mt-4 text-ink-soft text-lg">Privacidad, inteligencia artificial y dinero, sin letra pequeña.</p>
        </div>
        <div className="divide-y divide-line border-line border-y">
          {fears.map((fear) => (
            <details key={fear.question} className="group">
              <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-4 font-semibold text-lg hover:text-brand [&::-webkit-details-marker]:hidden">
                {fear.question}
                <Glyph name="plus" className="size-5 text-brand transition-transform group-open:rotate-45" />
              </summary>
              <p className="max-w-2xl pr-8 pb-6 text-ink-soft">{fear.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
