import type { ClipFacts, Making } from '../../machines/modules/clip.machine.ts'
import { type ClipFormat, clipFilters, clipSizes, filmSizes, partOf, plainClips, scenesOf, within } from '../clips.ts'
import { type SceneStyle, sceneOf, sceneStyles, styleFor } from '../drawn-scene.ts'
import { formatFor, record } from './clip-record.ts'
import { changedSound, lead, melody, playMusic, soundIn, wavFrom } from './clip-sound.ts'
import { addressOf, opened } from './opened.ts'

export interface Clip {
  readonly address: string
  readonly format: ClipFormat
  readonly bytes: number
  readonly seconds: number
  readonly width: number
  readonly height: number
}
export interface Progress {
  readonly told: (percent: number) => void
  readonly stopped: AbortSignal
}

const happens = (of: EventTarget, name: string, error: string): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  of.addEventListener(name, () => resolve(), { once: true })
  of.addEventListener('error', () => reject(new Error(error)), { once: true })
  return promise
}
async function videoAt(address: string): Promise<HTMLVideoElement> {
  const video = document.createElement('video')
  video.preload = 'auto'
  video.playsInline = true
  const known = happens(video, 'loadeddata', 'This file is no video and no sound that the browser can read.')
  video.src = address
  await known
  if (!Number.isFinite(video.duration)) {
    // What a browser has recorded says its length only once its end was looked for.
    const found = happens(video, 'seeked', 'The end of this file was not found.')
    video.currentTime = 1e7
    await found
  }
  return video
}
function brushOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(2, Math.round(width / 2) * 2)
  canvas.height = Math.max(2, Math.round(height / 2) * 2)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser draws no pictures.')
  return brush
}

const places: Readonly<Record<string, number>> = { Top: 0.12, Middle: 0.5, Bottom: 0.9 }
function write(brush: CanvasRenderingContext2D, text: string, place: string): void {
  const { width, height } = brush.canvas
  brush.font = `600 ${Math.max(14, Math.round(height / 14))}px system-ui, sans-serif`
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.lineWidth = Math.max(3, height / 90)
  brush.strokeStyle = 'rgb(0 0 0 / .75)'
  brush.fillStyle = '#fff'
  brush.strokeText(text, width / 2, height * (places[place] ?? 0.9), width * 0.94)
  brush.fillText(text, width / 2, height * (places[place] ?? 0.9), width * 0.94)
}
/** Blurs a corner, where a mark stands that is not to be read. */
function cover(brush: CanvasRenderingContext2D, corner: string): void {
  if (corner === 'Nothing') return
  const { canvas } = brush
  const [width, height] = [canvas.width * 0.3, canvas.height * 0.18]
  const x = corner.endsWith('right') ? canvas.width - width : 0
  const y = corner.startsWith('Bottom') ? canvas.height - height : 0
  brush.save()
  brush.beginPath()
  brush.rect(x, y, width, height)
  brush.clip()
  brush.filter = `blur(${Math.round(canvas.height / 24)}px)`
  brush.drawImage(canvas, 0, 0)
  brush.restore()
}
function drawFrame(brush: CanvasRenderingContext2D, frame: CanvasImageSource, { edits }: Making): void {
  const { width, height } = brush.canvas
  brush.save()
  brush.filter = clipFilters[edits.filter ?? ''] ?? 'none'
  if (edits.mirror === 'yes') brush.setTransform(-1, 0, 0, 1, width, 0)
  brush.drawImage(frame, 0, 0, width, height)
  brush.restore()
  cover(brush, edits.cover ?? 'Nothing')
  if (edits.text?.trim()) write(brush, edits.text.trim(), edits.place ?? 'Bottom')
}

const clipOf = (bytes: Blob, format: ClipFormat, more: Pick<Clip, 'seconds' | 'width' | 'height'>): Clip => ({
  address: addressOf(bytes),
  format,
  bytes: bytes.size,
  ...more,
})

async function pictureOf(brush: CanvasRenderingContext2D, format: ClipFormat): Promise<Clip> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  brush.canvas.toBlob(resolve, 'image/png')
  const bytes = await promise
  if (!bytes) throw new Error('This picture could not be written.')
  return clipOf(bytes, format, { seconds: 0, width: brush.canvas.width, height: brush.canvas.height })
}

async function sound(making: Making, format: ClipFormat, progress: Progress): Promise<Clip> {
  const bytes = opened.get(making.source)
  if (!bytes) throw new Error('Open the file again.')
  const whole = await soundIn(bytes)
  const part = partOf(making.edits, whole.duration)
  const changed = await changedSound(whole, making.edits, part)
  const about = { seconds: part.lasts, width: 0, height: 0 }
  if (format.ending === 'wav') return clipOf(wavFrom(changed), format, about)
  const context = new AudioContext()
  await context.resume()
  const into = context.createMediaStreamDestination()
  const source = context.createBufferSource()
  source.buffer = changed
  source.connect(into)
  const begun = context.currentTime
  source.start()
  const step = (): number => (context.currentTime - begun) / part.lasts
  const made = await record({ stream: into.stream, type: format.type, quality: making.edits.quality, pixels: 0, step, ...progress }).finally(() =>
    context.close(),
  )
  return clipOf(made, format, about)
}

async function film(making: Making, format: ClipFormat, progress: Progress): Promise<Clip> {
  const { edits } = making
  const video = await videoAt(making.source)
  const part = partOf(edits, video.duration)
  const lines = clipSizes[edits.size ?? ''] ?? 0
  const share = lines > 0 ? Math.min(1, lines / video.videoHeight) : 1
  const brush = brushOf(video.videoWidth * share, video.videoHeight * share)
  const there = happens(video, 'seeked', 'This part of the file could not be read.')
  video.currentTime = part.start
  await there
  drawFrame(brush, video, making)
  if (format.makes === 'picture') return pictureOf(brush, format)
  const context = new AudioContext()
  await context.resume()
  const into = context.createMediaStreamDestination()
  lead(context, context.createMediaElementSource(video), edits, context.currentTime, part.lasts, into)
  playMusic(context, edits.music ?? 'None', context.currentTime, part.lasts, into)
  const stream = new MediaStream([...brush.canvas.captureStream(25).getVideoTracks(), ...into.stream.getAudioTracks()])
  video.playbackRate = part.speed
  await video.play()
  const step = (): number => {
    drawFrame(brush, video, making)
    return video.ended ? 1 : (video.currentTime - part.start) / (part.end - part.start)
  }
  const { width, height } = brush.canvas
  const made = await record({ stream, type: format.type, quality: edits.quality, pixels: width * height, step, ...progress }).finally(() => {
    video.pause()
    return context.close()
  })
  return clipOf(made, format, { seconds: part.lasts, width, height })
}

async function sceneImage(words: string, look: string, at: number): Promise<HTMLImageElement> {
  const style = Object.hasOwn(sceneStyles, look) ? (look as SceneStyle) : styleFor(words)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(sceneOf(words, style, at).svg)}`
  await image.decode()
  return image
}

/** Draws scenes one after the other, with their words and a motion, and records them with music. */
async function drawn(making: Making, format: ClipFormat, progress: Progress): Promise<Clip> {
  const { edits } = making
  const scenes = scenesOf(edits.script ?? '')
  if (scenes.length === 0) throw new Error('Write what is to be seen: one scene a line.')
  const images = await Promise.all(scenes.map((words, at) => sceneImage(words, edits.look ?? '', at)))
  const each = within(edits.seconds, 1, 20, 3)
  const lasts = each * scenes.length
  const [width, height] = filmSizes[edits.size ?? ''] ?? [640, 360]
  const brush = brushOf(width, height)
  const draw = (seconds: number): void => {
    const at = Math.min(scenes.length - 1, Math.floor(seconds / each))
    const gone = Math.min(1, (seconds - at * each) / each)
    const image = images[at]!
    const zoom = edits.motion === 'Slow zoom' ? 1 + gone * 0.15 : edits.motion === 'Glide' ? 1.15 : 1
    const [wide, tall] = [width * zoom, Math.max(height, (width * 3) / 4) * zoom]
    const x = edits.motion === 'Glide' ? -(wide - width) * gone : (width - wide) / 2
    brush.globalAlpha = 1
    brush.drawImage(image, x, (height - tall) / 2, wide, tall)
    if (edits.captions !== 'Hidden') write(brush, scenes[at]!, 'Bottom')
    const dark = Math.max(0, 0.35 - Math.min(gone, 1 - gone) * each) / 0.35
    brush.fillStyle = `rgb(0 0 0 / ${dark.toFixed(2)})`
    brush.fillRect(0, 0, width, height)
  }
  draw(Math.min(0.5, each / 2))
  if (format.makes === 'picture') return pictureOf(brush, format)
  const context = new AudioContext()
  await context.resume()
  const into = context.createMediaStreamDestination()
  playMusic(context, edits.music ?? 'None', context.currentTime, lasts, into)
  const stream = new MediaStream([...brush.canvas.captureStream(25).getVideoTracks(), ...into.stream.getAudioTracks()])
  const begun = performance.now()
  const step = (): number => {
    const seconds = (performance.now() - begun) / 1000
    draw(seconds)
    return seconds / lasts
  }
  const made = await record({ stream, type: format.type, quality: edits.quality, pixels: width * height, step, ...progress }).finally(() => context.close())
  return clipOf(made, format, { seconds: lasts, width, height })
}

/** What a clip is made into, as its edits say; throws in words where it cannot be. */
export function makeClip(making: Making, progress: Progress): Promise<Clip> {
  const isDrawn = making.source === 'film'
  const format = formatFor(making.edits.format, isDrawn ? 'seen' : (making.facts?.width ?? 0) > 0 ? 'both' : 'heard')
  if (isDrawn) return drawn(making, format, progress)
  return format.makes === 'audio' ? sound(making, format, progress) : film(making, format, progress)
}

const nobody: Progress = { told: () => undefined, stopped: new AbortController().signal }
/** An example: a melody, or a film of two scenes. Answers with its object address. */
export async function example(isFilm: boolean): Promise<string> {
  if (!isFilm) return addressOf(await melody(6))
  const edits = { ...plainClips.film, script: 'Morning over the hills\nA boat on the lake', seconds: '2' }
  return (await drawn({ source: 'film', edits, facts: null }, formatFor('', 'seen'), nobody)).address
}

/** The length and the pixels of what is at an object address; throws in words where the browser cannot read it. */
export async function readClip(address: string): Promise<ClipFacts> {
  const video = await videoAt(address)
  return { seconds: video.duration, width: video.videoWidth, height: video.videoHeight }
}
