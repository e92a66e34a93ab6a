/** What a word of an ad is, in the order of the model's outputs; training/model/network.py has the same lists. */
export const AD_CLASSES = [
  'asked',
  'soft',
  'condition',
  'work',
  'duty',
  'offer',
  'apply',
  'company',
  'heading',
  'other',
] as const

/** How much it is asked for; `plain` where the ad does not say. */
export const IMPORTANCES = ['must', 'plain', 'wish'] as const

export const DEMAND_KINDS = ['experience', 'skill', 'study', 'language', 'licence', 'certificate'] as const

/** Of one piece: its class, importance, kind, and whether a new demand begins with it. */
export const AD_OUTPUTS = AD_CLASSES.length + IMPORTANCES.length + DEMAND_KINDS.length + 1

export type AdClass = (typeof AD_CLASSES)[number]
export type DemandImportance = (typeof IMPORTANCES)[number]
export type DemandKind = (typeof DEMAND_KINDS)[number]
