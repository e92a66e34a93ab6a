import type { NamedPlace } from './named-places.ts'

const OR = /^ ?(?:,? ?(?:y|o|e|u|y\/o|and|or)|\/|;|\+|•|\|) (?:en )?(?:la |el )?$|^ ?\/ ?$/
const COMMA = /^ ?, (?:en )?(?:la |el )?$/
const MOST = 5

/** «Madrid, Sevilla o Bilbao» are three places to work in; «Getafe, Madrid» and «Miraflores o San Isidro, Lima» end with what they lie in. */
export function siblingsOf(chosen: NamedPlace, matches: readonly NamedPlace[], flat: string): NamedPlace[] {
  if (!isTown(chosen)) return [chosen]
  const chain = [chosen]
  const joints: string[] = []
  for (const next of matches.slice(matches.indexOf(chosen) + 1)) {
    const joint = flat.slice(chain.at(-1)?.end, next.start)
    if (!next.capital || !(OR.test(joint) || COMMA.test(joint)) || chain.length > MOST) break
    chain.push(next)
    joints.push(joint)
  }
  const last_or = joints.findLastIndex((joint) => OR.test(joint))
  if (last_or < 0) return [chosen]
  return chain.slice(0, last_or + 2).filter(isTown)
}

const isTown = ({ places }: NamedPlace): boolean => places.some(({ kind }) => kind === 'CITY')
