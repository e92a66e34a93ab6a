/** Whether the text is in the clipboard now. A browser may refuse, and a page without encryption has no clipboard to ask. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
