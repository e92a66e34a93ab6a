/** What stands on the picture that messengers show beside a link; what is empty is left out. */
export interface ShareCard {
  /** Small, over the title. */
  over: string
  title: string
  /** Under it. */
  line: string
  /** Large, at the foot. */
  figure: string
}
