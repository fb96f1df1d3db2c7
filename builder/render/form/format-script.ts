import { marked } from '../formatted.ts'

/** The part of the sites' script that shows a text as it will look while it is written; what is sent are its marks, which are typed where there is no script. */
export const formatScript = `  for (const area of document.querySelectorAll('textarea[data-formats]')) {
    const look = document.createElement('div')
    const bar = document.createElement('div')
    const label = area.labels[0]
    const help = document.getElementById(area.id + '-help')
    const make = (tag, words, ...parts) => {
      const made = document.createElement(tag)
      made.append(...(words ? [words] : []), ...parts)
      return made
    }
    const spans = (line) => {
      const out = []
      let at = 0
      for (const { 0: whole, 1: bold, 2: slanted, 3: words, 4: to, index } of line.matchAll(/${marked.source}/g)) {
        out.push(line.slice(at, index))
        const made = make(bold ? 'strong' : slanted ? 'em' : 'a', bold || slanted || words)
        if (to) made.href = to
        out.push(made)
        at = index + whole.length
      }
      return [...out, line.slice(at)]
    }
    const shown = (text) => {
      const out = []
      let last = ''
      for (const line of text.split('\\n')) {
        const [, mark, rest] = line.match(/^(#{1,6} +|[-*] +|\\d{1,3}[.)] +|> ?|)(.*)$/)
        const tag = line.trim() === '' ? '' : mark[0] === '#' ? (mark.trim().length > 2 ? 'h4' : 'h3') : mark[0] === '>' ? 'blockquote' : /^\\d/.test(mark) ? 'ol' : mark ? 'ul' : 'p'
        const parts = tag.endsWith('l') ? [make('li', '', ...spans(rest))] : spans(rest)
        if (tag && tag === last && tag[0] !== 'h') out.at(-1).append(...(tag.endsWith('l') ? [] : [make('br')]), ...parts)
        else if (tag) out.push(make(tag, '', ...parts))
        last = tag
      }
      look.replaceChildren(...(out.length > 0 ? out : [make('p', '', make('br'))]))
    }
    const within = (node, isMarked) =>
      [...node.childNodes].map((one) => {
        if (one.nodeType === 3) return one.data.replace(/[\\s\\u00a0]+/g, ' ')
        if (one.nodeName === 'BR') return '\\n'
        const mark = isMarked ? '' : /^(?:B|STRONG)$/.test(one.nodeName) ? '**' : /^(?:I|EM)$/.test(one.nodeName) ? '*' : ''
        const words = within(one, isMarked || mark !== '')
        if (one.nodeName === 'A' && /^https?:/.test(one.href)) return '[' + words.trim() + '](' + one.href + ')'
        return mark && !one.querySelector('a') ? words.replace(/^(\\s*)(\\S(?:[^\\n]*\\S)?)/gm, (_, space, inner) => space + mark + inner + mark) : words
      }).join('')
    const marks = { H1: '## ', H2: '## ', H3: '## ', H4: '### ', H5: '### ', H6: '### ', BLOCKQUOTE: '> ' }
    const blocks = (node) => {
      const out = []
      let loose = document.createElement('p')
      const flush = () => {
        const words = within(loose, node.nodeName[0] === 'H').trim()
        if (words) out.push((marks[node.nodeName] || '') + words.replace(/\\s*\\n\\s*/g, '\\n' + (node.nodeName === 'BLOCKQUOTE' ? '> ' : '')))
        loose = document.createElement('p')
      }
      for (const one of node.childNodes) {
        if (!/^(?:P|DIV|UL|OL|BLOCKQUOTE|H[1-6])$/.test(one.nodeName)) { loose.append(one.cloneNode(true)); continue }
        flush()
        if (/^[UO]L$/.test(one.nodeName)) out.push([...one.querySelectorAll('li')].map((item, index) => (one.nodeName === 'OL' ? index + 1 + '. ' : '- ') + within(item).trim().replace(/\\s+/g, ' ')).join('\\n'))
        else out.push(...blocks(one))
      }
      flush()
      return out
    }
    let isOwn = false
    const keep = () => {
      area.value = blocks(look).join('\\n\\n')
      isOwn = true
      area.dispatchEvent(new Event('input', { bubbles: true }))
      isOwn = false
    }
    const isOn = (command, block) => (block ? look.contains(getSelection().anchorNode) && document.queryCommandValue('formatBlock') === block : document.queryCommandState(command))
    const buttons = []
    const button = (name, act, command, block) => {
      const made = make('button', name)
      made.type = 'button'
      made.className = 'button button-small button-plain'
      // The words that are chosen stay chosen.
      made.addEventListener('mousedown', (event) => event.preventDefault())
      made.addEventListener('click', act)
      if (command) buttons.push([made, command, block])
      bar.append(made)
      return made
    }
    const told = () => {
      for (const [made, command, block] of buttons) made.setAttribute('aria-pressed', String(isOn(command, block)))
    }
    const run = (command, value) => {
      look.focus()
      document.execCommand('styleWithCSS', false, 'false')
      document.execCommand('defaultParagraphSeparator', false, 'p')
      document.execCommand(command, false, value)
      keep()
      told()
    }
    for (const [name, command, block] of [['Bold', 'bold'], ['Italic', 'italic'], ['Heading', 'formatBlock', 'h3'], ['List', 'insertUnorderedList'], ['Numbers', 'insertOrderedList'], ['Quote', 'formatBlock', 'blockquote']])
      button(name, () => run(command, block && isOn(command, block) ? 'p' : block), command, block)
    const address = document.createElement('input')
    address.type = 'url'
    address.placeholder = 'https://'
    address.setAttribute('aria-label', 'Address of the link')
    const set = make('button', 'Set link')
    set.type = 'button'
    set.className = 'button button-small'
    const entry = make('span', '', address, set)
    entry.className = 'format-link'
    entry.hidden = true
    let chosen = null
    button('Link', () => {
      const selection = getSelection()
      chosen = look.contains(selection.anchorNode) ? selection.getRangeAt(0).cloneRange() : null
      entry.hidden = false
      address.value = 'https://'
      address.focus()
    })
    const link = () => {
      entry.hidden = true
      look.focus()
      if (chosen) { getSelection().removeAllRanges(); getSelection().addRange(chosen) }
      if (!/^https?:\\/\\/[^\\s()"'<>]+$/.test(address.value)) return
      if (getSelection().isCollapsed) run('insertText', address.value.replace(/^https?:\\/\\//, ''))
      if (getSelection().isCollapsed) getSelection().modify('extend', 'backward', 'word')
      run('createLink', address.value)
    }
    set.addEventListener('click', link)
    address.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') { event.preventDefault(); link() }
      if (event.key === 'Escape') { entry.hidden = true; look.focus() }
    })
    const plain = button('Markdown', () => {
      const isPlain = area.hidden
      if (!isPlain) shown(area.value)
      area.hidden = !isPlain
      look.hidden = isPlain
      plain.setAttribute('aria-pressed', String(isPlain))
      for (const [made] of buttons) made.disabled = isPlain
    })
    plain.setAttribute('aria-pressed', 'false')
    plain.title = 'Show the marks that are kept'
    bar.className = 'format-bar'
    bar.setAttribute('role', 'group')
    bar.setAttribute('aria-label', 'Format')
    bar.append(entry)
    look.className = 'format-look'
    look.contentEditable = 'true'
    look.id = area.id + '-look'
    if (label) {
      label.id = label.id || area.id + '-label'
      label.removeAttribute('for')
      label.addEventListener('click', () => (area.hidden ? look : area).focus())
      for (const one of [look, area]) one.setAttribute('aria-labelledby', label.id)
    }
    for (const [name, value] of [['role', 'textbox'], ['aria-multiline', 'true'], ['aria-required', String(area.required)], ['aria-invalid', area.getAttribute('aria-invalid') || 'false'], ['aria-describedby', area.getAttribute('aria-describedby') || '']])
      if (value) look.setAttribute(name, value)
    if (help) help.textContent = 'Written as it will look: choose words and press a button.'
    area.required = false
    area.hidden = true
    shown(area.value)
    look.addEventListener('input', () => { keep(); told() })
    look.addEventListener('paste', (event) => {
      event.preventDefault()
      document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
    })
    document.addEventListener('selectionchange', () => { if (look.contains(getSelection().anchorNode)) told() })
    area.addEventListener('input', () => { if (!isOwn) shown(area.value) })
    if (area.form) area.form.addEventListener('reset', () => setTimeout(() => shown(area.value)))
    area.before(bar, look)
  }
`
