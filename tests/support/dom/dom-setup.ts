import { toast } from 'react-hot-toast/headless'
import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

// The library does this itself, but only for the first of the files that share a page.
beforeEach(async () => {
  await cleanup()
  // Where the pointer rested on a notice when its page went, the notice would stand in the next test for ever.
  toast.remove()
})
