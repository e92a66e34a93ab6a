/** Longer than any request line that Node lets through: an overlong id is then answered like an unknown one. */
export const MAX_PARAM_LENGTH = 20_000

/** The framework answers a badly escaped address outside of our hooks and repeats it; escaped once more it is just unknown. */
export function readableAddress({ url = '/' }: { url?: string | undefined }): string {
  try {
    decodeURIComponent(pathOf(url))
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}

/** The path as it was sent. `//host` is a path too, which the URL class would take for a host. */
export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}
