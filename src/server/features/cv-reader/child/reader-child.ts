import { findTitleRoles } from '#server/features/language/normalise/concepts.ts'
import { ImportFailure } from '../failure.ts'
import { placeOf } from '../parse/names/places.ts'
import { readFile, readPastedText } from '../read-file.ts'
import { type ReadingAnswer, readingTask } from './messages.ts'
import { cutNetwork } from './without-network.ts'

cutNetwork()
// The parent closing the channel is the only sign that nobody waits any more.
process.on('disconnect', () => process.exit())
process.on('message', (message) => {
  void answer(message).then((said) => process.send?.(said))
})
// Word lists are read before the first file comes, not while somebody waits for it.
findTitleRoles('Camarera')
placeOf('Madrid')
process.send?.('ready')

async function answer(message: unknown): Promise<ReadingAnswer> {
  try {
    const { file, text } = readingTask.parse(message)
    return { read: file ? await readFile(file) : readPastedText(text ?? '') }
  } catch (error) {
    return { failure: error instanceof ImportFailure ? error.code : 'import_corrupt' }
  }
}
