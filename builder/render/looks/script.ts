/** Remembers what a visitor chose of the site's look, where the browser lets it. */
export const looksScript = `
  const looks = () => {
    try {
      return JSON.parse(localStorage.getItem('looks') || '{}')
    } catch {
      return {}
    }
  }
  const known = ['light', 'size', 'face', 'layout', 'spacing']
  const dress = (all) => {
    for (const offer of known) {
      const value = all[offer]
      if (/^[a-z]+$/.test(value || '')) root.setAttribute('data-look-' + offer, value)
      else if (offer in all) root.removeAttribute('data-look-' + offer)
    }
  }
  dress(looks())
  const held = document.querySelector('form[data-held]')
  const place = new URL(location.href)
  const kept = held && sessionGet('held')
  if (held && place.searchParams.has('in')) sessionSet('held', place.searchParams.get('in'))
  else if (kept && kept !== 'all') {
    place.searchParams.set('in', kept)
    location.replace(place)
  }
  const larger = document.querySelector('[data-enlarge]')
  if (larger) {
    const press = () => larger.setAttribute('aria-pressed', String(looks().size === 'large'))
    larger.hidden = false
    press()
    larger.addEventListener('click', () => {
      const all = { ...looks(), size: looks().size === 'large' ? '' : 'large' }
      localSet('looks', JSON.stringify(all))
      dress(all)
      press()
    })
  }
  for (const input of document.querySelectorAll('[data-look]')) {
    input.checked = (looks()[input.dataset.look] || '') === input.value
    input.addEventListener('change', () => {
      const all = { ...looks(), [input.dataset.look]: input.value }
      try {
        localStorage.setItem('looks', JSON.stringify(all))
      } catch {}
      dress(all)
    })
  }
`
