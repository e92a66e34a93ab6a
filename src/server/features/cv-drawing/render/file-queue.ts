import { ChildQueue } from './child-queue.ts'
import type { FileWork } from './file-child.ts'

/** Reading PDFs and writing DOCX takes longer than drawing, so it has a process of its own and keeps no preview waiting. */
export const files = new ChildQueue<FileWork>(new URL('./file-child.ts', import.meta.url))
