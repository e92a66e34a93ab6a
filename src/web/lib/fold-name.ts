import { folded } from '#shared/core/fold.ts'

/** Without accents, case and spaces at the ends, so that «mexico» finds «México». */
export function foldName(text: string): string {
  return folded(text).trim()
}
