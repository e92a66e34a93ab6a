/**
 * How many characters regular expressions looked at while something ran: the same on every machine, however busy it is.
 * An expression that finds nothing looked at the rest of its text.
 */
export function charactersRead(run: () => void): number {
  const { exec } = RegExp.prototype
  let read = 0
  RegExp.prototype.exec = function counted(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const match = exec.call(this, text)
    // A sticky one looks at its own place only.
    const to = match ? match.index + match[0].length : this.sticky ? from + 1 : text.length
    read += to - from
    return match
  }
  try {
    run()
  } finally {
    RegExp.prototype.exec = exec
  }
  return read
}
