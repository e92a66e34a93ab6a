/** One way in which something changes its state. */
export interface Step<S extends string> {
  from: readonly S[]
  to: S
}

/** `same`: it already is as the step would leave it, so asking twice changes nothing. */
export function standing<S extends string>({ from, to }: Step<S>, state: S): 'go' | 'same' | 'refused' {
  if (from.includes(state)) return 'go'
  return to === state ? 'same' : 'refused'
}
