import { LanguageModel } from '#server/features/language/model/model.ts'
import { answerMessages } from '#server/platform/processes/child-side.ts'
import { judgeLines } from './judge-lines.ts'
import type { VerdictWork } from './verdict-pool.ts'

const model = await LanguageModel.load()

answerMessages<VerdictWork>({ judge: (asked) => judgeLines(model, asked) })
