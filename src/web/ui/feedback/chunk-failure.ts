const CHUNK_FAILURE =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload/i

/** A part of the program could not be fetched, as a rule because a new version replaced it. */
export function isChunkError(error: unknown): error is Error {
  return error instanceof Error && CHUNK_FAILURE.test(error.message)
}
