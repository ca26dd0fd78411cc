// SHA-256 in plain script: a browser's own answers asynchronously, which costs more than the hash where a hundred thousand are computed.

const BLOCK_BYTES = 64
const WORD_BYTES = 4
const WORDS_OF_LENGTH = 2

/** The first 32 bits of the fractional part of a prime's root. */
function fractionOf(prime: number, root: (value: number) => number): number {
  return ((root(prime) % 1) * 2 ** 32) | 0
}

const primes = Array.from({ length: 311 }, (_, number) => number + 2).filter((number) => {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false
  return true
})
const ROUNDS = Int32Array.from(primes, (prime) => fractionOf(prime, Math.cbrt))
const START = Int32Array.from(primes.slice(0, 8), (prime) => fractionOf(prime, Math.sqrt))

/** The hash of some bytes, as eight words. */
export function sha256(bytes: Uint8Array): Int32Array {
  const blocks = Math.ceil((bytes.length + 1 + WORDS_OF_LENGTH * WORD_BYTES) / BLOCK_BYTES)
  const padded = new Uint8Array(blocks * BLOCK_BYTES)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - WORD_BYTES, bytes.length * 8)
  const hash = START.slice()
  const words = new Int32Array(BLOCK_BYTES)
  for (let from = 0; from < padded.length; from += BLOCK_BYTES) {
    for (let word = 0; word < 16; word += 1) words[word] = view.getInt32(from + word * WORD_BYTES)
    compress(hash, words)
  }
  return hash
}

/** The hash of 40 bytes: of eight words and a number below 2^53, written into `hash`. `words` is room to work in. */
export function sha256OfSeed(seed: Int32Array, number: number, hash: Int32Array, words: Int32Array): void {
  words.set(seed)
  words[8] = Math.floor(number / 2 ** 32)
  words[9] = number
  words[10] = 0x80000000
  words.fill(0, 11, 15)
  words[15] = 40 * 8
  hash.set(START)
  compress(hash, words)
}

/** Works one block into a hash; of the 64 words the first 16 are the block. */
function compress(hash: Int32Array, words: Int32Array): void {
  const at = (array: Int32Array, index: number) => array[index] ?? 0
  for (let index = 16; index < 64; index += 1) {
    const near = at(words, index - 2)
    const far = at(words, index - 15)
    const sigma1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    const sigma0 = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    words[index] = at(words, index - 16) + sigma0 + at(words, index - 7) + sigma1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let index = 0; index < 64; index += 1) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + at(ROUNDS, index) + at(words, index)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = at(hash, index) + word
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}
