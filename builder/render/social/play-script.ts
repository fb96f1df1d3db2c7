import { placeScript } from './place-script.ts'

/** The part of the shared script that plays what a page has to play. Without it the browser's own controls stand there. */
export const playScript = `
  const stages = () => [...document.querySelectorAll('[data-stage]')]
  const clock = (seconds) => Math.floor(seconds / 60) + ':' + String(Math.floor(seconds % 60)).padStart(2, '0')
  // A preview has no origin: what it sends is done, and what comes back of a form is not its to read.
  const isRead = self.origin !== 'null'
  const oneMore = (words) => words.replace(/once|[0-9]+ times/, (now) => (now === 'once' ? 2 : Number.parseInt(now, 10) + 1) + ' times').replace(/\b1 times/, 'once')
  // A sample tune lasts a few seconds; played from here it lasts a minute.
  const lengthened = (address) => {
    const raw = atob(address.split(',')[1])
    const body = raw.slice(44).repeat(12)
    const word = (value) => String.fromCharCode(value & 255, (value >> 8) & 255, (value >> 16) & 255, (value >> 24) & 255)
    return 'data:audio/wav;base64,' + btoa(raw.slice(0, 4) + word(36 + body.length) + raw.slice(8, 40) + word(body.length) + body)
  }
${placeScript}
  const start = (media) => media.play().catch(() => {})
  const showStage = (stage) => {
    const media = stage.querySelector('[data-play]')
    const bar = stage.querySelector('[data-media-bar]')
    if (!media || !bar) return
    const part = (name) => stage.querySelector('[data-media=' + name + ']')
    media.controls = media instanceof HTMLVideoElement
    media.volume = 0.8
    bar.hidden = false
    if (part('play')) part('play').hidden = false
    let counted = false
    const paint = () => {
      const whole = Number.isFinite(media.duration) ? media.duration : 0
      stage.classList.toggle('is-playing', !media.paused)
      stage.querySelector('[data-media-time]').textContent = clock(media.currentTime) + ' / ' + clock(whole)
      part('seek').value = whole ? (media.currentTime / whole) * 1000 : 0
      part('seek').setAttribute('aria-valuetext', clock(media.currentTime))
      const words = stage.querySelector('[data-start]')
      if (!words) return
      words.dataset.words ??= words.textContent
      words.textContent = media.paused ? words.dataset.words : words.dataset.pause
    }
    const again = keepPlace(media, media.dataset.sample === undefined ? media.src.slice(-120) : media.getAttribute('aria-label'))
    if (media.dataset.sample !== undefined) media.src = lengthened(media.getAttribute('src'))
    for (const name of ['timeupdate', 'loadedmetadata', 'play', 'pause', 'ended', 'seeked']) media.addEventListener(name, paint)
    media.addEventListener('play', async () => {
      stage.querySelector('[data-media-said]').textContent = media.getAttribute('aria-label')
      for (const other of stages()) if (other !== stage) other.querySelector('[data-play]')?.pause()
      const form = stage.querySelector('form[data-plays]')
      if (counted || !form) return
      counted = true
      const sent = { method: 'POST', mode: isRead ? 'same-origin' : 'no-cors', body: new URLSearchParams(new FormData(form)) }
      const text = await fetch(form.action, sent).then((answer) => answer.text(), () => '')
      const then = new DOMParser().parseFromString(text, 'text/html').querySelector('[data-played]')
      const now = stage.querySelector('[data-played]')
      if (now && !isRead) now.textContent = oneMore(now.textContent)
      if (now && then) now.replaceWith(then)
    })
    media.addEventListener('ended', () => {
      const order = part('order').value
      const others = [...stage.closest('.player')?.querySelectorAll('.tracks a') ?? []]
      const next = order === 'any' ? others[Math.floor(Math.random() * others.length)] : document.querySelector('[data-step=next]')
      if (order === 'one') start(media)
      else next?.click()
    })
    stage.addEventListener('input', ({ target }) => {
      if (target === part('seek') && Number.isFinite(media.duration)) media.currentTime = (target.value / 1000) * media.duration
      if (target === part('volume')) media.volume = target.value / 100
      if (target === part('speed')) media.playbackRate = Number(target.value)
    })
    stage.addEventListener('click', ({ target }) => {
      const pressed = target.closest('button[data-media]')?.dataset.media
      if (pressed === 'play') media.paused ? start(media) : media.pause()
      if (pressed === 'back') media.currentTime = Math.max(0, media.currentTime - 10)
      if (pressed === 'ahead') media.currentTime = Math.min(media.duration || 0, media.currentTime + 10)
      if (pressed === 'stop') { media.pause(); media.currentTime = 0; again() }
    })
    paint()
  }
  for (const stage of stages()) showStage(stage)
  if (stages().length > 0) {
    const form = document.querySelector('form[data-plays]')
    const isStarted = form && form.action.endsWith('/' + new URLSearchParams(location.search).get('done'))
    if (isStarted || sessionGet('play-on')) start(document.querySelector('[data-play]'))
    sessionSet('play-on', '')
  }
  // A browser plays what was asked for by a press, and not what a page begins with by itself.
  document.addEventListener('submit', (event) => {
    const stage = event.target.closest('form[data-plays]')?.closest('[data-stage]')
    if (!stage || event.defaultPrevented) return
    event.preventDefault()
    delete event.target.dataset.sent
    const media = stage.querySelector('[data-play]')
    if (media.paused) start(media)
    else media.pause()
  })
  document.addEventListener('click', async (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-plays-row], a[data-step], .tracks a') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    sessionSet('play-on', 'yes')
    const here = link.hash && document.querySelector(link.hash)
    if (!here || link.pathname !== location.pathname) return
    event.preventDefault()
    sessionSet('play-on', '')
    const order = here.querySelector('[data-media=order]')?.value
    const text = await fetch(link.href).then((answer) => answer.text(), () => '')
    const next = new DOMParser().parseFromString(text, 'text/html').querySelector(link.hash)?.closest('.player')
    const old = here.closest('.player')
    if (!next || !old) { location.href = link.href; return }
    old.replaceWith(next)
    try { history.replaceState(null, '', link.href) } catch {}
    const stage = next.querySelector('[data-stage]')
    showStage(stage)
    if (order) stage.querySelector('[data-media=order]').value = order
    start(stage.querySelector('[data-play]'))
    if (link.dataset.playsRow !== undefined) stage.scrollIntoView({ block: 'center' })
    stage.querySelector('button')?.focus({ preventScroll: true })
  })`
