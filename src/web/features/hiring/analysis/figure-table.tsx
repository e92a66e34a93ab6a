import { ChevronDown } from 'lucide-react'

interface FigureTableProps {
  label: string
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** The figures behind a chart, for whoever wants them exactly or cannot see it. */
export function FigureTable({ label, head, rows }: FigureTableProps) {
  if (rows.length === 0) return null
  return (
    <details className="group mt-4">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-medium text-ink-soft text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        Ver la tabla
      </summary>
      <div className="overflow-x-auto">
        <table aria-label={label} className="w-full text-left text-sm">
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className="border-line border-b py-2 pr-4 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others]) => (
              <tr key={first}>
                <th scope="row" className="wrap-anywhere border-line border-b py-2 pr-4 font-medium">
                  {first}
                </th>
                {others.map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns stand in a fixed order
                  <td key={at} className="border-line border-b py-2 pr-4 tabular-nums">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
