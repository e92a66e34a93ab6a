import { answerMessages } from '#server/platform/processes/child-side.ts'
import { openFile } from '../reading/read-file.ts'
import { orFailure } from './failures.ts'
import { type OpeningWork, openingTask } from './messages.ts'
import { cutNetwork } from './without-network.ts'

cutNetwork()

answerMessages<OpeningWork>({ open: (task) => orFailure(() => openFile(openingTask.parse(task).file)) })
