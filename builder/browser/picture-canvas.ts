import type { Drawing, PictureEdits } from '../../machines/modules/picture.machine.ts'

export interface Drawn {
  readonly address: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly ending: string
}
/** What nothing is changed by; trims and changes of colour are percents. */
export const plainEdits = {
  turn: '0',
  flip: 'no',
  shape: 'whole',
  left: '0',
  top: '0',
  right: '0',
  bottom: '0',
  width: '',
  light: '100',
  contrast: '100',
  colour: '100',
  blur: '0',
  mark: '',
  place: 'bottom right',
  format: 'png',
} as const satisfies PictureEdits
export const shapes: Readonly<Record<string, number>> = { square: 1, '4 to 3': 4 / 3, '16 to 9': 16 / 9, '3 to 4': 3 / 4 }
const most = 6000
const number = (text: string | undefined, otherwise: number): number =>
  text !== undefined && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : otherwise

async function opened(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = source
  try {
    await image.decode()
  } catch {
    throw new Error('This file is no picture that the browser can read.')
  }
  return image
}
function canvasOf(width: number, height: number): { readonly canvas: HTMLCanvasElement; readonly brush: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser draws no pictures.')
  return { canvas, brush }
}

/** The part that is left by trims and then by a shape around its middle. */
export function partOf(
  width: number,
  height: number,
  edits: PictureEdits,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const [left, top, right, bottom] = ['left', 'top', 'right', 'bottom'].map((side) => Math.min(49, Math.max(0, number(edits[side], 0))) / 100) as [
    number,
    number,
    number,
    number,
  ]
  const box = { x: width * left, y: height * top, width: width * (1 - left - right), height: height * (1 - top - bottom) }
  const shape = shapes[edits.shape ?? '']
  if (shape === undefined) return box
  const kept = { width: Math.min(box.width, box.height * shape), height: Math.min(box.height, box.width / shape) }
  return { ...kept, x: box.x + (box.width - kept.width) / 2, y: box.y + (box.height - kept.height) / 2 }
}

function writeMark(brush: CanvasRenderingContext2D, { mark = '', place = '' }: PictureEdits): void {
  const { width, height } = brush.canvas
  const size = Math.max(12, Math.round(Math.min(width, height) / 16))
  brush.font = `600 ${size}px system-ui, sans-serif`
  const wide = brush.measureText(mark).width
  const x = place.includes('left') ? size : place.includes('middle') ? (width - wide) / 2 : width - wide - size
  const y = place.includes('top') ? size * 1.6 : place.includes('middle') ? height / 2 : height - size
  brush.lineWidth = Math.max(2, size / 10)
  brush.strokeStyle = 'rgba(0,0,0,.55)'
  brush.fillStyle = 'rgba(255,255,255,.85)'
  brush.strokeText(mark, x, y)
  brush.fillText(mark, x, y)
}

/** Draws a picture with its edits, and hands it back as a data address; rejects with why it could not. */
export async function drawPicture({ source, edits }: Drawing): Promise<Drawn> {
  const image = await opened(source)
  const turn = number(edits.turn, 0)
  const isLying = turn % 180 !== 0
  const whole = { width: image.naturalWidth || 800, height: image.naturalHeight || 600 }
  const turned = canvasOf(isLying ? whole.height : whole.width, isLying ? whole.width : whole.height)
  turned.brush.translate(turned.canvas.width / 2, turned.canvas.height / 2)
  turned.brush.rotate((turn * Math.PI) / 180)
  if (edits.flip === 'yes') turned.brush.scale(-1, 1)
  turned.brush.drawImage(image, -whole.width / 2, -whole.height / 2, whole.width, whole.height)
  const part = partOf(turned.canvas.width, turned.canvas.height, edits)
  const width = Math.min(most, Math.max(1, number(edits.width, part.width)))
  const { canvas, brush } = canvasOf(width, (part.height / part.width) * width)
  if (edits.format === 'jpeg') {
    brush.fillStyle = '#fff'
    brush.fillRect(0, 0, canvas.width, canvas.height)
  }
  brush.filter = `brightness(${number(edits.light, 100)}%) contrast(${number(edits.contrast, 100)}%) saturate(${number(edits.colour, 100)}%) blur(${number(edits.blur, 0)}px)`
  brush.drawImage(turned.canvas, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  brush.filter = 'none'
  if (edits.mark?.trim()) writeMark(brush, edits)
  const address = canvas.toDataURL(`image/${edits.format}`, 0.85)
  const ending = /^data:image\/(\w+)/.exec(address)?.[1] ?? 'png'
  return {
    address,
    width: canvas.width,
    height: canvas.height,
    bytes: Math.round(((address.length - address.indexOf(',') - 1) * 3) / 4),
    ending: ending === 'jpeg' ? 'jpg' : ending,
  }
}
