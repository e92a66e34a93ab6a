import { answerMessages } from '#server/platform/processes/child-side.ts'
import { proposeRequirements } from '../propose-requirements.ts'
import type { AdReading } from './long-ads.ts'

// Word lists are read before the first text comes, not while somebody waits for it.
proposeRequirements('Buscamos camarera con experiencia en Madrid.')

answerMessages<AdReading>({ read: ({ text, title }) => proposeRequirements(text, title) })
