import { z } from 'zod'
import { task } from '#server/platform/tasks/queue.ts'
import { CV_AUTOMATIC_VERSION_LIFE, CV_IMPORT_LIFE, CV_VIEW_LIFE } from '#shared/core/limits.ts'
import { addSeconds } from '#shared/core/time.ts'
import { deleteOldImports } from './imports/imports.queries.ts'
import { deleteOldAutomaticVersions } from './versions.queries.ts'
import { deleteOldViews } from './views.queries.ts'

export const cleanCvsTask = task({
  name: 'cvs.clean',
  data: z.object({}),
  schedule: '47 3 * * *',
  run: async ({ db, now }) => {
    await deleteOldAutomaticVersions(db, addSeconds(now(), -CV_AUTOMATIC_VERSION_LIFE))
    await deleteOldImports(db, addSeconds(now(), -CV_IMPORT_LIFE))
    await deleteOldViews(db, addSeconds(now(), -CV_VIEW_LIFE))
  },
})
