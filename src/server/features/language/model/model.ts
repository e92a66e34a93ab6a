import { readFile } from 'node:fs/promises'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { type AdSpan, spansOf } from './ad-spans.ts'
import { type TaggedLine, tagsOf } from './cv-tags.ts'
import { type CvLine, type Input, type Judgement, judge, type Said } from './judge.ts'
import { AD_OUTPUTS, CV_OUTPUTS } from './labels.ts'
import { END, type Piece, Pieces, START } from './pieces.ts'

/** How much the model reads at once, and how much of a title stands before each part of a text. */
const WINDOW = 256
const TITLE_PIECES = 24
/** From this far on, a word stands well inside a window. */
const WELL_INSIDE = 64

/**
 * The language model: one small encoder with heads, see training/model. It takes a hundred megabytes and blocks whoever
 * asks, so only child processes load it.
 */
export class LanguageModel {
  readonly #session: InferenceSession
  readonly #pieces: Pieces

  private constructor(session: InferenceSession, pieces: Pieces) {
    this.#session = session
    this.#pieces = pieces
  }

  static load(): Promise<LanguageModel> {
    return LanguageModel.#with('model.onnx')
  }

  /** Ads have weights of their own for now: the body that was taught on more texts since then, none of them ads, finds less in real ones. */
  static loadForAds(): Promise<LanguageModel> {
    return LanguageModel.#with('ad-tagger.onnx')
  }

  static async #with(file: string): Promise<LanguageModel> {
    const weights = await readFile(new URL(file, import.meta.url))
    const session = await InferenceSession.create(weights, { intraOpNumThreads: 1, interOpNumThreads: 1 })
    return new LanguageModel(session, new Pieces())
  }

  /** What the words of an ad ask for; places are those in the text. */
  async tagAd(title: string, text: string): Promise<AdSpan[]> {
    const before = title === '' ? '' : `${title}\n`
    const whole = before + text
    const pieces = this.#pieces.of(whole)
    const spans = spansOf(whole, pieces, await this.#tags(OF_ADS, pieces, this.#pieces.of(title)))
    return spans
      .filter(({ start }) => start >= before.length)
      .map((span) => ({ ...span, start: span.start - before.length, end: span.end - before.length }))
  }

  /** What the lines of a CV are, and what stands in them. */
  async tagCv(lines: readonly string[]): Promise<TaggedLine[]> {
    const pieces = this.#pieces.of(lines.join('\n'))
    return tagsOf(lines, pieces, await this.#tags(OF_CVS, pieces, []))
  }

  /** What the lines of a CV say of a demand. */
  async judge(demand: string, lines: readonly CvLine[]): Promise<Judgement> {
    const cut = lines.map(({ above, text }) => this.#idsOf([above, text].filter(Boolean).join(' · ')))
    return judge((input) => this.#said(input), this.#idsOf(demand), cut)
  }

  readonly #known = new Map<string, number[]>()

  /** The same lines are read beside every demand of a vacancy. */
  #idsOf(text: string): number[] {
    const known = this.#known.get(text)
    if (known) return known
    if (this.#known.size >= REMEMBERED) this.#known.clear()
    const ids = this.#pieces.of(text).map(({ id }) => id)
    this.#known.set(text, ids)
    return ids
  }

  async #said({ ids, types, ends }: Input): Promise<{ whole: Said; lines: Said[] }> {
    const { lines, verdict } = await this.#session.run(inputs(ids, types), ['lines', 'verdict'])
    if (!(lines?.data instanceof Float32Array && verdict?.data instanceof Float32Array))
      throw new Error('The model gave no judgement.')
    const { data } = lines
    return { whole: chances(verdict.data), lines: ends.map((at) => chances(data.subarray(4 * at, 4 * at + 4))) }
  }

  /** A row of outputs for each piece; where windows overlap, their mean, the more the further inside. */
  async #tags(of: Tagger, pieces: readonly Piece[], title: readonly Piece[]): Promise<Float64Array[]> {
    const head = title.slice(0, TITLE_PIECES).map(({ id }) => id)
    const room = WINDOW - 3 - head.length
    const sums = pieces.map(() => new Float64Array(of.outputs))
    const weights = new Float64Array(pieces.length)
    for (let start = 0; ; start += Math.floor(room / 2)) {
      const body = pieces.slice(start, start + room).map(({ id }) => id)
      const front = start === 0 || head.length === 0 ? [START] : [START, ...head, END]
      const tags = await this.#run(of, [...front, ...body, END])
      const isLast = start + room >= pieces.length
      body.forEach((_, at) => {
        const from_left = start === 0 ? WELL_INSIDE : at + 1
        const from_right = isLast ? WELL_INSIDE : body.length - at
        const weight = Math.min(from_left, from_right, WELL_INSIDE)
        const sum = sums[start + at]
        for (let k = 0; k < of.outputs; k++)
          if (sum) sum[k] = (sum[k] ?? 0) + weight * (tags[(front.length + at) * of.outputs + k] ?? 0)
        weights[start + at] = (weights[start + at] ?? 0) + weight
      })
      if (isLast) return sums.map((sum, at) => sum.map((value) => value / (weights[at] ?? 1)))
    }
  }

  async #run({ name, type }: Tagger, ids: readonly number[]): Promise<Float32Array> {
    const types = ids.map(() => type)
    const { [name]: tags } = await this.#session.run(inputs(ids, types), [name])
    if (!(tags?.data instanceof Float32Array)) throw new Error('The model gave no tags.')
    return tags.data
  }
}

const REMEMBERED = 2000

/** One encoder with a head for ads and one for CVs, whose pieces are of another type. */
interface Tagger {
  name: 'tags' | 'cv_tags'
  type: 0 | 1
  outputs: number
}

const OF_ADS: Tagger = { name: 'tags', type: 0, outputs: AD_OUTPUTS }
const OF_CVS: Tagger = { name: 'cv_tags', type: 1, outputs: CV_OUTPUTS }

function inputs(ids: readonly number[], types: readonly number[] = ids.map(() => 0)) {
  const row = (values: readonly number[]) => new Tensor('int64', BigInt64Array.from(values, BigInt), [1, ids.length])
  return { input_ids: row(ids), attention_mask: row(ids.map(() => 1)), token_type_ids: row(types) }
}

/** Out of logits, in the order of the model's outputs. */
function chances(logits: Float32Array): Said {
  const most = Math.max(...logits)
  const [yes = 0, part = 0, no = 0, unsaid = 0] = Array.from(logits, (value) => Math.exp(value - most))
  const sum = yes + part + no + unsaid
  return { yes: yes / sum, part: part / sum, no: no / sum, unsaid: unsaid / sum }
}
