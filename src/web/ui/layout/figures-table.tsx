import type { ReactNode } from 'react'

interface FiguresTableProps {
  caption: string
  heads: readonly [string, string]
  rows: readonly (readonly [string, ReactNode])[]
}

/** Two columns that become two lines on a narrow screen. */
export function FiguresTable({ caption, heads, rows }: FiguresTableProps) {
  return (
    <table className="w-full border-line border-y text-left max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2.5 pr-6 font-semibold text-sm">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-t max-sm:block max-sm:border-t-0">
        {rows.map(([name, value]) => (
          <tr key={name} className="break-inside-avoid max-sm:block max-sm:py-3">
            <th scope="row" className="w-2/5 py-3 pr-6 align-top font-medium max-sm:block max-sm:w-auto max-sm:p-0">
              {name}
            </th>
            <td className="py-3 align-top text-ink-soft max-sm:block max-sm:p-0">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
