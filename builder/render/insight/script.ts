/** The part of every page's script that copies its address, prints it, keeps it up to date and makes up readings where the page says so. */
export const insightScript = `
  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest('[data-print],[data-copy]')
    if (!button) return
    if (button.hasAttribute('data-print')) return window.print()
    const said = button.parentElement.querySelector('.take-said')
    const here = location.href.replace(/[?#].*$/, '')
    try {
      await navigator.clipboard.writeText(here)
      said.textContent = 'Link copied.'
    } catch {
      said.textContent = 'Copy this link: ' + here
    }
  })

  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof Element) || !target.matches('[data-take]')) return
    const said = target.closest('section').querySelector('.take-said')
    said.textContent = 'Your file is on its way.'
    setTimeout(async () => {
      try {
        const next = new DOMParser().parseFromString(await (await fetch(location.href, { cache: 'no-store' })).text(), 'text/html')
        const [now, then] = [document.getElementById(target.dataset.take), next.getElementById(target.dataset.take)]
        if (now && then) now.replaceWith(document.adoptNode(then))
        said.textContent = 'Saved, and noted below.'
      } catch {
        said.textContent = 'Saved.'
      }
    }, 1200)
  })

  const live = document.querySelector('[data-live]')
  if (live) {
    const said = live.querySelector('[data-live-said]')
    const pause = live.querySelector('[data-live-pause]')
    const seconds = Number(live.dataset.seconds)
    let paused = false
    let times = 0
    const address = () => {
      const here = new URL(location.href)
      if ('moves' in live.dataset) here.searchParams.set('moved', ++times)
      return here
    }
    const time = () => new Date().toLocaleTimeString()
    said.textContent = 'Live: updates every ' + seconds + ' seconds'
    const refresh = async () => {
      if (paused || document.hidden) return
      try {
        const next = new DOMParser().parseFromString(await (await fetch(address(), { cache: 'no-store' })).text(), 'text/html')
        for (const id of live.dataset.live.split(' ')) {
          const [now, then] = [document.getElementById(id), next.getElementById(id)]
          if (!now || !then || now.contains(document.activeElement) || now.querySelector('.row-form') || now.querySelector('[data-simulate]')) continue
          if (now.innerHTML !== then.innerHTML) now.replaceWith(document.adoptNode(then))
        }
        said.textContent = 'Live: updated ' + time()
      } catch {
        said.textContent = 'Not reached at ' + time() + '; trying again'
      }
    }
    pause.addEventListener('click', () => {
      paused = !paused
      pause.setAttribute('aria-pressed', String(paused))
      pause.textContent = paused ? 'Go on' : 'Pause'
      said.textContent = paused ? 'Paused' : 'Live'
    })
    setInterval(refresh, seconds * 1000)
  }

  const readings = [...document.querySelectorAll('[data-simulate]')].map((card, index) => ({ card, index, past: [] }))
  const read = () => {
    const now = Date.now() / 1000
    for (const { card, index, past } of readings) {
      const [usual, least, most] = card.dataset.simulate.split(' ').map(Number)
      const swing = Math.sin(now / 19 + index * 2) * 0.5 + Math.sin(now / 7 + index) * 0.22 + Math.sin(now / 2.3 + index * 3) * 0.08
      const value = Math.round((usual + swing * (swing > 0 ? most - usual : usual - least) * 1.32) * 10) / 10
      const state = value > most ? 'Too high' : value < least ? 'Too low' : 'Normal'
      card.querySelector('[data-reading]').textContent = value.toLocaleString('en') + (card.dataset.unit ? ' ' + card.dataset.unit : '')
      const tag = card.querySelector('[data-state]')
      tag.textContent = state
      tag.className = 'tag tag-' + (state === 'Normal' ? 'good' : 'bad')
      past.push(value)
      if (past.length > 30) past.shift()
      const [low, high] = [Math.min(...past), Math.max(...past)]
      if (past.length > 1) card.querySelector('.spark path').setAttribute('d', 'M' + past.map((one, at) => (at / (past.length - 1)) * 100 + ' ' + (27 - ((one - low) / (high - low || 1)) * 24)).join('L'))
    }
  }
  if (readings.length > 0) {
    read()
    setInterval(read, 2000)
  }
`
