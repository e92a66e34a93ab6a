import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react/pure'

// The library does this itself, but only for the first of the files that share a page.
beforeEach(cleanup)
