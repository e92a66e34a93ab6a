import type { Fates } from './seed-hiring.ts'

const USUAL = [
  'NEW',
  'NEW',
  'SEEN',
  'SEEN',
  'CALLED',
  'CALLED',
  'ASKED',
  'PROPOSED',
  'SCHEDULED',
  'JUDGED',
  'INTERVIEWED',
  'OFFERED',
  'HIRED',
  'DECLINED',
  'REFUSED',
  'REFUSED',
  'REFUSED_LATER',
  'WITHDRAWN',
  'HELD',
] as const

/** A handful for each vacancy; one that is closed was filled. */
export const usualFates: Fates = (chance, { state }) =>
  state === 'CLOSED' ? ['HIRED', 'REFUSED_LATER', 'REFUSED', 'REFUSED'] : chance.some(USUAL, chance.int(1, 6))

const BUSY: readonly (readonly (typeof USUAL)[number][])[] = [
  [
    'NEW',
    'NEW',
    'SEEN',
    'CALLED',
    'ASKED',
    'PROPOSED',
    'SCHEDULED',
    'JUDGED',
    'INTERVIEWED',
    'OFFERED',
    'REFUSED',
    'REFUSED',
    'REFUSED_LATER',
    'WITHDRAWN',
    'HELD',
    'CALLED',
    'HIRED',
  ],
  [
    'NEW',
    'SEEN',
    'CALLED',
    'CALLED',
    'SCHEDULED',
    'JUDGED',
    'INTERVIEWED',
    'REFUSED',
    'REFUSED',
    'ASKED',
    'DECLINED',
    'OFFERED',
  ],
  ['NEW', 'NEW', 'SEEN', 'CALLED', 'PROPOSED', 'SCHEDULED', 'REFUSED', 'HELD', 'JUDGED'],
  ['NEW', 'SEEN', 'CALLED', 'ASKED', 'REFUSED', 'INTERVIEWED'],
  ['NEW', 'SEEN', 'SEEN', 'CALLED', 'REFUSED', 'WITHDRAWN'],
  ['NEW', 'CALLED', 'PROPOSED', 'REFUSED'],
  ['NEW', 'NEW', 'SEEN', 'CALLED'],
  ['NEW', 'SEEN'],
]

/** The company of whoever recruits in the demonstration: several boards, all of them with people on them. */
export const busyFates: Fates = (_, __, number) => BUSY[number] ?? ['NEW']
