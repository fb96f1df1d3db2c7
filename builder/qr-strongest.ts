import type { QrCorrection } from './qr.ts'

/** Error correction H: about 30 % of a code may be hidden. A code of it holds at most 1,273 bytes. */
export const strongest: QrCorrection = {
  bits: 2,
  bytesPerBlock: [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, ...Array<number>(18).fill(30)],
  blocks: [
    1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
  ],
}
