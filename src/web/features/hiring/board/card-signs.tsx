import {
  CalendarClock,
  CircleHelp,
  ClipboardCheck,
  Clock,
  MailCheck,
  MessageCircle,
  Pause,
  TriangleAlert,
  UserRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { plural } from '#shared/core/numbers.ts'
import type { Card } from '#shared/hiring/board.ts'
import { applicationStateWords, sourceWords } from '#shared/words/hiring.ts'
import { rangeWords } from '#shared/words/matching.ts'
import { cx } from '#web/lib/cx.ts'
import { formatDayTime } from '#web/lib/format.ts'
import { daysSince, HOLD_OVER, isHoldOver, silenceOf } from './card-facts.ts'

/** The range in words and numbers, and what must be there and is not. */
export function CardMatch({ match }: { match: Card['match'] }) {
  if (!match) return null
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      {match.shown ? (
        <>
          <span className="numeric whitespace-nowrap font-bold text-lg leading-none">{match.shown}</span>
          <span className="text-ink-soft text-xs">{rangeWords(match.label)}</span>
        </>
      ) : (
        <span className="inline-flex items-center gap-1 text-ink-soft text-xs">
          <CircleHelp aria-hidden="true" className="size-3.5" />
          Faltan datos para el encaje
        </span>
      )}
      {match.missed_must > 0 && (
        <span className="inline-flex items-center gap-1 rounded-full bg-warn-soft px-2 py-0.5 font-medium text-warn text-xs">
          <TriangleAlert aria-hidden="true" className="size-3.5" />
          {plural(match.missed_must, 'excluyente sin cumplir', 'excluyentes sin cumplir')}
        </span>
      )}
    </div>
  )
}

const tones = {
  calm: 'text-ink-soft',
  warn: 'text-warn',
  bad: 'text-bad font-medium',
  brand: 'text-brand-strong font-medium',
}

interface SignProps {
  icon: ReactNode
  /** In full, for those who hear it and those who point at it. */
  words: string
  tone?: keyof typeof tones
  children?: ReactNode
}

function Sign({ icon, words, tone = 'calm', children }: SignProps) {
  return (
    <li
      title={words}
      className={cx('inline-flex min-w-0 items-center gap-1 [&_svg]:size-3.5 [&_svg]:shrink-0', tones[tone])}
    >
      {icon}
      <span aria-hidden="true" className="truncate">
        {children}
      </span>
      <span className="sr-only">{words}</span>
    </li>
  )
}

export function CardSigns({ card, now }: { card: Card; now: number }) {
  const silence = silenceOf(card, now)
  const days = daysSince(card.stage_since, now)
  const held = isHoldOver(card, now) ? HOLD_OVER : applicationStateWords.ON_HOLD
  const { scorecards, owner, tags } = card
  return (
    <>
      <ul aria-label="Situación" className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-xs">
        {card.state === 'ON_HOLD' && (
          <Sign icon={<Pause aria-hidden="true" />} words={held} tone="warn">
            {held}
          </Sign>
        )}
        <Sign
          icon={<Clock aria-hidden="true" />}
          words={days === 0 ? 'En esta etapa desde hoy' : `${plural(days, 'día', 'días')} en esta etapa`}
        >
          {days === 0 ? 'hoy' : `${days} d`}
        </Sign>
        {card.state !== 'HIRED' && silence.days > 0 && (
          <Sign
            icon={silence.tone === 'calm' ? <MessageCircle aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
            words={`${plural(silence.days, 'día', 'días')} sin contacto`}
            tone={silence.tone}
          >
            {silence.days} d sin contacto
          </Sign>
        )}
        {card.unread_messages > 0 && (
          <Sign
            icon={<MessageCircle aria-hidden="true" className="fill-current" />}
            words={plural(card.unread_messages, 'mensaje sin leer', 'mensajes sin leer')}
            tone="brand"
          >
            {card.unread_messages}
          </Sign>
        )}
        {card.next_interview_at && (
          <Sign
            icon={<CalendarClock aria-hidden="true" />}
            words={`Entrevista: ${formatDayTime(card.next_interview_at)}`}
            tone="brand"
          >
            {formatDayTime(card.next_interview_at)}
          </Sign>
        )}
        {card.source === 'INVITED' && (
          <Sign icon={<MailCheck aria-hidden="true" />} words="Se postuló por invitación del equipo">
            {sourceWords.INVITED}
          </Sign>
        )}
        {scorecards.asked > 0 && (
          <Sign
            icon={<ClipboardCheck aria-hidden="true" />}
            words={`${scorecards.done} de ${plural(scorecards.asked, 'evaluación', 'evaluaciones')}`}
          >
            {scorecards.done}/{scorecards.asked}
          </Sign>
        )}
        {card.unexpected_answers > 0 && (
          <Sign
            icon={<CircleHelp aria-hidden="true" />}
            words={plural(
              card.unexpected_answers,
              'respuesta distinta de la esperada',
              'respuestas distintas de las esperadas',
            )}
            tone="warn"
          >
            {card.unexpected_answers}
          </Sign>
        )}
        {owner && (
          <Sign icon={<UserRound aria-hidden="true" />} words={`Responsable: ${owner.full_name}`}>
            {owner.full_name}
          </Sign>
        )}
      </ul>
      {tags.length > 0 && (
        <ul aria-label="Etiquetas" className="mt-2 flex flex-wrap gap-1">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full truncate rounded-sm bg-sunk px-1.5 py-0.5 text-ink-soft text-xs">
              {tag}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
