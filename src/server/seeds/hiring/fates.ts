import { hire, hold, offer, reject, withdraw } from './deciding.ts'
import { judge, meet } from './meeting.ts'
import { sayings } from './sayings.ts'
import type { Story } from './story.ts'
import { note, say, seen, toDo } from './talking.ts'

export interface Fate {
  /** How many days ago it may have been sent. */
  days: readonly [least: number, most: number]
  play: (story: Story) => void
}

const inner = (story: Story, number: number): void => {
  const between = story.cast.stages.filter(({ kind }) => kind !== 'NEW' && kind !== 'OFFER' && kind !== 'HIRED')
  const stage = between[Math.min(number, between.length - 1)]
  if (stage) story.toStage(stage)
}

const called = (story: Story): void => {
  seen(story.at(0.15))
  inner(story.at(0.3), 0)
  say(story.at(0.32), 'TEAM', story.chance.pick(sayings.hello))
  say(story.at(0.4), 'SEEKER', story.chance.pick(sayings.answer))
}

const interviewed = (story: Story): void => {
  called(story)
  inner(story.at(0.5), 1)
  meet(story.at(0.52), { state: 'DONE', part: 0.6 })
  judge(story.at(0.65), story.chance.pick(['CONTRATAR', 'CONTRATAR_SIN_DUDA', 'DUDAS'] as const))
  note(story)
}

/** Every way in which an application can stand today. */
export const fates = {
  NEW: { days: [0, 2], play: () => undefined },
  SEEN: { days: [1, 4], play: (story) => seen(story.at(0.5)) },
  LATE: { days: [5, 8], play: (story) => seen(story.at(0.2)) },
  CALLED: { days: [5, 12], play: called },
  ASKED: {
    days: [6, 12],
    play: (story) => {
      called(story)
      say(story.at(0.97), 'SEEKER', story.chance.pick(sayings.question))
    },
  },
  WRITTEN: {
    days: [6, 12],
    play: (story) => {
      called(story)
      say(story.at(0.96), 'TEAM', '¡Hola de nuevo, {nombre}! ¿Te viene bien que hablemos el jueves a las diez?')
    },
  },
  PROPOSED: {
    days: [6, 14],
    play: (story) => {
      called(story)
      inner(story.at(0.8), 1)
      meet(story.at(0.82), { state: 'PROPOSED', in_days: 3 })
    },
  },
  SCHEDULED: {
    days: [8, 16],
    play: (story) => {
      called(story)
      inner(story.at(0.7), 1)
      meet(story.at(0.75), { state: 'SCHEDULED', in_days: story.chance.int(1, 4) })
      toDo(story, story.chance.int(1, 2))
    },
  },
  JUDGED: {
    days: [12, 24],
    play: (story) => {
      called(story)
      inner(story.at(0.5), 1)
      meet(story.at(0.6), { state: 'DONE', part: 0.8 })
      judge(story.at(0.85), 'CONTRATAR', true)
    },
  },
  INTERVIEWED: {
    days: [14, 28],
    play: (story) => {
      interviewed(story)
      inner(story.at(0.8), 2)
    },
  },
  OFFERED: {
    days: [18, 32],
    play: (story) => {
      interviewed(story)
      offer(story.at(0.92), 'SENT')
    },
  },
  HIRED: {
    days: [26, 40],
    play: (story) => {
      interviewed(story)
      offer(story.at(0.8), 'ACCEPTED')
      hire(story)
    },
  },
  DECLINED: {
    days: [24, 38],
    play: (story) => {
      interviewed(story)
      offer(story.at(0.75), 'DECLINED')
      withdraw(story)
    },
  },
  REFUSED: {
    days: [6, 30],
    play: (story) => {
      seen(story.at(0.2))
      reject(story.at(0.5), story.chance.pick(['REQUISITOS', 'EXPERIENCIA', 'SALARIO'] as const), 'CV')
    },
  },
  REFUSED_LATER: {
    days: [16, 34],
    play: (story) => {
      interviewed(story)
      reject(story.at(0.8), 'OTRA_PERSONA', 'ENTREVISTA')
    },
  },
  WITHDRAWN: {
    days: [8, 25],
    play: (story) => {
      called(story)
      withdraw(story.at(0.7))
    },
  },
  HELD: {
    days: [10, 25],
    play: (story) => {
      called(story)
      hold(story.at(0.6))
    },
  },
} as const satisfies Readonly<Record<string, Fate>>

export type FateName = keyof typeof fates
