const WRITTEN_IN = 'input, textarea, select, [role=textbox]'

/** Puts the cursor into the field of a path, or into the nearest thing around it, and shows it with what is said about it. */
export function focusField(path: string): void {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const name = CSS.escape(part)
    // In the body: the head of the page has a `description` of its own.
    const control = document.body.querySelector<HTMLElement>(`[name="${name}"], [data-name="${name}"]`)
    const area = document.querySelector<HTMLElement>(`[data-field="${name}"]`)
    const goal = control ?? (area && inside(area))
    if (!goal) continue
    show(path, goal, area)
    if (goal === area) waitForField(path, area)
    return
  }
}

/** An area that can be focused itself waits for its editor: buttons in it are only about what is written there. */
function inside(area: HTMLElement): HTMLElement {
  const field = area.querySelector<HTMLElement>(WRITTEN_IN)
  return field ?? (area.hasAttribute('tabindex') ? null : area.querySelector('button')) ?? area
}

function show(path: string, goal: HTMLElement, area: HTMLElement | null): void {
  goal.focus({ preventScroll: true })
  goal.scrollIntoView({ block: 'center' })
  // A long text is higher than the screen, and what is wrong with it stands at its end.
  noteOn(path, goal, area)?.scrollIntoView({ block: 'nearest' })
}

/** The editor of a long text comes a moment later, empty at first; whoever has gone on meanwhile is left where they are. */
function waitForField(path: string, area: HTMLElement): void {
  const stood = document.activeElement
  const watch = new MutationObserver(() => {
    const field = area.querySelector<HTMLElement>(WRITTEN_IN)
    const has_gone = ![stood, field, document.body].includes(document.activeElement)
    if (field && !has_gone) show(path, field, area)
    if (has_gone || field?.hasChildNodes()) watch.disconnect()
  })
  watch.observe(area, { childList: true, subtree: true })
}

/** What the check of the text says of this very field, or why the field is not right. */
function noteOn(path: string, goal: HTMLElement, area: HTMLElement | null): Element | null {
  const found = document.querySelector(`[data-note="${CSS.escape(path)}"]`)
  const named = goal
    .getAttribute('aria-describedby')
    ?.split(' ')
    .find((id) => id.endsWith('-error'))
  return found ?? (named ? document.getElementById(named) : null) ?? area?.querySelector('[id$="-error"]') ?? null
}
