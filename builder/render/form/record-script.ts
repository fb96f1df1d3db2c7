/** The part of the sites' script that records a voice where the browser lets it; a file can be chosen all the same. */
export const recordScript = `  const soundOf = async (blob) => {
    const context = new AudioContext()
    const heard = await context.decodeAudioData(await blob.arrayBuffer())
    context.close()
    const rate = 16000
    const offline = new OfflineAudioContext(1, Math.max(1, Math.ceil(heard.duration * rate)), rate)
    const source = offline.createBufferSource()
    source.buffer = heard
    source.connect(offline.destination)
    source.start()
    const samples = (await offline.startRendering()).getChannelData(0)
    const view = new DataView(new ArrayBuffer(44 + samples.length * 2))
    const words = (at, text) => [...text].forEach((sign, index) => view.setUint8(at + index, sign.charCodeAt(0)))
    words(0, 'RIFF'); view.setUint32(4, 36 + samples.length * 2, true); words(8, 'WAVEfmt '); view.setUint32(16, 16, true)
    view.setUint16(20, 1, true); view.setUint16(22, 1, true); view.setUint32(24, rate, true); view.setUint32(28, rate * 2, true)
    view.setUint16(32, 2, true); view.setUint16(34, 16, true); words(36, 'data'); view.setUint32(40, samples.length * 2, true)
    samples.forEach((sample, index) => view.setInt16(44 + index * 2, Math.max(-1, Math.min(1, sample)) * 32767, true))
    return new Blob([view], { type: 'audio/wav' })
  }
  for (const input of document.querySelectorAll('input[data-record]')) {
    if (!navigator.mediaDevices || !self.MediaRecorder || self.origin === 'null') continue
    const bar = document.createElement('div')
    bar.className = 'actions'
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button button-small button-plain'
    const said = document.createElement('span')
    said.className = 'help'
    said.setAttribute('role', 'status')
    bar.append(button, said)
    input.before(bar)
    let recorder = null
    const label = (words) => { button.textContent = words }
    label('Record a voice message')
    button.addEventListener('click', async () => {
      if (recorder) { recorder.stop(); return }
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
        const parts = []
        recorder = new MediaRecorder(stream)
        recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
        recorder.addEventListener('stop', async () => {
          for (const track of stream.getTracks()) track.stop()
          const type = recorder.mimeType
          recorder = null
          label('Record again')
          const sound = await soundOf(new Blob(parts, { type })).catch(() => null)
          if (!sound) { said.textContent = 'Nothing was heard. Record again, or choose a file.'; return }
          const kept = new DataTransfer()
          kept.items.add(new File([sound], 'voice-message.wav', { type: sound.type }))
          input.files = kept.files
          input.dispatchEvent(new Event('change', { bubbles: true }))
          bar.querySelector('audio')?.remove()
          const heard = document.createElement('audio')
          heard.controls = true
          heard.src = URL.createObjectURL(sound)
          bar.append(heard)
          said.textContent = 'Recorded. Send it with the message.'
        })
        recorder.start()
        label('Stop recording')
        said.textContent = 'Recording…'
      } catch {
        recorder = null
        said.textContent = 'The microphone cannot be used here. Choose a file.'
      }
    })
  }
`
