import { LanguageModel } from '#server/features/language/model/model.ts'
import { answerMessages } from '#server/platform/processes/child-side.ts'
import type { VerdictWork } from './verdict-pool.ts'

const model = await LanguageModel.load()

answerMessages<VerdictWork>({
  judge: async ({ demands, lines }) => {
    const judged = []
    for (const { text, among } of demands) {
      const { whole, lines: heard } = await model.judge(
        text,
        among.flatMap((at) => lines[at] ?? []),
      )
      judged.push({ whole, lines: heard.map(({ at, said }) => ({ at: among[at] ?? at, said })) })
    }
    return judged
  },
})
