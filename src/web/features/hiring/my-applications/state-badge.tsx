import {
  Bookmark,
  CalendarDays,
  CircleCheck,
  CircleDashed,
  CircleX,
  ClipboardList,
  Clock,
  Eye,
  Gift,
  type LucideIcon,
  Search,
  Send,
  Undo2,
} from 'lucide-react'
import type { SeekerState } from '#shared/hiring/application.ts'
import type { ExternalApplication } from '#shared/hiring/my-applications.ts'
import { externalStateWords, seekerStateWords } from '#shared/words/hiring.ts'
import { Badge } from '#web/ui/layout/badge.tsx'

type Look = { Icon: LucideIcon; tone: 'neutral' | 'brand' | 'spark' | 'good' | 'warn' }

type State = SeekerState | ExternalApplication['state']
const words: Record<State, string> = { ...seekerStateWords, ...externalStateWords }

const looks: Record<State, Look> = {
  POR_ENVIAR: { Icon: Bookmark, tone: 'neutral' },
  ENVIADA: { Icon: Send, tone: 'neutral' },
  VISTA: { Icon: Eye, tone: 'brand' },
  EN_REVISION: { Icon: Search, tone: 'brand' },
  EN_ENTREVISTAS: { Icon: CalendarDays, tone: 'brand' },
  PRUEBA: { Icon: ClipboardList, tone: 'brand' },
  OFERTA: { Icon: Gift, tone: 'spark' },
  CONTRATADA: { Icon: CircleCheck, tone: 'good' },
  NO_SELECCIONADA: { Icon: CircleX, tone: 'neutral' },
  RETIRADA: { Icon: Undo2, tone: 'neutral' },
  SIN_RESPUESTA: { Icon: Clock, tone: 'warn' },
  PROCESO_CERRADO: { Icon: CircleDashed, tone: 'neutral' },
}

export function StateBadge({ state }: { state: State }) {
  const { Icon, tone } = looks[state]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {words[state]}
    </Badge>
  )
}
