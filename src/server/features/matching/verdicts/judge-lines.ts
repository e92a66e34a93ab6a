import type { CvLine, Judgement } from '#server/features/language/model/judge.ts'
import type { LanguageModel } from '#server/features/language/model/model.ts'

export interface Asked {
  /** Each with the places of the lines that are read for it. */
  demands: readonly { text: string; among: readonly number[] }[]
  lines: readonly CvLine[]
}

/** What the lines of a CV say of each demand, with their places among all lines. */
export async function judgeLines(model: LanguageModel, { demands, lines }: Asked): Promise<Judgement[]> {
  const judged: Judgement[] = []
  for (const { text, among } of demands) {
    const { whole, lines: heard } = await model.judge(
      text,
      among.flatMap((at) => lines[at] ?? []),
    )
    judged.push({ whole, lines: heard.map(({ at, said }) => ({ at: among[at] ?? at, said })) })
  }
  return judged
}
