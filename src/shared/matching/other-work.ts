import type { MatchResult } from './matching.ts'

/** Whether what somebody did until now is other work than that of the vacancy, which counts among its musts unless it says otherwise. */
export const isOtherWork = (items: MatchResult['items']): boolean =>
  items.some(
    ({ type, importance, verdict }) => type === 'OCCUPATION' && importance === 'EXCLUYENTE' && verdict === 'NO_CUMPLE',
  )
