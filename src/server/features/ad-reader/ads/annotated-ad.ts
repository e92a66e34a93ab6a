/** An ad as somebody pastes it, with what a reader of it would write down. */
export interface AnnotatedAd {
  title: string
  text: string
  /** In the words of the ad; `/` separates what the same demand may be quoted by. */
  must: readonly string[]
  wanted?: readonly string[]
  plus?: readonly string[]
  /** Named, but not asked for. */
  never?: readonly string[]
  /** What is done and what is given, where the fixture says it. */
  duties?: readonly string[]
  benefits?: readonly string[]
  /** Fields of the form as `field=value`. */
  document?: readonly string[]
}
