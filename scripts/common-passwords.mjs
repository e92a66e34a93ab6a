// Makes src/server/platform/passwords/common-passwords.bin from a list of common passwords, one a line:
//   node scripts/common-passwords.mjs LIST.txt
// The file holds the first 5 bytes of the SHA-256 of each lower-cased entry of at least 10 characters, sorted.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const [list] = process.argv.slice(2)
const entries = new Set(
  readFileSync(list, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.normalize('NFC').toLowerCase())
    .filter((line) => line.length >= 10),
)
const hashes = [...entries]
  .map((entry) => createHash('sha256').update(entry).digest().subarray(0, 5))
  .sort(Buffer.compare)
writeFileSync(new URL('../src/server/platform/passwords/common-passwords.bin', import.meta.url), Buffer.concat(hashes))
console.log(`${hashes.length} passwords`)
