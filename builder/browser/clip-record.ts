import { type ClipFormat, clipFormats, clipQualities } from '../clips.ts'

/** Whether a clip has a picture to be seen, a sound to be heard, or both. */
export type Sense = 'seen' | 'heard' | 'both'
const made: Readonly<Record<Sense, readonly ClipFormat['makes'][]>> = { seen: ['video', 'picture'], heard: ['audio'], both: ['video', 'audio', 'picture'] }
/** The formats that this browser can write of such a clip. */
export const formatsOf = (sense: Sense): readonly ClipFormat[] =>
  clipFormats.filter(({ type, makes }) => made[sense].includes(makes) && (/wav|png/.test(type) || MediaRecorder.isTypeSupported(type)))
/** The format that was chosen, else the first that there is. */
export const formatFor = (ending: string | undefined, sense: Sense): ClipFormat => {
  const all = formatsOf(sense)
  return all.find((one) => one.ending === ending) ?? all[0] ?? clipFormats[2]!
}

export interface Recording {
  readonly stream: MediaStream
  readonly type: string
  readonly quality: string | undefined
  readonly pixels: number
  /** Called 25 times a second; answers with the share that is recorded, from 0 to 1, which ends it. */
  readonly step: () => number
  readonly told: (percent: number) => void
  readonly stopped: AbortSignal
}
const pause = 40
/** Records a stream until its step says that all is there; it lasts as long as what is recorded does. */
export function record({ stream, type, quality = 'Good', pixels, step, told, stopped }: Recording): Promise<Blob> {
  const bits = Math.round((clipQualities[quality] ?? 1_200_000) * Math.max(0.5, pixels / (640 * 360)))
  const recorder = new MediaRecorder(stream, { mimeType: type, ...(pixels > 0 && { videoBitsPerSecond: bits }) })
  const parts: Blob[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.addEventListener('error', () => reject(new Error('The browser could not record this.')))
  recorder.addEventListener('stop', () => (stopped.aborted ? reject(new Error('Stopped.')) : resolve(new Blob(parts, { type }))))
  recorder.start()
  const timer = setInterval(() => {
    const share = stopped.aborted ? 1 : step()
    told(Math.min(99, Math.floor(share * 100)))
    if (share < 1) return
    clearInterval(timer)
    recorder.stop()
    for (const track of stream.getTracks()) track.stop()
  }, pause)
  return promise
}
