import type { Drawing, PictureEdits } from '../../machines/modules/picture.machine.ts'
import { avatarOf } from '../drawn-avatar.ts'
import { codeOf } from '../drawn-code.ts'
import { posterOf } from '../drawn-poster.ts'
import { type SceneStyle, sceneOf, sceneStyles, styleFor } from '../drawn-scene.ts'
import { cutBackground, factsOf, type Guess, guessOf, type PictureFacts } from '../pixels.ts'
import { filters, type PartOfPicture, partOf, sizes } from './picture-edits.ts'

export interface Drawn {
  readonly address: string
  /** The same part without its changes of colour; empty where nothing is compared. */
  readonly before: string
  /** What was opened, as it was, in no more than a screen's size; empty where nothing was. */
  readonly original: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly ending: string
  readonly facts: PictureFacts
  readonly guess: Guess | null
  /** What of the words is drawn. */
  readonly drawn: readonly string[]
  /** The drawing as lines, where it is one to be had so. */
  readonly svg?: string
  /** Why nothing is drawn of what was entered. */
  readonly lacks?: string
}
const most = 6000
const looked = 320
const original_max = 1600
const number = (text: string | undefined, otherwise: number): number =>
  text !== undefined && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : otherwise
const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

interface Opened {
  readonly image: CanvasImageSource
  readonly width: number
  readonly height: number
}
/** A picture, or the first that a video shows. */
async function opened(source: string): Promise<Opened> {
  if (source.startsWith('data:video/')) {
    const video = document.createElement('video')
    const seen = Promise.withResolvers<void>()
    video.muted = true
    video.addEventListener('loadeddata', () => seen.resolve())
    video.addEventListener('error', () => seen.reject(new Error('This file is no video that the browser can read.')))
    video.src = source
    await seen.promise
    return { image: video, width: video.videoWidth, height: video.videoHeight }
  }
  const image = new Image()
  image.src = source
  try {
    await image.decode()
  } catch {
    throw new Error('This file is no picture that the browser can read. Choose a PNG, JPEG, WebP or GIF picture.')
  }
  return { image, width: image.naturalWidth || 800, height: image.naturalHeight || 600 }
}
function canvasOf(width: number, height: number): { readonly canvas: HTMLCanvasElement; readonly brush: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser draws no pictures.')
  return { canvas, brush }
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

/** What is drawn instead of an opened picture. */
interface Made {
  readonly source: string
  readonly drawn: readonly string[]
  readonly svg?: string
  readonly lacks?: string
}
function made(edits: PictureEdits): Made {
  if (edits.way === 'code') {
    const svg = codeOf(edits)
    const lacks = edits.words?.trim() ? 'This text is too long for one QR code.' : 'Enter what the code is to say.'
    return svg ? { source: svgAddress(svg), drawn: [], svg } : { source: svgAddress(codeOf({ words: 'empty' })!), drawn: [], lacks }
  }
  if (edits.way === 'avatar') return { source: svgAddress(avatarOf(edits)), drawn: [] }
  if (edits.way === 'poster') return { source: svgAddress(posterOf(edits)), drawn: [] }
  const words = edits.words ?? ''
  const style = Object.hasOwn(sceneStyles, edits.style ?? '') ? (edits.style as SceneStyle) : styleFor(words)
  const { svg, drawn } = sceneOf(words, style, number(edits.variant, 0))
  return { source: svgAddress(svg), drawn }
}

/** The picture as it lies, turned and mirrored. */
function turnedBy({ image, ...whole }: Opened, edits: PictureEdits): HTMLCanvasElement {
  const turn = number(edits.turn, 0)
  const isLying = turn % 180 !== 0
  const { canvas, brush } = canvasOf(isLying ? whole.height : whole.width, isLying ? whole.width : whole.height)
  brush.translate(canvas.width / 2, canvas.height / 2)
  brush.rotate((turn * Math.PI) / 180)
  if (edits.flip === 'yes') brush.scale(-1, 1)
  brush.drawImage(image, -whole.width / 2, -whole.height / 2, whole.width, whole.height)
  return canvas
}

function withoutBackground(canvas: HTMLCanvasElement, edits: PictureEdits): HTMLCanvasElement {
  const { canvas: cut, brush } = canvasOf(canvas.width, canvas.height)
  brush.drawImage(canvas, 0, 0)
  const pixels = brush.getImageData(0, 0, cut.width, cut.height)
  cutBackground(pixels, number(edits.within, 12))
  brush.putImageData(pixels, 0, 0)
  if (edits.back === 'none') return cut
  const { canvas: filled, brush: under } = canvasOf(canvas.width, canvas.height)
  under.fillStyle = edits.back ?? '#ffffff'
  under.fillRect(0, 0, filled.width, filled.height)
  under.drawImage(cut, 0, 0)
  return filled
}

/** A part of a picture in its size, with or without its changes of colour. */
function painted(turned: HTMLCanvasElement, part: PartOfPicture, width: number, edits: PictureEdits, isPlain: boolean): HTMLCanvasElement {
  const { canvas, brush } = canvasOf(width, (part.height / part.width) * width)
  const filter = `brightness(${number(edits.light, 100)}%) contrast(${number(edits.contrast, 100)}%) saturate(${number(edits.colour, 100)}%) blur(${number(edits.blur, 0)}px) ${filters[edits.filter ?? ''] ?? ''}`
  brush.filter = isPlain ? 'none' : filter
  brush.drawImage(turned, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  return canvas
}

function lookedAt(canvas: HTMLCanvasElement): PictureFacts {
  const scale = Math.min(1, looked / Math.max(canvas.width, canvas.height))
  const { canvas: small, brush } = canvasOf(canvas.width * scale, canvas.height * scale)
  brush.drawImage(canvas, 0, 0, small.width, small.height)
  return factsOf(brush.getImageData(0, 0, small.width, small.height))
}

/** Marks where most of the picture changes, and what it is said to be. */
function mark(canvas: HTMLCanvasElement, { busiest }: PictureFacts, { kind, sure }: Guess): void {
  const brush = canvas.getContext('2d')!
  const size = Math.max(14, Math.round(canvas.width / 34))
  const [x, y] = [busiest.x * canvas.width, busiest.y * canvas.height]
  const words = `${kind}, ${sure} %, simulated`
  brush.font = `600 ${size}px system-ui, sans-serif`
  brush.lineWidth = Math.max(3, size / 5)
  brush.strokeStyle = '#ffd60a'
  brush.strokeRect(x, y, busiest.width * canvas.width, busiest.height * canvas.height)
  brush.fillStyle = '#1b1b1b'
  brush.fillRect(x, y, brush.measureText(words).width + size, size * 1.6)
  brush.fillStyle = '#ffd60a'
  brush.fillText(words, x + size / 2, y + size * 1.15)
}

/** Eight copies on a sheet of 6 by 4 inches. */
function sheetOf(photo: HTMLCanvasElement): HTMLCanvasElement {
  const { canvas, brush } = canvasOf(1800, 1200)
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  const scale = Math.min(410 / photo.width, 560 / photo.height)
  const [width, height] = [photo.width * scale, photo.height * scale]
  for (let at = 0; at < 8; at += 1) brush.drawImage(photo, 225 + (at % 4) * 450 - width / 2, 300 + Math.floor(at / 4) * 600 - height / 2, width, height)
  return canvas
}

let kept = { source: '', address: '' }
/** The opened picture as it is, once for all of its edits. */
function originalOf(source: string, { image, width, height }: Opened): string {
  if (kept.source === source) return kept.address
  const scale = Math.min(1, original_max / Math.max(width, height))
  const { canvas, brush } = canvasOf(width * scale, height * scale)
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(image, 0, 0, canvas.width, canvas.height)
  kept = { source, address: canvas.toDataURL('image/jpeg', 0.85) }
  return kept.address
}

/** Draws a picture with its edits, and hands it back as a data address; rejects with why it could not. */
export async function drawPicture({ source, edits }: Drawing): Promise<Drawn> {
  const kinds = (edits.kinds ?? '').split('\n').filter(Boolean)
  const own: Made = source === 'drawn' ? made(edits) : { source, drawn: [] }
  const whole = await opened(own.source)
  const turned = turnedBy(whole, edits)
  const part = partOf(turned.width, turned.height, edits)
  const width = Math.min(most, Math.max(1, number(edits.width, sizes[edits.shape ?? '']?.width ?? part.width)))
  const plain = painted(turned, part, width, edits, true)
  const coloured = painted(turned, part, width, edits, false)
  const cut = edits.back === 'keep' || edits.back === undefined ? coloured : withoutBackground(coloured, edits)
  const facts = lookedAt(plain)
  const guess = edits.way === 'recognise' ? guessOf(facts, edits.kind && edits.kind !== 'any' ? [edits.kind] : kinds) : null
  const shown = edits.sheet === 'eight' ? sheetOf(cut) : cut
  const { canvas, brush } = canvasOf(shown.width, shown.height)
  if (edits.format === 'jpeg') {
    brush.fillStyle = '#fff'
    brush.fillRect(0, 0, canvas.width, canvas.height)
  }
  brush.drawImage(shown, 0, 0)
  if (guess) mark(canvas, facts, guess)
  if (edits.mark?.trim()) writeMark(brush, edits)
  const address = canvas.toDataURL(`image/${edits.format ?? 'png'}`, number(edits.quality, 85) / 100)
  const ending = /^data:image\/(\w+)/.exec(address)?.[1] ?? 'png'
  return {
    address,
    before: source === 'drawn' || edits.sheet === 'eight' ? '' : plain.toDataURL('image/jpeg', 0.8),
    original: source === 'drawn' ? '' : originalOf(source, whole),
    width: canvas.width,
    height: canvas.height,
    bytes: Math.round(((address.length - address.indexOf(',') - 1) * 3) / 4),
    ending: ending === 'jpeg' ? 'jpg' : ending,
    facts,
    guess,
    drawn: own.drawn,
    ...(own.svg && { svg: own.svg }),
    ...(own.lacks && { lacks: own.lacks }),
  }
}
