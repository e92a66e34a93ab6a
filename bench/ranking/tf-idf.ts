interface WordIndex {
  /** One number per document, in the documents' order. */
  similarities(words: readonly string[]): Float64Array
}

interface Postings {
  documents: number[]
  weights: number[]
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function countDocuments(counted: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const documents = new Map<string, number>()
  for (const counts of counted) for (const word of counts.keys()) documents.set(word, (documents.get(word) ?? 0) + 1)
  return documents
}

function addPosting(postings: Map<string, Postings>, word: string, document: number, weight: number): void {
  const known = postings.get(word) ?? { documents: [], weights: [] }
  if (known.documents.length === 0) postings.set(word, known)
  known.documents.push(document)
  known.weights.push(weight)
}

function addUp(scores: Float64Array, postings: Postings | undefined, weight: number): void {
  if (!postings) return
  for (let i = 0; i < postings.documents.length; i++) {
    const document = postings.documents[i] ?? 0
    scores[document] = (scores[document] ?? 0) + weight * (postings.weights[i] ?? 0)
  }
}

/** Cosine of word weights, 0 to 1: for texts of like length. */
export function tfIdfIndex(documents: readonly (readonly string[])[]): WordIndex {
  const counted = documents.map(countWords)
  const frequency = countDocuments(counted)
  const weigh = (counts: ReadonlyMap<string, number>) => {
    const weights = new Map<string, number>()
    let squares = 0
    for (const [word, count] of counts) {
      const weight = (1 + Math.log(count)) * Math.log(1 + documents.length / ((frequency.get(word) ?? 0) + 0.5))
      weights.set(word, weight)
      squares += weight * weight
    }
    const length = Math.sqrt(squares) || 1
    for (const [word, weight] of weights) weights.set(word, weight / length)
    return weights
  }
  const postings = new Map<string, Postings>()
  counted.forEach((counts, document) => {
    for (const [word, weight] of weigh(counts)) addPosting(postings, word, document, weight)
  })
  return {
    similarities(words) {
      const scores = new Float64Array(documents.length)
      for (const [word, weight] of weigh(countWords(words))) addUp(scores, postings.get(word), weight)
      return scores
    },
  }
}
