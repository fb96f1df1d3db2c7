/** The part of the sites' script that shows a chosen picture in its form before it is sent, and takes a file that is dropped on its field; without it, the browser's own control does. */
export const previewScript = `  const chosenFile = 'input[type=file][data-most]'
  const preview = (input) => {
    const id = input.id + '-preview'
    document.getElementById(id)?.remove()
    const file = input.files?.[0]
    if (!file || !/^image\\/(jpeg|png|webp|gif)$/.test(file.type) || input.hasAttribute('aria-invalid')) return
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      document.getElementById(id)?.remove()
      const shown = new Image()
      Object.assign(shown, { id, className: 'file-preview', alt: file.name, src: reader.result })
      input.after(shown)
    })
    reader.readAsDataURL(file)
  }
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(chosenFile)) preview(target)
  })
  for (const kind of ['dragover', 'drop'])
    document.addEventListener(kind, (event) => {
      const input = event.target instanceof Element && event.target.closest('.field')?.querySelector(chosenFile)
      if (!input || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      if (kind === 'dragover' || event.dataTransfer.files.length === 0) return
      input.files = event.dataTransfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
`
