import { withoutPersonalData, workWords } from './personal-data.ts'
import { tfIdfIndex } from './tf-idf.ts'
import { RELATED, titleIndex } from './title-ranking.ts'
import { plainTitle } from './title-text.ts'
import { conceptWords, titleConceptWords, titlesIn } from './work-concepts.ts'

/** A title says most of a short vacancy; its words and the concepts behind them say the rest. */
const TITLE = 0.6
const WORDS = 1
const CONCEPTS = 1

export interface WorkText {
  title: string
  text: string
}

interface ReadText {
  titles: readonly string[]
  words: readonly string[]
  concepts: readonly string[]
}

export interface TextIndex {
  /** One number per text of the index, in its order; more is nearer. */
  similarities(wanted: WorkText): Float64Array
}

/** Ranks whole vacancies and CVs against each other. */
export function textIndex(texts: readonly WorkText[]): TextIndex {
  const known = texts.map(readText)
  const words = tfIdfIndex(known.map((each) => each.words))
  const concepts = tfIdfIndex(known.map((each) => each.concepts))
  const owners = known.flatMap((each, owner) => each.titles.map(() => owner))
  const titles = titleIndex(known.flatMap((each) => each.titles), RELATED)
  return {
    similarities(wanted_text) {
      const wanted = readText(wanted_text)
      const by_title = new Float64Array(texts.length)
      for (const title of wanted.titles) {
        titles.similarities(title).forEach((score, i) => {
          const owner = owners[i] ?? 0
          by_title[owner] = Math.max(by_title[owner] ?? 0, score)
        })
      }
      const by_words = words.similarities(wanted.words)
      const by_concepts = concepts.similarities(wanted.concepts)
      return by_title.map((score, i) => TITLE * score + WORDS * (by_words[i] ?? 0) + CONCEPTS * (by_concepts[i] ?? 0))
    },
  }
}

function readText({ title, text }: WorkText): ReadText {
  const body = withoutPersonalData(text)
  const titles = title === '' ? titlesIn(body) : [plainTitle(title)]
  const emphasis = titles.join('\n')
  const title_concepts = titleConceptWords(emphasis)
  return {
    titles,
    words: [...workWords(emphasis), ...workWords(emphasis), ...workWords(body)],
    concepts: [...title_concepts, ...title_concepts, ...conceptWords(body)],
  }
}
