import type { UserCtx } from '#server/context.ts'
import { wallClock } from '#server/platform/zoned-time.ts'
import { applicationStateWords, sourceWords } from '#shared/words/hiring.ts'
import type { listFiltered } from './board.queries.ts'
import { shownOn } from './cards.ts'

type Row = Awaited<ReturnType<typeof listFiltered>>[number]

/** The columns of an application in a CSV, the same in the list of one vacancy and of all. */
export const WHO = ['Nombre', 'Titular']
export const CARD = [
  'Estado',
  'Etapa',
  'Encaje',
  'Excluyentes sin cumplir',
  'Etiquetas',
  'Responsable',
  'Origen',
  'Enviada',
  'Último contacto',
  'Correo',
  'Teléfono',
]

export function whoCells(row: Row) {
  const { full_name, headline } = shownOn(row)
  return [full_name, headline]
}

/** `own`: how to reach them, for whoever may read it. */
export function cardCells(
  ctx: UserCtx,
  { application: one, stage_name, owner_name }: Row,
  own: { email: string | null; phone: string | null } | undefined,
) {
  return [
    applicationStateWords[one.state],
    stage_name,
    one.match_shown,
    one.missed_must,
    one.tags.join(', '),
    owner_name,
    sourceWords[one.source],
    clockOf(ctx, one.applied_at),
    clockOf(ctx, one.last_contact_at),
    own?.email ?? null,
    own?.phone ?? null,
  ]
}

/** As the reader's own clock shows it, in the way that spreadsheets read as a moment. */
function clockOf({ user }: UserCtx, moment: Date | null): string | null {
  if (!moment) return null
  const { day, time } = wallClock(moment, user.timezone)
  return `${day} ${time}`
}
