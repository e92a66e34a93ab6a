import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CvContent } from '#shared/cvs/cv-document.ts'
import type { CvDetail } from '#shared/cvs/cvs.ts'
import { Saver } from '#web/editor/saving/saver.ts'
import { asSaved, contentOf } from './saved-content.ts'
import { aCv, failure, titled } from './testing/a-cv.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('two tabs in any order', () => {
  /** Each step belongs to one of the tabs; `choose` answers the question that a tab may have open. */
  const step = fc.record({
    tab: fc.constantFrom<0 | 1>(0, 1),
    act: fc.oneof(
      fc.record({ kind: fc.constant('write' as const), title: fc.constantFrom('A', 'B', 'C', 'D', 'E') }),
      fc.record({ kind: fc.constantFrom('wait' as const, 'cut' as const, 'choose' as const, 'flush' as const) }),
    ),
  })

  it('never lets one save go over a text that its tab has not seen', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const server = { cv: aCv(1), cut: 0, overwritten: [] as string[] }
        const seen = [new Set(['Mi CV']), new Set(['Mi CV'])]
        const savers = seen.map((known) => aTab(server, known))
        for (const { tab, act } of steps) {
          const saver = savers[tab]
          const state = saver?.state()
          if (act.kind === 'write') {
            seen[tab]?.add(act.title)
            saver?.edit(titled(act.title))
          }
          if (act.kind === 'cut') server.cut = 2
          else if (act.kind === 'flush') void saver?.flush()
          else if (act.kind === 'choose' && state?.kind === 'CONFLICT') {
            seen[tab]?.add(state.theirs.title)
            seen[tab]?.add('Elegido')
            void saver?.resolve(state.theirs, titled('Elegido'))
          } else if (act.kind === 'wait') await vi.advanceTimersByTimeAsync(2_000)
        }
        await vi.advanceTimersByTimeAsync(200_000)
        expect(server.overwritten).toEqual([])
        for (const saver of savers) expect(['SAVED', 'CONFLICT']).toContain(saver.state().kind)
      }),
      { numRuns: 200 },
    )
  })
})

function aTab(server: { cv: CvDetail; cut: number; overwritten: string[] }, seen: Set<string>) {
  const text = contentOf(server.cv)
  return new Saver<CvContent, CvDetail>(
    { base: text, revision: server.cv.revision, content: text },
    {
      contentOf,
      asSaved: (content) => asSaved(content, 'Mi CV'),
      save: async (content, revision) => {
        if (server.cut > 0) {
          server.cut -= 1
          throw failure(0)
        }
        if (revision !== server.cv.revision) throw failure(409)
        if (!seen.has(server.cv.title)) server.overwritten.push(server.cv.title)
        server.cv = { ...server.cv, ...content, revision: revision + 1 }
        return server.cv
      },
      load: async () => server.cv,
      keep: () => true,
      drop: () => undefined,
      onSaved: () => undefined,
      now: () => 5,
    },
  )
}
