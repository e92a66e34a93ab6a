/** Scenes about the work itself: the CV, the search, the sent application, the board, what is done. */
export const workScenes = {
  cv: (
    <>
      <rect x="78" y="18" width="78" height="104" rx="10" transform="rotate(7 117 70)" className="fill-brand-soft" />
      <rect x="54" y="16" width="80" height="108" rx="10" className="fill-surface" />
      <circle cx="76" cy="40" r="11" className="fill-brand stroke-none" />
      <path d="M96 35h26M96 45h16" />
      <path d="M66 66h56M66 78h56M66 90h34" className="stroke-edge" />
      <circle cx="132" cy="104" r="19" className="fill-spark" />
      <path d="m124 104 6 6 11-12" className="stroke-on-spark" />
    </>
  ),
  search: (
    <>
      <rect x="34" y="30" width="96" height="34" rx="9" className="fill-surface" />
      <rect x="34" y="74" width="96" height="34" rx="9" className="fill-surface" />
      <circle cx="52" cy="47" r="7" className="fill-brand-soft" />
      <circle cx="52" cy="91" r="7" className="fill-brand-soft" />
      <path d="M68 42h40M68 52h24M68 86h28M68 96h40" className="stroke-edge" />
      <circle cx="138" cy="70" r="28" className="fill-spark" />
      <circle cx="138" cy="70" r="18" className="fill-surface" />
      <path d="m158 91 15 17" strokeWidth="8" />
      <path d="M130 70a8 8 0 0 1 8-8" className="stroke-brand" />
    </>
  ),
  send: (
    <>
      <path d="M28 112c18 4 34-2 40-14s-8-20-14-10 12 20 34 6" strokeDasharray="1 7" />
      <path d="M84 74 172 24l-26 86-28-18-12 20-4-28Z" className="fill-surface" />
      <path d="m172 24-70 60 4 28" className="fill-brand-soft" />
      <path d="m118 92-16-8 70-60-54 68Z" className="fill-brand stroke-none" />
      <circle cx="150" cy="116" r="7" className="fill-spark" />
    </>
  ),
  board: (
    <>
      {[30, 80, 130].map((x) => (
        <rect key={x} x={x} y="22" width="42" height="100" rx="9" className="fill-surface" />
      ))}
      <path d="M38 34h16M88 34h16M138 34h16" className="stroke-edge" />
      <rect x="37" y="44" width="28" height="20" rx="5" className="fill-brand-soft" />
      <rect x="37" y="70" width="28" height="20" rx="5" className="fill-brand-soft" />
      <rect x="137" y="44" width="28" height="20" rx="5" className="fill-brand-soft" />
      <rect x="92" y="56" width="32" height="24" rx="6" transform="rotate(-8 108 68)" className="fill-spark" />
      <path d="M72 84c10 10 22 10 30 4m0 0-8-1m8 1-3 7" className="stroke-brand" />
    </>
  ),
  done: (
    <>
      <circle cx="100" cy="70" r="46" className="fill-surface" />
      <circle cx="100" cy="70" r="34" className="fill-spark" />
      <path d="m84 71 12 12 22-25" className="stroke-on-spark" strokeWidth="5" />
      <path d="m40 40 8 6M34 70h10M160 40l-8 6M166 70h-10M58 18l5 9M142 18l-5 9" className="stroke-brand" />
    </>
  ),
  calendar: (
    <>
      <rect x="48" y="28" width="104" height="94" rx="12" className="fill-surface" />
      <path d="M48 54h104" />
      <path d="M72 18v18M128 18v18" strokeWidth="5" />
      {[72, 100, 128].map((x) => (
        <circle key={x} cx={x} cy="74" r="6" className="fill-brand-soft stroke-none" />
      ))}
      <circle cx="72" cy="100" r="6" className="fill-brand-soft stroke-none" />
      <circle cx="100" cy="100" r="14" className="fill-spark" />
      <circle cx="128" cy="100" r="6" className="fill-brand-soft stroke-none" />
      <path d="M100 93v7h6" className="stroke-on-spark" />
    </>
  ),
}
