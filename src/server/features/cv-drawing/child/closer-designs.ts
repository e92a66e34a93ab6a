import type { CvDesign } from '#shared/cvs/cv-document.ts'

const NARROWER = { AMPLIOS: 'NORMALES', NORMALES: 'ESTRECHOS', ESTRECHOS: null } as const
/** Smaller letters are hard to read on paper. */
const LEAST_SIZE = 9
const STEP = 0.5

/** From the person's own design to the closest that still reads well: first the margins, then the letters. */
function closerDesigns(design: CvDesign): [CvDesign, ...CvDesign[]] {
  const steps: [CvDesign, ...CvDesign[]] = [design]
  let now = design
  for (let margins = NARROWER[now.margins]; margins; margins = NARROWER[margins]) {
    now = { ...now, margins }
    steps.push(now)
  }
  while (now.size - STEP >= LEAST_SIZE) {
    now = { ...now, size: now.size - STEP }
    steps.push(now)
  }
  return steps
}

/**
 * The first design that draws one page; with the person's own where not even the closest does, which is tried before
 * the others, because most that do not fit are far from it.
 */
export function fittingDesign(design: CvDesign, pagesIn: (design: CvDesign) => number): CvDesign {
  const steps = closerDesigns(design)
  let [low, high] = [0, steps.length - 1]
  if (pagesIn(steps[high] ?? design) > 1) return design
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (pagesIn(steps[middle] ?? design) > 1) low = middle + 1
    else high = middle
  }
  return steps[high] ?? design
}
