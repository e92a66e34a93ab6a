import { withoutPersonalData, workWords } from './personal-data.ts'
import { tfIdfIndex } from './tf-idf.ts'
import { RELATED, titleIndex } from './title-ranking.ts'
import { plainTitle } from './title-text.ts'
import { conceptWords, titleConceptWords, titlesIn, typicalSkills } from './work-concepts.ts'

/** A title given as such says most of a vacancy; titles found in a long text are less sure, and its words say more. */
const WITH_TITLE = { title: 0.6, words: 1, concepts: 1.4 }
const WITHOUT_TITLE = { title: 0.4, words: 2, concepts: 1.4 }

export interface WorkText {
  kind: 'CV' | 'VACANCY'
  title: string
  text: string
}

interface ReadText {
  titles: readonly string[]
  words: readonly string[]
  concepts: readonly string[]
}

interface TextIndex {
  /** One number per text of the index, in its order; more is nearer. */
  similarities(wanted: WorkText): Float64Array
}

/** Ranks whole vacancies and CVs against each other. */
export function textIndex(texts: readonly WorkText[]): TextIndex {
  const known = texts.map(readText)
  const words = tfIdfIndex(known.map((each) => each.words))
  const concepts = tfIdfIndex(known.map((each) => each.concepts))
  const owners = known.flatMap((each, owner) => each.titles.map(() => owner))
  const titles = titleIndex(
    known.flatMap((each) => each.titles),
    RELATED,
  )
  return {
    similarities(wanted_text) {
      const wanted = readText(wanted_text)
      const weights = wanted_text.title === '' ? WITHOUT_TITLE : WITH_TITLE
      const by_title = new Float64Array(texts.length)
      for (const title of wanted.titles) {
        titles.similarities(title).forEach((score, i) => {
          const owner = owners[i] ?? 0
          by_title[owner] = Math.max(by_title[owner] ?? 0, score)
        })
      }
      const by_words = words.similarities(wanted.words)
      const by_concepts = concepts.similarities(wanted.concepts)
      return by_title.map(
        (score, i) =>
          weights.title * score + weights.words * (by_words[i] ?? 0) + weights.concepts * (by_concepts[i] ?? 0),
      )
    },
  }
}

function readText({ kind, title, text }: WorkText): ReadText {
  const body = withoutPersonalData(text, kind)
  const titles = title === '' ? titlesIn(body) : [plainTitle(title)]
  const emphasis = titles.join('\n')
  const title_concepts = titleConceptWords(emphasis)
  return {
    titles,
    words: [...workWords(emphasis), ...workWords(emphasis), ...workWords(body)],
    concepts: [...title_concepts, ...title_concepts, ...conceptWords(body), ...typicalSkills(emphasis)],
  }
}
