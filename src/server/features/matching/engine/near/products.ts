import { ANGLE_SCALE, DIMENSIONS, vectorAt } from '../vectors.ts'

/**
 * The products of signed bytes, sixteen at a time: a program for the processor's own wide registers, which plain code cannot
 * reach. It is written out here because it is shorter than what would be needed to build it.
 */
const I32 = 0x7f
const V128 = 0x7b
const simd = (...code: number[]): number[] => [0xfd, ...code]
const get = (local: number): number[] => [0x20, local]
const set = (local: number): number[] => [0x21, local]
const tee = (local: number): number[] => [0x22, local]
/** Signed LEB128. */
function constant(value: number): number[] {
  const bytes: number[] = [0x41]
  for (let rest = value; ; rest >>= 7) {
    const is_last = (rest >> 7 === 0 && (rest & 0x40) === 0) || (rest >> 7 === -1 && (rest & 0x40) !== 0)
    bytes.push((rest & 0x7f) | (is_last ? 0 : 0x80))
    if (is_last) return bytes
  }
}
const ADD = 0x6a
const LESS = 0x49
const loop = (...body: number[]): number[] => [0x03, 0x40, ...body, 0x0b]
const AGAIN = [0x0d, 0]
const sized = (...body: number[]): number[] => [body.length, ...body]

/** Parameters: where `a` begins and ends, where `b` begins and ends, where the answer goes. Then what the loops remember. */
const [A, A_END, B, B_END, OUT, OTHER, AT, SUM, LEFT, RIGHT] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

const load = (base: number): number[] => [...get(base), ...get(AT), ADD, ...simd(0x00, 0, 0)]
/** Eight products of bytes, added two by two and then to the sum. */
const half = (multiply: number): number[] => [
  ...get(LEFT),
  ...get(RIGHT),
  ...simd(multiply, 0x01),
  ...simd(0x7e),
  ...simd(0xae, 0x01),
]
const lane = (at: number): number[] => [...get(SUM), ...simd(0x1b, at)]
const step = (local: number, by: number): number[] => [...get(local), ...constant(by), ADD, ...tee(local)]

const oneProduct = [
  ...constant(0),
  ...set(AT),
  ...simd(0x0c, ...Array<number>(16).fill(0)),
  ...set(SUM),
  ...loop(
    ...load(A),
    ...set(LEFT),
    ...load(OTHER),
    ...set(RIGHT),
    ...get(SUM),
    ...half(0x9c),
    ...half(0x9d),
    ...set(SUM),
    ...step(AT, 16),
    ...constant(DIMENSIONS),
    LESS,
    ...AGAIN,
  ),
  ...get(OUT),
  ...lane(0),
  ...lane(1),
  ADD,
  ...lane(2),
  ADD,
  ...lane(3),
  ADD,
  0x36,
  2,
  0,
  ...step(OUT, 4),
  0x1a,
]
const everyPair = loop(
  ...get(B),
  ...set(OTHER),
  ...loop(...oneProduct, ...step(OTHER, DIMENSIONS), ...get(B_END), LESS, ...AGAIN),
  ...step(A, DIMENSIONS),
  ...get(A_END),
  LESS,
  ...AGAIN,
)
const text = (word: string): number[] => sized(...Buffer.from(word))
const section = (id: number, ...content: number[]): number[] => [id, ...wide(content.length), ...content]
/** Lengths above 127 take two bytes. */
const wide = (length: number): number[] => (length < 0x80 ? [length] : [(length & 0x7f) | 0x80, length >> 7])
const code = [2, 2, I32, 3, V128, ...everyPair, 0x0b]

const program = Uint8Array.from([
  0,
  0x61,
  0x73,
  0x6d,
  1,
  0,
  0,
  0,
  ...section(1, 1, 0x60, ...sized(I32, I32, I32, I32, I32), 0),
  ...section(2, 1, ...text('own'), ...text('memory'), 2, 0, 1),
  ...section(3, 1, 0),
  ...section(7, 1, ...text('products'), 0, 0),
  ...section(10, 1, ...wide(code.length), ...code),
])

/** What this needs of it: only a browser's types describe it. */
declare const WebAssembly: {
  Memory: new (pages: { initial: number }) => { buffer: ArrayBuffer; grow: (pages: number) => number }
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object, given: object) => { exports: { products: (...places: number[]) => void } }
}

const PAGE = 65_536
const memory = new WebAssembly.Memory({ initial: 1 })
const { products } = new WebAssembly.Instance(new WebAssembly.Module(program), { own: { memory } }).exports
let bytes = new Int8Array(memory.buffer)

/** Of each vector of `a` with each of `b`, row by row; it holds until the next question. Neither may be empty. */
export function productsOf(a: Int8Array, b: Int8Array): Int32Array {
  const out = a.length + b.length
  const count = (a.length / DIMENSIONS) * (b.length / DIMENSIONS)
  const missing = out + count * Int32Array.BYTES_PER_ELEMENT - bytes.length
  if (missing > 0) {
    memory.grow(Math.ceil(missing / PAGE))
    bytes = new Int8Array(memory.buffer)
  }
  bytes.set(a)
  bytes.set(b, a.length)
  products(0, a.length, a.length, out, out)
  return new Int32Array(memory.buffer, out, count)
}

/** The angle between one vector and another; `at` counts vectors, not bytes. */
export const angle = (one: Int8Array, others: Int8Array, at: number): number =>
  (productsOf(one, vectorAt(others, at))[0] ?? 0) / ANGLE_SCALE

/** How near the nearest of several vectors comes; 0 where there is nothing to compare. */
export function nearest(one: Int8Array | null, others: Int8Array | null): number {
  if (!one || !others || others.length === 0) return 0
  let best = 0
  for (const product of productsOf(one, others)) if (product > best) best = product
  return best / ANGLE_SCALE
}
