const FOCUSABLE = 'input, textarea, select, [role=textbox], button'

/** Puts the cursor into the field of a path, or into the nearest thing around it, and shows it. */
export function focusField(path: string): void {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const name = CSS.escape(part)
    const control = document.querySelector<HTMLElement>(`[name="${name}"], [data-name="${name}"]`)
    const area = document.querySelector<HTMLElement>(`[data-field="${name}"]`)
    const goal = control ?? area?.querySelector<HTMLElement>(FOCUSABLE) ?? area
    if (!goal) continue
    goal.focus({ preventScroll: true })
    goal.scrollIntoView({ block: 'center' })
    return
  }
}
