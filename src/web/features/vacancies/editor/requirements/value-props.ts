/** The fields of one kind of requirement. */
export interface ValueProps<V> {
  path: string
  value: V
  onChange: (value: V) => void
}
