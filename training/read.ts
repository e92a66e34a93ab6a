// Prints how the product reads a text: npm run read -- ad FILE (its first line is the title) | cv FILE (text, PDF, DOCX…).
import { printAd } from './explain/read-ad.ts'
import { printCv } from './explain/read-cv.ts'

const PRINT: Readonly<Record<string, (file: string) => Promise<void>>> = { ad: printAd, cv: printCv }

const [what = '', file] = process.argv.slice(2)
const print = PRINT[what]
if (!print || !file) {
  console.error('npm run read -- ad FILE | cv FILE')
  process.exit(1)
}
await print(file)
