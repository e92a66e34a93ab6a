import { LanguageModel } from '#server/features/language/model/model.ts'
import { answerMessages } from '#server/platform/processes/child-side.ts'
import { readAdWith } from '../spans/read-ad.ts'
import type { AdReading } from './ads.ts'

const model = await LanguageModel.loadForAds()
// Word lists are read before the first text comes, not while somebody waits for it.
await readAdWith(model, 'Buscamos camarera con experiencia en Madrid.', null)

answerMessages<AdReading>({ read: ({ text, title }) => readAdWith(model, text, title) })
