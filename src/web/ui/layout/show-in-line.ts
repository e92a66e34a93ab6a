/** Brings one thing to the middle of its line and leaves the page where it is: on a low screen the title would go under the header. */
export function showInLine(one: Element | null): void {
  const line = one?.closest('[data-side-scroll]')
  if (!one || !line) return
  const [place, box] = [one.getBoundingClientRect(), line.getBoundingClientRect()]
  line.scrollLeft += place.left + place.width / 2 - (box.left + box.width / 2)
}
