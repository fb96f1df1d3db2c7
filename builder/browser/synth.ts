import { frequencyOf, halfTone, type InstrumentName } from '../instruments.ts'

interface Voice {
  /** Partials of the sound, each a multiple of its pitch with its share. */
  readonly partials: readonly (readonly [number, number])[]
  readonly wave: OscillatorType
  /** Seconds until it is loud, until it has died away while it is held (0 for never), and after it is let go. */
  readonly attack: number
  readonly decay: number
  readonly release: number
}
const voices: Readonly<Record<Exclude<InstrumentName, 'drums'>, Voice>> = {
  piano: { partials: [[1, 0.6], [2, 0.22], [3, 0.1], [4, 0.05]], wave: 'triangle', attack: 0.004, decay: 2.4, release: 0.25 },
  organ: { partials: [[0.5, 0.25], [1, 0.4], [2, 0.25], [4, 0.1]], wave: 'sine', attack: 0.02, decay: 0, release: 0.08 },
  xylophone: { partials: [[1, 0.7], [3.93, 0.2], [9.2, 0.06]], wave: 'sine', attack: 0.002, decay: 0.5, release: 0.3 },
  guitar: { partials: [[1, 0.5], [2, 0.28], [3, 0.16], [5, 0.06]], wave: 'sawtooth', attack: 0.003, decay: 1.5, release: 0.3 },
  flute: { partials: [[1, 0.75], [2, 0.18], [3, 0.05]], wave: 'sine', attack: 0.07, decay: 0, release: 0.12 },
  violin: { partials: [[1, 0.45], [1.004, 0.3]], wave: 'sawtooth', attack: 0.12, decay: 0, release: 0.2 },
  synthesizer: { partials: [[1, 0.35], [1.006, 0.3]], wave: 'square', attack: 0.01, decay: 0, release: 0.15 },
} // biome-ignore format: one voice a line

/** A drum: a falling tone, a noise above a frequency, or both, with how loud they are and how long they last. */
interface Drum {
  readonly tone?: readonly [from: number, to: number, loud: number]
  readonly noise?: readonly [above: number, loud: number]
  readonly lasts: number
}
const drums: Readonly<Record<string, Drum>> = {
  Kick: { tone: [150, 45, 1], lasts: 0.4 },
  Snare: { tone: [210, 160, 0.4], noise: [1200, 0.6], lasts: 0.22 },
  'Closed hi-hat': { noise: [7000, 0.45], lasts: 0.07 },
  'Open hi-hat': { noise: [6500, 0.45], lasts: 0.45 },
  'High tom': { tone: [260, 130, 0.8], lasts: 0.35 },
  'Low tom': { tone: [160, 75, 0.9], lasts: 0.45 },
  Clap: { noise: [1000, 0.7], lasts: 0.16 },
  Cowbell: { tone: [800, 780, 0.4], lasts: 0.3 },
  Crash: { noise: [4000, 0.5], lasts: 1.4 },
  Ride: { tone: [3100, 3000, 0.08], noise: [8000, 0.25], lasts: 0.8 },
}

export interface Synth {
  readonly start: (pitch: string, instrument: string) => void
  readonly end: (pitch: string) => void
  readonly silence: () => void
}
const quiet = 0.0001

/** Makes the sounds of instruments by oscillators and noise, many at a time. It begins with the first sound, as browsers ask for. */
export function createSynth(): Synth {
  let audio: AudioContext | null = null
  let out: AudioNode | null = null
  const sounding = new Map<string, () => void>()

  function opened(): { readonly audio: AudioContext; readonly out: AudioNode } {
    if (audio && out) return { audio, out }
    audio = new AudioContext()
    const loud = new GainNode(audio, { gain: 0.5 })
    out = loud
    loud.connect(new DynamicsCompressorNode(audio)).connect(audio.destination)
    return { audio, out }
  }
  function swelling(lasts: number, loud: number): { readonly gain: GainNode; readonly audio: AudioContext; readonly now: number } {
    const { audio, out } = opened()
    const gain = new GainNode(audio, { gain: loud })
    gain.gain.setValueAtTime(loud, audio.currentTime)
    gain.gain.exponentialRampToValueAtTime(quiet, audio.currentTime + lasts)
    gain.connect(out)
    return { gain, audio, now: audio.currentTime }
  }
  function strike({ tone, noise, lasts }: Drum): void {
    if (tone) {
      const { gain, audio, now } = swelling(lasts, tone[2])
      const wave = new OscillatorNode(audio, { frequency: tone[0] })
      wave.frequency.exponentialRampToValueAtTime(tone[1], now + lasts / 2)
      wave.connect(gain)
      wave.start()
      wave.stop(now + lasts)
    }
    if (noise) {
      const { gain, audio } = swelling(lasts, noise[1])
      const bytes = new AudioBuffer({ length: Math.ceil(audio.sampleRate * lasts), sampleRate: audio.sampleRate })
      const samples = bytes.getChannelData(0)
      for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1
      const source = new AudioBufferSourceNode(audio, { buffer: bytes })
      source.connect(new BiquadFilterNode(audio, { type: 'highpass', frequency: noise[0] })).connect(gain)
      source.start()
    }
  }
  function sing(pitch: string, { partials, wave, attack, decay, release }: Voice): () => void {
    const { audio, out } = opened()
    const [now, frequency] = [audio.currentTime, frequencyOf(pitch)]
    const gain = new GainNode(audio, { gain: 0 })
    gain.gain.linearRampToValueAtTime(0.5, now + attack)
    if (decay > 0) gain.gain.exponentialRampToValueAtTime(quiet, now + attack + decay)
    const soft = new BiquadFilterNode(audio, { type: 'lowpass', frequency: Math.min(9000, frequency * 7) })
    gain.connect(soft).connect(out)
    const waves = partials.map(([times, share]) => {
      const one = new OscillatorNode(audio, { type: wave, frequency: frequency * times })
      one.connect(new GainNode(audio, { gain: share })).connect(gain)
      one.start()
      return one
    })
    return () => {
      const end = audio.currentTime + release
      gain.gain.cancelAndHoldAtTime?.(audio.currentTime)
      gain.gain.linearRampToValueAtTime(0, end)
      for (const one of waves) one.stop(end + 0.02)
    }
  }
  function end(pitch: string): void {
    sounding.get(pitch)?.()
    sounding.delete(pitch)
  }
  return {
    start(pitch, instrument) {
      end(pitch)
      void opened().audio.resume()
      const drum = drums[pitch]
      if (drum) return strike(drum)
      if (halfTone(pitch) === null) return
      sounding.set(pitch, sing(pitch, voices[instrument as keyof typeof voices] ?? voices.piano))
    },
    end,
    silence() {
      for (const pitch of [...sounding.keys()]) end(pitch)
    },
  }
}
