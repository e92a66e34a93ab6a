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

/** What a line of a CV is, in the order of the model's outputs. */
export const CV_LINE_KINDS = [
  'job',
  'job_head',
  'told',
  'heading',
  'study',
  'paper',
  'language',
  'skill',
  'contact',
  'profile',
  'wish',
  'denial',
  'other',
] as const

/** What words of a CV are; the model's outputs have «none» before them. */
export const CV_SPAN_KINDS = [
  'position',
  'employer',
  'dates',
  'place',
  'title',
  'school',
  'course',
  'number',
  'issuer',
  'language',
  'level',
  'skill',
  'name',
  'phone',
  'mail',
] as const

/** Of one piece: the kind of its line, none or a span, and whether a new span begins with it. */
export const CV_OUTPUTS = CV_LINE_KINDS.length + 1 + CV_SPAN_KINDS.length + 1

export type CvLineKind = (typeof CV_LINE_KINDS)[number]
export type CvSpanKind = (typeof CV_SPAN_KINDS)[number]
