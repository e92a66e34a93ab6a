const WORKER = '/service-worker.js'

/** The content policy takes the address of a program only from here. */
function trusted(address: string): string {
  const types: unknown = Reflect.get(window, 'trustedTypes')
  if (typeof types !== 'object' || types === null) return address
  const createPolicy: unknown = Reflect.get(types, 'createPolicy')
  if (typeof createPolicy !== 'function') return address
  const policy = Reflect.apply(createPolicy, types, ['service-worker', { createScriptURL: () => WORKER }])
  return policy.createScriptURL(address)
}

let is_asked = false

/** For whoever is signed in, and only once the page has nothing else to fetch. */
export function registerWorker(): void {
  if (is_asked || !import.meta.env.PROD || !navigator.serviceWorker) return
  is_asked = true
  const register = () => navigator.serviceWorker.register(trusted(WORKER)).catch(() => undefined)
  const whenQuiet = () =>
    'requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register, 1_000)
  if (document.readyState === 'complete') whenQuiet()
  else window.addEventListener('load', whenQuiet, { once: true })
}
