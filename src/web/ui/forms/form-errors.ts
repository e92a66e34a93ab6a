interface FlatError {
  /** Dotted path, as in the contract's error fields. */
  name: string
  message: string
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Every message of a form, flat and in the order of its fields; what belongs to no field (root) is left out. */
export function listErrors(errors: object, prefix = ''): FlatError[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (!isRecord(value) || (prefix === '' && key === 'root') || key === 'ref') return []
    const name = prefix + key
    const own =
      typeof value.type === 'string' && typeof value.message === 'string' ? [{ name, message: value.message }] : []
    return own.length > 0 ? own : listErrors(value, `${name}.`)
  })
}
