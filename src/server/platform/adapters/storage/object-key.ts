const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isObjectKey(name: string): boolean {
  return UUID.test(name)
}

/** A key becomes part of a path or an address, so anything but a plain id is a mistake of ours. */
export function checkObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new TypeError('An object key must be a lower-case UUID')
}
