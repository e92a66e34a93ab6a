/** Scenes about places and people: companies, teams, mail, quiet, lost, offline, locked. */
export const placeScenes = {
  company: (
    <>
      <rect x="112" y="56" width="48" height="68" rx="6" className="fill-brand-soft" />
      <rect x="52" y="24" width="70" height="100" rx="8" className="fill-surface" />
      {[42, 62, 82].map((y) => (
        <path key={y} d={`M68 ${y}h10M92 ${y}h10`} strokeWidth="8" className="stroke-line" />
      ))}
      <path d="M92 62h10" strokeWidth="8" className="stroke-spark" />
      <path d="M78 124v-22h18v22" className="fill-brand" />
      <path d="M134 74h8M134 90h8M134 106h8" strokeWidth="6" className="stroke-brand" />
      <path d="M36 124h136" />
    </>
  ),
  people: (
    <>
      <circle cx="58" cy="56" r="15" className="fill-surface" />
      <path d="M30 116c0-22 12-34 28-34s28 12 28 34" className="fill-surface" />
      <circle cx="142" cy="56" r="15" className="fill-surface" />
      <path d="M114 116c0-22 12-34 28-34s28 12 28 34" className="fill-surface" />
      <path d="M66 122c0-28 14-42 34-42s34 14 34 42Z" className="fill-brand-soft" />
      <circle cx="100" cy="50" r="19" className="fill-spark" />
      <path d="M92 50c2 5 14 5 16 0" className="stroke-on-spark" />
    </>
  ),
  quiet: (
    <>
      <path d="M60 102c8-8 10-18 10-32 0-18 12-30 30-30s30 12 30 30c0 14 2 24 10 32Z" className="fill-surface" />
      <path d="M100 40v-9" strokeWidth="5" />
      <path d="M88 102c0 8 5 14 12 14s12-6 12-14" className="fill-brand-soft" />
      <path d="M86 74c3 3 8 3 11 0M105 74c3 3 8 3 11 0" />
      <path d="M140 44h12l-12 14h12M160 22h8l-8 10h8" className="stroke-brand" />
      <circle cx="58" cy="44" r="6" className="fill-spark" />
    </>
  ),
  mail: (
    <>
      <rect x="44" y="40" width="112" height="80" rx="12" className="fill-surface" />
      <path d="m48 50 46 36c4 3 8 3 12 0l46-36" className="fill-brand-soft" />
      <path d="m50 116 36-34M150 116l-36-34" className="stroke-edge" />
      <circle cx="152" cy="42" r="17" className="fill-spark" />
      <path d="M152 34v9M152 50v.5" className="stroke-on-spark" strokeWidth="3.5" />
    </>
  ),
  lost: (
    <>
      <path d="M26 108c26-4 26-36 50-38 20-2 16 26 36 24" strokeDasharray="2 9" />
      <path d="M140 124V34" strokeWidth="5" />
      <path d="M140 38h36l9 11-9 11h-36Z" className="fill-spark" />
      <path d="M140 68h-38l-9 11 9 11h38Z" className="fill-surface" />
      <circle cx="28" cy="108" r="7" className="fill-brand stroke-none" />
      <path d="M152 49h18M108 79h18" className="stroke-edge" />
    </>
  ),
  offline: (
    <>
      <path d="M16 96c22 0 18-34 44-34" />
      <rect x="58" y="46" width="34" height="32" rx="8" className="fill-surface" />
      <path d="M92 55h12M92 69h12" strokeWidth="5" />
      <path d="M184 50c-22 0-14 40-38 40" />
      <path d="M148 74h-16a10 10 0 0 0-10 10v12a10 10 0 0 0 10 10h16Z" className="fill-brand-soft" />
      <path d="m112 30-4 12M128 34l-9 10M140 48l-12 6" className="stroke-brand" />
      <circle cx="75" cy="62" r="5" className="fill-spark" />
    </>
  ),
  lock: (
    <>
      <path d="M74 66V48a26 26 0 0 1 52 0v18" strokeWidth="6" />
      <rect x="58" y="62" width="84" height="62" rx="14" className="fill-surface" />
      <circle cx="100" cy="88" r="10" className="fill-spark" />
      <path d="M100 98v10" strokeWidth="5" />
      <path d="M44 52h-8M46 36l-7-4M156 52h8M154 36l7-4" className="stroke-brand" />
    </>
  ),
}
