import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx'

export function InvitationOpening() {
  return (
    <Loading
      label="Abriendo tu invitación…"
      className="mx-auto flex w-full max-w-lg flex-1 flex-col items-center justify-center gap-5 px-6 py-12"
    >
      <Skeleton className="size-28 rounded-lg" />
      <h1 className="text-3xl">Abriendo tu invitación…</h1>
      <Skeleton className="h-5 w-72 max-w-full" />
      <Skeleton className="h-13 w-56" />
    </Loading>
  )
}
