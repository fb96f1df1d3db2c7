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
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.most) isTooLarge(target)
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
