import { LanguageModel } from '#server/features/language/model/model.ts'
import { answerMessages } from '#server/platform/processes/child-side.ts'
import type { VerdictWork } from './verdict-pool.ts'

const model = await LanguageModel.load()

answerMessages<VerdictWork>({
  judge: async ({ demands, lines }) => {
    const judged = []
    for (const demand of demands) judged.push(await model.judge(demand, lines))
    return judged
  },
})
