import type { Ctx } from '#server/context.ts'
import type { ShareCard } from '#server/features/cv-drawing/plain/share-card.ts'
import { renderCard } from '#server/features/cv-drawing/render/render.ts'
import { readFile } from '#server/platform/files/files.service.ts'
import { ipPrefix, takeAttempt } from '#server/platform/limits/limits.service.ts'
import { turnFor } from '#server/platform/processes/turn.ts'
import type { FileAnswer } from '#shared/core/endpoint.ts'
import { AppError } from '#shared/core/errors.ts'
import { rateRules } from '#shared/core/limits.ts'
import { vacancyDocument } from '#shared/vacancies/vacancy-document.ts'
import { placeWords, salaryWords } from '#shared/words/vacancies.ts'
import { type ReadableJob, requireJob } from '../public-job/public-job.service.ts'

type OfJob = { params: { vacancy_id: string } }

const CACHE_SECONDS = 3600
const KEPT = 100

/** By their words: a network asks several times for a link that many people share. */
const drawn = new Map<string, Uint8Array>()

export async function getJobPicture(ctx: Ctx, { params }: OfJob): Promise<FileAnswer> {
  const card = cardOf(await requireJob(ctx, params.vacancy_id))
  const words = JSON.stringify(card)
  const bytes = drawn.get(words) ?? (await draw(ctx, card))
  // The last one asked for is the last to go.
  drawn.delete(words)
  drawn.set(words, bytes)
  for (const oldest of drawn.keys()) if (drawn.size > KEPT) drawn.delete(oldest)
  return { bytes, type: 'image/png', name: 'vacante.png', disposition: 'inline', cache_seconds: CACHE_SECONDS }
}

async function draw(ctx: Ctx, card: ShareCard): Promise<Uint8Array> {
  await takeAttempt(ctx, rateRules.job_picture_ip, ipPrefix(ctx.request.ip))
  return renderCard(turnFor(ctx.request.ip, ctx), card)
}

function cardOf({ vacancy, company, state }: ReadableJob): ShareCard {
  const document = vacancyDocument.parse(vacancy.document)
  return {
    over: company.name,
    title: document.title,
    line: placeWords(document),
    figure: state === 'PUBLISHED' ? salaryWords(document.salary) : 'Ya no recibe postulaciones',
  }
}

export async function getJobLogo(ctx: Ctx, { params }: OfJob): Promise<FileAnswer> {
  const { company } = await requireJob(ctx, params.vacancy_id)
  if (!company.logo_id) throw new AppError('not_found')
  return readFile(ctx, company.logo_id)
}
