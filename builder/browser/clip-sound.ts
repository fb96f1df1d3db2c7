import type { ClipEdits } from '../../machines/modules/clip.machine.ts'
import { notesOf, type Part, wavOf, within } from '../clips.ts'

type Chain = (context: BaseAudioContext, from: AudioNode) => AudioNode

function filter(context: BaseAudioContext, type: BiquadFilterType, frequency: number, gain = 0): BiquadFilterNode {
  const node = context.createBiquadFilter()
  node.type = type
  node.frequency.value = frequency
  node.gain.value = gain
  return node
}
const through = (from: AudioNode, ...nodes: readonly AudioNode[]): AudioNode => nodes.reduce((last, node) => last.connect(node), from)

/** A sound and what comes back of it, mixed. */
function mixed(context: BaseAudioContext, from: AudioNode, back: AudioNode, share: number): AudioNode {
  const sum = context.createGain()
  const quieter = context.createGain()
  quieter.gain.value = share
  from.connect(sum)
  back.connect(quieter).connect(sum)
  return sum
}

/** A hall of two seconds: noise that dies away, the same at each time. */
function hall(context: BaseAudioContext): ConvolverNode {
  const length = Math.round(context.sampleRate * 2)
  const buffer = context.createBuffer(2, length, context.sampleRate)
  let seed = 7
  for (const channel of [0, 1]) {
    const samples = buffer.getChannelData(channel)
    for (let at = 0; at < length; at++) {
      seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
      samples[at] = (seed / 2_147_483_648 - 1) * (1 - at / length) ** 3
    }
  }
  const node = context.createConvolver()
  node.buffer = buffer
  return node
}

const effects: Readonly<Record<string, Chain>> = {
  Echo: (context, from) => {
    const delay = context.createDelay(1)
    delay.delayTime.value = 0.28
    const again = context.createGain()
    again.gain.value = 0.4
    delay.connect(again).connect(delay)
    from.connect(delay)
    return mixed(context, from, delay, 0.6)
  },
  Hall: (context, from) => mixed(context, from, from.connect(hall(context)), 0.5),
  Telephone: (context, from) => through(from, filter(context, 'highpass', 400), filter(context, 'lowpass', 3200)),
  'More bass': (context, from) => through(from, filter(context, 'lowshelf', 180, 10)),
  'Clearer voice': (context, from) => through(from, filter(context, 'highpass', 110), filter(context, 'peaking', 2600, 6)),
}

/** Plays music into a node from `at` on, for so many seconds. */
export function playMusic(context: BaseAudioContext, kind: string, at: number, seconds: number, into: AudioNode): void {
  for (const { at: begins, until, pitch } of notesOf(kind, seconds)) {
    const tone = context.createOscillator()
    tone.type = kind === 'Lively' ? 'triangle' : 'sine'
    tone.frequency.value = pitch
    const loud = context.createGain()
    loud.gain.setValueAtTime(0, at + begins)
    loud.gain.linearRampToValueAtTime(0.14, at + begins + 0.04)
    loud.gain.linearRampToValueAtTime(0, at + until)
    tone.connect(loud).connect(into)
    tone.start(at + begins)
    tone.stop(at + until)
  }
}

/** Leads a sound through its effect, its volume and its fades into a node; it begins at `at` and lasts so many seconds. */
export function lead(context: BaseAudioContext, from: AudioNode, edits: ClipEdits, at: number, seconds: number, into: AudioNode): void {
  const changed = effects[edits.effect ?? '']?.(context, from) ?? from
  const gain = context.createGain()
  const loud = edits.sound === 'Silent' ? 0 : within(edits.volume, 0, 300, 100) / 100
  const fade = Math.min(within(edits.fade, 0, 10, 0), seconds / 2)
  gain.gain.setValueAtTime(fade > 0 ? 0 : loud, at)
  if (fade > 0) {
    gain.gain.linearRampToValueAtTime(loud, at + fade)
    gain.gain.setValueAtTime(loud, at + seconds - fade)
    gain.gain.linearRampToValueAtTime(0, at + seconds)
  }
  changed.connect(gain).connect(into)
}

const rate = 44_100
/** The sound that bytes hold; throws in words where they hold none that the browser can read. */
export async function soundIn(bytes: Blob): Promise<AudioBuffer> {
  try {
    return await new OfflineAudioContext(2, 1, rate).decodeAudioData(await bytes.arrayBuffer())
  } catch {
    throw new Error('This file has no sound that the browser can read.')
  }
}

function backwards(sound: AudioBuffer): AudioBuffer {
  const turned = new AudioBuffer({ length: sound.length, numberOfChannels: sound.numberOfChannels, sampleRate: sound.sampleRate })
  for (let channel = 0; channel < sound.numberOfChannels; channel++) turned.copyToChannel(sound.getChannelData(channel).slice().reverse(), channel)
  return turned
}

/** A part of a sound with its changes. */
export function changedSound(sound: AudioBuffer, edits: ClipEdits, { start, end, speed, lasts }: Part): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(Math.min(2, sound.numberOfChannels), Math.max(1, Math.ceil(lasts * rate)), rate)
  const source = context.createBufferSource()
  const isTurned = edits.effect === 'Backwards'
  source.buffer = isTurned ? backwards(sound) : sound
  source.playbackRate.value = speed
  lead(context, source, edits, 0, lasts, context.destination)
  playMusic(context, edits.music ?? 'None', 0, lasts, context.destination)
  source.start(0, isTurned ? Math.max(0, sound.duration - end) : start, end - start)
  return context.startRendering()
}

export function wavFrom(sound: AudioBuffer): Blob {
  const channels = Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel))
  return new Blob([wavOf(channels, sound.sampleRate)], { type: 'audio/wav' })
}

/** A melody of so many seconds, to try things with. */
export async function melody(seconds: number): Promise<Blob> {
  const context = new OfflineAudioContext(2, seconds * rate, rate)
  playMusic(context, 'Lively', 0, seconds, context.destination)
  return wavFrom(await context.startRendering())
}
