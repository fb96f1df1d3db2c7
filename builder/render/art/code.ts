import { qrCode, qrDrawing } from '../../qr.ts'
import { type Html, html, nothing } from '../html.ts'

/** A text as a QR code that a telephone reads from the screen and from paper; nothing for a text that is too long for one. */
export function codeOf(text: string, label: string): Html {
  const grid = qrCode(text)
  if (!grid) return nothing
  const { size, path } = qrDrawing(grid)
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}"><rect width="${size}" height="${size}" fill="#fff"></rect><path d="${path}" fill="#000"></path></svg>`
}
