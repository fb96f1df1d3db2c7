const encoded = (text: string): Uint8Array =>
  Uint8Array.from(
    encodeURIComponent(text.toWellFormed()).replace(/%([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    (sign: string) => sign.charCodeAt(0),
  )

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  return rest
})
function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff
  for (const byte of bytes) rest = (rest >>> 8) ^ remainders[(rest ^ byte) & 0xff]!
  return (rest ^ 0xffffffff) >>> 0
}

/** Numbers of two or four bytes, the lowest byte first, as a zip file has them. */
const numbers = (...all: readonly (readonly [number, 2 | 4])[]): number[] =>
  all.flatMap(([value, size]) => Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 0xff))

/** A zip file of these parts as they are, of no day but the first that a zip file knows. */
export function zipped(parts: Readonly<Record<string, string>>): Uint8Array {
  const files: number[][] = []
  const index: number[][] = []
  let at = 0
  for (const [path, text] of Object.entries(parts)) {
    const [name, body] = [encoded(path), encoded(text)]
    const about = numbers([20, 2], [0x800, 2], [0, 2], [0, 2], [0x21, 2], [checksum(body), 4], [body.length, 4], [body.length, 4], [name.length, 2], [0, 2])
    files.push([...numbers([0x04034b50, 4]), ...about, ...name], [...body])
    index.push([...numbers([0x02014b50, 4], [20, 2]), ...about, ...numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), ...name])
    at += 30 + name.length + body.length
  }
  const listed = index.flat()
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [index.length, 2], [index.length, 2], [listed.length, 4], [at, 4], [0, 2])
  return Uint8Array.from([...files.flat(), ...listed, ...end])
}
