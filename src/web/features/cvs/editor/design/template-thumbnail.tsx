import type { CvTemplate } from '#shared/cvs/cv-document.ts'

/** Grey lines of text from `y` downwards. */
function lines(y: number, widths: readonly number[], x = 12, gap = 4.5) {
  return widths.map((width, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
    <rect key={i} x={x} y={y + i * gap} width={width} height="1.8" rx="0.9" fill="#c9c6d6" />
  ))
}

const drawings: Record<CvTemplate, React.ReactNode> = {
  ESENCIAL: (
    <>
      <rect x="12" y="12" width="42" height="5" rx="1" fill="#17142a" />
      <rect x="12" y="20" width="28" height="2" rx="1" fill="currentColor" />
      {[32, 58, 82].map((y) => (
        <g key={y}>
          <rect x="12" y={y} width="22" height="2.6" rx="1" fill="currentColor" />
          {lines(y + 6, [76, 70, 60])}
        </g>
      ))}
    </>
  ),
  CLASICO: (
    <>
      <rect x="28" y="11" width="44" height="5" rx="1" fill="#17142a" />
      <rect x="34" y="19" width="32" height="2" rx="1" fill="#c9c6d6" />
      {[30, 56, 82].map((y) => (
        <g key={y}>
          <rect x="12" y={y} width="24" height="2.6" rx="1" fill="#17142a" />
          <rect x="12" y={y + 4.4} width="76" height="0.8" fill="currentColor" />
          {lines(y + 8.5, [76, 66, 72])}
        </g>
      ))}
    </>
  ),
  COMPACTO: (
    <>
      <rect x="10" y="9" width="36" height="4.4" rx="1" fill="#17142a" />
      <rect x="50" y="10" width="40" height="2" rx="1" fill="#c9c6d6" />
      {[20, 40, 60, 80, 100].map((y) => (
        <g key={y}>
          <rect x="10" y={y} width="18" height="2.2" rx="1" fill="currentColor" />
          {lines(y + 4.6, [80, 74, 78], 10, 3.8)}
        </g>
      ))}
    </>
  ),
  EUROPEO: (
    <>
      <rect x="0" y="0" width="100" height="24" fill="currentColor" opacity="0.14" />
      <rect x="12" y="8" width="40" height="4.6" rx="1" fill="#17142a" />
      <rect x="12" y="15.5" width="54" height="2" rx="1" fill="#8f8ba3" />
      {[34, 62].map((y) => (
        <g key={y}>
          <rect x="12" y={y} width="26" height="2.6" rx="1" fill="currentColor" />
          {lines(y + 6.5, [76, 70, 58])}
        </g>
      ))}
      <g fill="none" stroke="#c9c6d6" strokeWidth="0.9">
        <rect x="12" y="92" width="76" height="22" rx="1" />
        <path d="M12 99h76M12 106.5h76M36 92v22M54 92v22M71 92v22" />
      </g>
    </>
  ),
}

/** How a template divides the page, in the colour of the CV. */
export function TemplateThumbnail({ template, accent }: { template: CvTemplate; accent: string }) {
  return (
    <svg
      viewBox="0 0 100 124"
      aria-hidden="true"
      style={{ color: accent }}
      className="block w-full rounded-sm bg-[#fff]"
    >
      {drawings[template]}
    </svg>
  )
}
