import { Loading, Skeleton, SkeletonLines } from '#web/ui/feedback/skeleton.tsx'

export function CandidateLoading() {
  return (
    <Loading label="Abriendo el perfil…" className="mx-auto max-w-3xl">
      <div className="flex items-center gap-5">
        <Skeleton className="size-20 rounded-full" />
        <div className="min-w-0 flex-1 space-y-3">
          <Skeleton className="h-8 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
        </div>
      </div>
      <div className="mt-10 space-y-8">
        <SkeletonLines lines={3} />
        <SkeletonLines lines={5} />
        <SkeletonLines lines={4} />
      </div>
    </Loading>
  )
}
