export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex min-w-6 items-center justify-center rounded-sm border border-line bg-sunk px-1.5 py-0.5 font-medium font-sans text-ink-soft text-xs">
      {children}
    </kbd>
  )
}
