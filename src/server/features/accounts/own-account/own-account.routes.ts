import type { Serve } from '#server/platform/http/serve.ts'
import * as contract from '#shared/accounts/users.ts'
import { getMe, setIntent, updateMe } from './own-account.service.ts'
import { removeCoverPhoto, removeProfilePicture, setCoverPhoto, setProfilePicture } from './pictures.service.ts'

export function ownAccountRoutes(serve: Serve): void {
  serve(contract.getMe, getMe)
  serve(contract.updateMe, updateMe)
  serve(contract.setIntent, setIntent)
  serve(contract.setProfilePicture, setProfilePicture)
  serve(contract.removeProfilePicture, removeProfilePicture)
  serve(contract.setCoverPhoto, setCoverPhoto)
  serve(contract.removeCoverPhoto, removeCoverPhoto)
}
