import type { z } from 'zod'
import type { commute } from '../accounts/users.ts'

export const commuteWords: Record<z.infer<typeof commute>, string> = {
  CERCA: 'Mi ciudad y alrededores',
  REGION: 'Toda mi región',
}
