import { text } from 'node:stream/consumers'
import { rank, rankTask } from './rank-task.ts'

const task = rankTask.parse(JSON.parse(await text(process.stdin)))
process.stdout.write(JSON.stringify(rank(task)))
