function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

const OVER_THE_PAGE = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role="${role}"]:not([data-state="closed"])`)
  .join()

/** Marks what hears single keys of its own and may itself be drawn in a drawer. */
export const HEARS_KEYS = { 'data-hears-keys': '' }

/** A single key is for the page: nobody writes, and no question or menu is open over what hears it. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false
  return [...document.querySelectorAll(OVER_THE_PAGE)].every((open) => open.querySelector('[data-hears-keys]') !== null)
}
