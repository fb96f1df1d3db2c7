/** The part of the sites' script that takes a file that is dropped anywhere on its field; without it, the browser's own control takes it. */
export const dropScript = `  for (const kind of ['dragover', 'drop'])
    document.addEventListener(kind, (event) => {
      const input = event.target instanceof Element && event.target.closest('.field')?.querySelector('input[type=file][data-most]')
      if (!input || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      if (kind === 'dragover' || event.dataTransfer.files.length === 0) return
      input.files = event.dataTransfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
`
