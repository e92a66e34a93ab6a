export function Paragraphs({ text }: { text: string }) {
  if (text.trim() === '') return null
  return <p className="wrap-anywhere whitespace-pre-line">{text}</p>
}

/** A list of sentences; empty ones are left out. */
export function Bullets({ lines }: { lines: readonly string[] }) {
  const said = lines.filter((line) => line.trim() !== '')
  if (said.length === 0) return null
  return (
    <ul className="list-disc space-y-1 pl-5 marker:text-edge">
      {said.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be there twice
        <li key={at} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  )
}
