/** The part of the sites' script that puts the time of day where a form begins with it; without it, it is typed. */
export const nowScript = `  for (const input of document.querySelectorAll('input[type=time][data-now]'))
    if (!input.value) input.value = new Date().toTimeString().slice(0, 5)
`

/** The part of the sites' script that says of a file that is too large so before it is sent; without it, the answer says so. */
export const filesScript = `  const isTooLarge = (input) => {
    const large = [...(input.files || [])].some((file) => file.size > Number(input.dataset.most))
    document.getElementById(input.id + '-size')?.remove()
    if (large) {
      const said = document.createElement('p')
      said.className = 'error'
      said.id = input.id + '-size'
      said.setAttribute('role', 'alert')
      said.textContent = input.dataset.large
      input.before(said)
    }
    if (large) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
    return large
  }
  const preview = (input) => {
    input.parentElement.querySelector('.upload-preview')?.remove()
    const pictures = [...input.files].filter(({ type }) => /^image\\/(?:png|jpeg|webp|gif)$/.test(type)).slice(0, 12)
    if (pictures.length === 0) return
    const shown = document.createElement('p')
    shown.className = 'upload-preview'
    for (const picture of pictures) {
      const image = document.createElement('img')
      image.alt = 'Preview of ' + picture.name
      const reader = new FileReader()
      reader.addEventListener('load', () => { image.src = reader.result })
      reader.readAsDataURL(picture)
      shown.append(image)
    }
    input.after(shown)
  }
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.most && !isTooLarge(target)) preview(target)
  })
  document.addEventListener(
    'submit',
    (event) => {
      const large = [...event.target.querySelectorAll('input[type=file][data-most]')].filter(isTooLarge)
      if (large.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      large[0].focus()
    },
    true,
  )
`

/** The part of the sites' script that says what a form comes to while it is filled in; without it, what was sent says so. */
export const aheadScript = `  for (const ahead of document.querySelectorAll('[data-ahead]')) {
    const { steps, sums } = JSON.parse(ahead.dataset.ahead)
    const form = ahead.closest('form')
    const tell = () => {
      const at = Object.fromEntries(new FormData(form))
      const number = (id) => (at[id] == null || at[id] === '' || Number.isNaN(Number(at[id])) ? null : Number(at[id]))
      const minutes = (id) => Number(at[id].slice(0, 2)) * 60 + Number(at[id].slice(3, 5))
      for (const [kind, one, other, to, more] of steps) {
        const [a, b] = [number(one), number(other)]
        const isSpan = (kind === 'days' || kind === 'hours') && at[one] && at[other]
        if (kind === 'copy') at[to] = more[at[one]]
        else if (kind === 'put') at[to] = more
        else if (kind === 'times') at[to] = a === null || b === null ? null : Math.round((a * b * 100) / more) / 100
        else if (kind === 'plus') at[to] = a === null ? null : Math.round((a + (b || 0) * more) * 100) / 100
        else if (!isSpan) at[to] = null
        else if (kind === 'days') at[to] = at[other] < at[one] ? null : Math.max(1, Math.round((Date.parse(at[other]) - Date.parse(at[one])) / 864e5))
        else at[to] = ((minutes(other) - minutes(one) + 1440) % 1440) / 60
      }
      const told = sums.filter(([id]) => number(id) !== null)
      ahead.hidden = number((sums.find(([id]) => id === 'total') || sums[sums.length - 1])[0]) === null
      ahead.textContent = told.map(([id, label, before, after]) => label + ': ' + before + number(id).toFixed(2) + after).join(' · ')
    }
    form.addEventListener('input', tell)
    tell()
  }
`
