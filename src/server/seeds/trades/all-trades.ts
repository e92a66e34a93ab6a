import { care } from './care.ts'
import { commerce } from './commerce.ts'
import { industry } from './industry.ts'
import { office } from './office.ts'
import { software } from './software.ts'
import { systems } from './systems.ts'
import type { Trade } from './trade.ts'

export const trades: readonly Trade[] = [...software, ...systems, ...care, ...commerce, ...industry, ...office]

/** As often as people have them: technology first, then what most people do. */
export const tradesByWeight: readonly Trade[] = [...software, ...software, ...systems, ...systems, ...trades]
