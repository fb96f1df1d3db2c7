let audio: AudioContext | undefined
/** A short tone of so many hertz; nothing where the browser lets none be heard. */
export function beep(pitch: number): void {
  audio ??= new AudioContext()
  const [tone, loud] = [audio.createOscillator(), audio.createGain()]
  tone.frequency.value = pitch
  loud.gain.value = 0.07
  tone.connect(loud).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + 0.12)
}
