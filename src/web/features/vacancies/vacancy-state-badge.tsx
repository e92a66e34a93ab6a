import {
  Archive,
  CalendarClock,
  CircleCheck,
  CircleDot,
  CircleX,
  Eye,
  MessageSquareWarning,
  PauseCircle,
} from 'lucide-react'
import type { z } from 'zod'
import type { pauseReason, VacancyState } from '#shared/vacancies/vacancies.ts'
import { closeReasonWords, vacancyStateWords } from '#shared/words/vacancy-states.ts'
import { Badge } from '#web/ui/layout/badge.tsx'

const looks = {
  DRAFT: { tone: 'neutral', icon: <CircleDot aria-hidden="true" /> },
  IN_REVIEW: { tone: 'brand', icon: <Eye aria-hidden="true" /> },
  CHANGES_REQUESTED: { tone: 'warn', icon: <MessageSquareWarning aria-hidden="true" /> },
  PUBLISHED: { tone: 'good', icon: <CircleCheck aria-hidden="true" /> },
  PAUSED: { tone: 'warn', icon: <PauseCircle aria-hidden="true" /> },
  CLOSED: { tone: 'neutral', icon: <CircleX aria-hidden="true" /> },
  ARCHIVED: { tone: 'neutral', icon: <Archive aria-hidden="true" /> },
} as const satisfies Record<VacancyState, unknown>

interface VacancyStateBadgeProps {
  state: VacancyState
  /** When a draft goes out by itself: then it is more than a draft. */
  scheduled_at?: string | null | undefined
}

export function VacancyStateBadge({ state, scheduled_at = null }: VacancyStateBadgeProps) {
  if (scheduled_at !== null) {
    return (
      <Badge tone="brand" icon={<CalendarClock aria-hidden="true" />}>
        Programada
      </Badge>
    )
  }
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {vacancyStateWords[state]}
    </Badge>
  )
}

const pauseWords: Record<z.infer<typeof pauseReason>, string> = {
  TEAM: 'Tu equipo la pausó.',
  EXPIRY: 'Terminó el tiempo de publicación.',
  INACTIVITY: 'La pausamos porque había postulaciones sin respuesta.',
  PLAN: 'La pausamos porque tu plan cambió.',
  MODERATION:
    'La pausamos porque varias personas la reportaron. Revisa el texto, publica los cambios y reanúdala, o responde si es un error.',
}

/** Why it is paused or closed; empty when there is nothing to say. */
export function reasonWords(reason: string | null): string {
  const words: Record<string, string> = { ...pauseWords, ...closeReasonWords }
  return (reason && words[reason]) ?? ''
}
