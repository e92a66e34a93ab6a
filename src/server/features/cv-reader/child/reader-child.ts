import { findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { answerMessages } from '#server/platform/processes/child-side.ts'
import { ImportFailure } from '../failure.ts'
import { placeOf } from '../parse/names/places.ts'
import { readFile, readPastedText } from '../read-file.ts'
import { type ReadingWork, readingTask } from './messages.ts'
import { cutNetwork } from './without-network.ts'

cutNetwork()
// Word lists are read before the first file comes, not while somebody waits for it.
findTitleRoles('Camarera')
placeOf('Madrid')

answerMessages<ReadingWork>({
  read: async (task) => {
    try {
      const { file, text } = readingTask.parse(task)
      return { read: file ? await readFile(file) : readPastedText(text ?? '') }
    } catch (error) {
      return { failure: error instanceof ImportFailure ? error.code : 'import_corrupt' }
    }
  },
})
