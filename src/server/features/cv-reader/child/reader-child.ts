import { LanguageModel } from '#server/features/language/model/model.ts'
import { answerMessages } from '#server/platform/processes/child-side.ts'
import { pastedLines } from '../reading/file-lines.ts'
import { proposeFromBoth } from '../tagged/two-readings.ts'
import { orFailure } from './failures.ts'
import { type ReadingWork, readingTask } from './messages.ts'
import { cutNetwork } from './without-network.ts'

cutNetwork()
const model = await LanguageModel.load()
// Word lists are read before the first CV comes, not while somebody waits for it.
await proposeFromBoth(model, pastedLines('Ana Ruiz\nMadrid\nCamarera, Bar Sol, 2019-2021'))

answerMessages<ReadingWork>({
  read: (task) =>
    orFailure(async () => {
      const asked = readingTask.parse(task)
      const lines = 'lines' in asked ? asked.lines : pastedLines(asked.text)
      return { read: { source: lines.source, proposal: await proposeFromBoth(model, lines) } }
    }),
})
