/** The part of the sites' script that packs chosen files, or a folder, into the zip file that a form takes; without it, a finished one is chosen. */
export const zipScript = `  const zipOf = async (files) => {
    const parts = [], index = []
    let at = 0
    const numbers = (...all) => new Uint8Array(all.flatMap(([value, size]) => Array.from({ length: size }, (_, one) => (value >>> (8 * one)) & 255)))
    for (const file of files) {
      const name = new TextEncoder().encode(file.webkitRelativePath || file.name)
      const body = new Uint8Array(await file.arrayBuffer())
      let rest = -1
      for (const byte of body) { rest ^= byte; for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1 }
      const about = numbers([20, 2], [2048, 2], [0, 2], [0, 2], [33, 2], [~rest, 4], [body.length, 4], [body.length, 4], [name.length, 2], [0, 2])
      parts.push(numbers([0x04034b50, 4]), about, name, body)
      index.push(numbers([0x02014b50, 4], [20, 2]), about, numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name)
      at += 30 + name.length + body.length
    }
    const size = index.reduce((sum, one) => sum + one.length, 0)
    return new Blob([...parts, ...index, numbers([0x06054b50, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [size, 4], [at, 4], [0, 2])], { type: 'application/zip' })
  }
  for (const input of document.querySelectorAll('input[data-zip]')) {
    const said = document.createElement('p')
    said.className = 'help'
    said.setAttribute('role', 'status')
    for (const [words, folder] of [['Files to pack', false], ['Or a whole folder', true]]) {
      const label = document.createElement('label')
      const choice = document.createElement('input')
      choice.type = 'file'
      choice.multiple = true
      choice.webkitdirectory = folder
      label.append(words, choice)
      input.before(label)
      choice.addEventListener('change', async () => {
        const files = [...choice.files]
        if (files.length === 0) return
        const kept = input.form.elements
        const bare = (files[0].webkitRelativePath.split('/')[0] || files[0].name.replace(/\\.[^.]*$/, '')) || 'archive'
        const zip = await zipOf(files)
        const packed = new DataTransfer()
        packed.items.add(new File([zip], bare + '.zip', { type: zip.type }))
        input.files = packed.files
        input.dispatchEvent(new Event('change', { bubbles: true }))
        const put = (name, value) => { if (kept[name] && !kept[name].value) kept[name].value = value }
        put('name', bare)
        put('files', files.length)
        put('size', Math.max(1, Math.round(zip.size / 1024)))
        said.textContent = files.length + (files.length === 1 ? ' file is' : ' files are') + ' packed into ' + bare + '.zip.'
      })
    }
    const ready = document.createElement('span')
    ready.textContent = 'Or a finished zip file'
    input.before(said, ready)
  }
`
