interface Hire {
  /** Everybody who would be hired, as the board calls them. */
  names: readonly string[]
  stage: string
  vacancy: string
}

/** What is asked before somebody is hired, one person or many. */
export function hireWords({ names, stage, vacancy }: Hire): { title: string; text: string } {
  const is_one = names.length === 1
  return {
    title: `¿Contratar a ${is_one ? names[0] : `${names.length} personas`}?`,
    text: `${is_one ? 'Pasa' : 'Pasan'} a ${stage} y termina su proceso en «${vacancy}». Se lo diremos en unos segundos.`,
  }
}
