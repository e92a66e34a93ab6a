import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type ProfileBody,
  removeCoverPhoto,
  removeProfilePicture,
  setCoverPhoto,
  setProfilePicture,
  updateMe,
} from '#shared/accounts/users.ts'
import { call } from '#web/lib/api.ts'
import { forgetMatches } from '../forget-matches.ts'
import { useStoreMe } from './me.ts'

type ProfileChanges = Partial<ProfileBody> & { current_password?: string | undefined }

/** Saves parts of the profile; changes are sent one after the other, so that the last one wins. */
export function useSaveProfile() {
  const storeMe = useStoreMe()
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'profile' },
    mutationFn: (body: ProfileChanges) => call(updateMe, { body }),
    onSuccess: async (me, { job_preferences, city, country }) => {
      storeMe(me)
      // What somebody wishes, and where they live, decide what fits.
      if (job_preferences !== undefined || city !== undefined || country !== undefined) await forgetMatches(client)
    },
  })
}

const pictureCalls = {
  profile: { set: setProfilePicture, remove: removeProfilePicture },
  cover: { set: setCoverPhoto, remove: removeCoverPhoto },
} as const

export type PictureKind = keyof typeof pictureCalls

/** Replaces a picture, or removes it when no file is given. */
export function useSavePicture(kind: PictureKind) {
  const storeMe = useStoreMe()
  const { set, remove } = pictureCalls[kind]
  return useMutation({
    mutationFn: (file: Blob | null) => (file ? call(set, { file }) : call(remove)),
    onSuccess: storeMe,
  })
}
