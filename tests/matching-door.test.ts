import { describe, expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/text/source-files.ts'

const HOME = 'src/server/features/matching/'
const code = sourceFiles('src').filter(({ path }) => !/\.(?:test|fixture)\.tsx?$/.test(path))

/** What the rest of the server may know of matching: its door, what it holds of people, and what is plugged in. */
const DOORS =
  /^src\/server\/features\/matching\/(?:matching\.service|matching-data|[\w/-]+\.(?:routes|tasks|subscriber))\.ts$/

/** All that its door is asked, by what it is about. */
const ASKED = {
  match: [
    'seekerOf',
    'seekerByCv',
    'seekerOfContent',
    'vacanciesFor',
    'bestFirst',
    'explain',
    'explainMany',
    'explainToThePerson',
    'prepareToExplain',
    'keepAnswer',
    'keepAnswers',
    'readAheadOfList',
    'keepAnswerTo',
    'answersGiven',
    'sayToThePerson',
    'traceToThePerson',
  ],
  people: ['getCandidate', 'getCandidatePdf'],
  consents: ['askConsent', 'giveConsent', 'takeBackConsent'],
  invitations: ['requireInviting', 'inviteApplicant', 'wasInvited', 'invitationsOf', 'rememberApplicant'],
  corrections: ['keepOverride', 'takeBackOverride', 'withTeamView', 'correctionsByVacancy'],
  summaries: ['askSummary', 'summaryOf'],
}

describe('matching', () => {
  it('is asked through its door and nowhere else', () => {
    const around = code
      .filter(({ path }) => !path.startsWith(HOME))
      .flatMap(({ path, imports }) =>
        imports
          .filter((target) => target.startsWith(HOME) && !DOORS.test(target))
          .map((target) => `${path} → ${target}`),
      )
    expect(around).toEqual([])
  })

  it('answers what stands here and nothing else', async () => {
    const door = await import('#server/features/matching/matching.service.ts')
    expect(Object.keys(door).sort()).toEqual(Object.values(ASKED).flat().sort())
  })

  it('has somebody outside for each of its answers', () => {
    const outside = code.filter(
      ({ path, imports }) => !path.startsWith(HOME) && imports.includes(`${HOME}matching.service.ts`),
    )
    const used = (name: string) => outside.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text))
    expect(
      Object.values(ASKED)
        .flat()
        .filter((name) => !used(name)),
    ).toEqual([])
  })

  it('loads the encoder only where profiles are written and told trades found', () => {
    const loading = code.filter(({ imports }) =>
      imports.some((target) => /\/language\/encoder\/encoder\.ts$/.test(target)),
    )
    const places = loading.map(({ path }) => path.replace(/^src\/server\/features\//, '').replace(/\/[^/]+$/, ''))
    expect([...new Set(places)].sort()).toEqual(['language/trades', 'matching/profiles'])
  })
})
