/** The part of the shared script that reads rows aloud, enlarges pictures, deletes several rows, takes spoken words and keeps what was typed until it is sent. */
export const aidsScript = `
  const control = (words, act) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button button-small button-plain'
    button.textContent = words
    button.addEventListener('click', act)
    return button
  }
  for (const bar of document.querySelectorAll('[data-aids]')) {
    const all = bar.dataset.aids.split(' ')
    const said = bar.querySelector('[role=status]')
    const rows = [...document.querySelectorAll('[id^="' + bar.dataset.of + '-row-"]')]
    const wordsOf = (row) => {
      const copy = row.cloneNode(true)
      for (const part of copy.querySelectorAll('.row-actions, .marks, .actions, .frame, form, button, svg, .sr')) part.remove()
      return [...copy.querySelectorAll('h1, h2, h3, th, td, dt, dd, p')].map((part) => part.textContent.trim().replace(/\\.$/, '')).filter(Boolean).join('. ')
    }
    if (all.includes('aloud')) {
      const speech = window.speechSynthesis
      const read = (words) => {
        if (!speech || speech.getVoices().length === 0) {
          said.textContent = 'This browser has no voice to read with. It would read: ' + words
          return
        }
        speech.cancel()
        said.textContent = 'Reading aloud…'
        const voice = new SpeechSynthesisUtterance(words)
        voice.lang = root.lang
        voice.addEventListener('end', () => { said.textContent = '' })
        speech.speak(voice)
      }
      if (speech) speech.getVoices()
      bar.prepend(control('Read all aloud', () => read(rows.map(wordsOf).join('. '))), control('Stop reading', () => { if (speech) speech.cancel(); said.textContent = '' }))
      for (const row of rows) (row.querySelector('.table-actions, .card-body, .feed-body, .slot-body, th, .detail-side') || row).append(control('Listen', () => read(wordsOf(row))))
    }
    if (all.includes('enlarged')) {
      const shown = document.createElement('dialog')
      shown.className = 'enlarged'
      const close = control('Back to the small picture', () => shown.close())
      shown.addEventListener('click', ({ target }) => { if (target === shown) shown.close() })
      document.body.append(shown)
      for (const frame of rows.flatMap((row) => [...row.querySelectorAll('.frame')])) {
        const open = () => {
          shown.replaceChildren(frame.firstElementChild.cloneNode(true), close)
          shown.showModal()
        }
        frame.classList.add('can-enlarge')
        frame.addEventListener('click', open)
        frame.append(control('Enlarge', () => {}))
      }
    }
    const removable = all.includes('batch') && bar.dataset.deletes ? rows.filter((row) => row.querySelector('a[href*="delete="]')) : []
    if (removable.length > 0) {
      const boxes = removable.map((row) => {
        const label = document.createElement('label')
        label.className = 'check'
        const box = document.createElement('input')
        box.type = 'checkbox'
        box.value = row.id.slice(bar.dataset.of.length + 5)
        label.append(box, ' Choose')
        ;(row.querySelector('.table-actions, .row-actions') || row).prepend(label)
        return box
      })
      const chosen = () => boxes.filter(({ checked }) => checked)
      const remove = control('Delete chosen', async () => {
        const ids = chosen().map(({ value }) => value)
        if (ids.length === 0 || !confirm('Delete ' + ids.length + '? This cannot be undone.')) return
        remove.disabled = true
        for (const row of ids) await fetch(bar.dataset.deletes, { method: 'POST', body: new URLSearchParams({ row, back: root.dataset.path }) })
        location.reload()
      })
      const tell = () => {
        said.textContent = chosen().length + ' chosen'
        remove.disabled = chosen().length === 0
      }
      for (const box of boxes) box.addEventListener('change', tell)
      bar.prepend(control('Choose all', () => { const on = chosen().length < boxes.length; for (const box of boxes) box.checked = on; tell() }), remove)
      tell()
    }
  }
  for (const bar of document.querySelectorAll('[data-form-aids]')) {
    const form = bar.parentElement.querySelector('form')
    const said = bar.querySelector('[role=status]')
    const fields = [...form.querySelectorAll('input:not([type=hidden], [type=file], [type=password]), textarea, select')]
    const all = bar.dataset.formAids.split(' ')
    if (all.includes('spoken')) {
      const Hearing = window.SpeechRecognition || window.webkitSpeechRecognition
      for (const field of fields.filter(({ type }) => type === 'text' || type === 'textarea' || type === 'search'))
        field.before(control('Speak', () => {
          if (!Hearing) { said.textContent = 'This browser recognises no speech. Type instead.'; return }
          const hearing = new Hearing()
          hearing.lang = root.lang
          hearing.addEventListener('result', ({ results }) => {
            field.value = (field.value + ' ' + results[0][0].transcript).trim()
            field.dispatchEvent(new Event('input', { bubbles: true }))
            said.textContent = 'Heard: ' + results[0][0].transcript
          })
          hearing.addEventListener('error', ({ error }) => { said.textContent = 'Nothing was understood (' + error + '). Speak again, or type.' })
          said.textContent = 'Listening…'
          const quiet = () => { if (said.textContent === 'Listening…') said.textContent = 'Nothing was heard. Speak again, or type.' }
          hearing.addEventListener('end', quiet)
          setTimeout(quiet, 12000)
          hearing.start()
        }))
    }
    if (all.includes('remembered')) {
      const key = 'unsent:' + form.action
      const store = (act) => { try { return act(localStorage) } catch { return null } }
      const forget = () => store((kept) => kept.removeItem(key))
      if (document.querySelector('.notice-good')) forget()
      const kept = JSON.parse(store((all) => all.getItem(key)) || 'null')
      for (const field of kept ? fields : []) {
        if (!Object.hasOwn(kept, field.name)) continue
        if (field.type === 'checkbox' || field.type === 'radio') field.checked = [].concat(kept[field.name]).includes(field.value)
        else field.value = kept[field.name]
      }
      if (kept) {
        const again = control('Start afresh', () => { forget(); form.reset(); again.remove(); said.textContent = '' })
        bar.prepend(again)
        said.textContent = 'What you typed last time is here again.'
      }
      form.addEventListener('input', () => {
        const now = {}
        for (const { name, type, value, checked } of fields)
          if (name && (checked || (type !== 'checkbox' && type !== 'radio'))) now[name] = value
        const isKept = store((all) => { all.setItem(key, JSON.stringify(now)); return true })
        said.textContent = isKept ? 'Saved in this browser as you type.' : 'This browser keeps nothing here: send the form before you leave.'
      })
    }
  }
`
