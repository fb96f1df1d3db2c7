/**
 * The part of the sites' script with which the editor's preview says what its owner points at: it is on from `{ type: 'point', on: true }` of the
 * frame's parent until `on: false`, follows no link and sends no form, and answers `{ type: 'picked', page, block, text, colours }`. Escape answers `left`.
 */
export const pointing = `let marked = null
    let on = false
    const mark = (element) => {
      if (marked) marked.style.outline = marked.style.outlineOffset = ''
      marked = element
      if (element) {
        element.style.outline = '2px solid #2f53ea'
        element.style.outlineOffset = '2px'
      }
    }
    const coloured = (element) =>
      element.closest('.button,button') ? 'button'
      : element.closest('header') ? 'header'
      : element.closest('footer') ? 'footer'
      : element.closest('h1,h2,h3') ? 'heading'
      : element.closest('.card') ? 'card'
      : element.closest('p,li,dd,dt,label,td,th') ? 'text'
      : 'background'
    const inner = '.icon,.sr,svg'
    const partAt = (target) => {
      const element = target.closest('a,button,h1,h2,h3,p,li,dt,dd,label,th,legend,figcaption,summary,section,header,footer')
      return element && element !== document.body ? element : null
    }
    const textOf = (element) => {
      if (element.matches('section,header,footer')) return ''
      const copy = element.cloneNode(true)
      for (const part of copy.querySelectorAll(inner)) part.remove()
      return copy.textContent.replace(/\\s+/g, ' ').trim().slice(0, 2000)
    }
    window.addEventListener('message', (event) => {
      if (event.source !== window.parent || !event.data || event.data.type !== 'point') return
      on = event.data.on === true
      root.style.cursor = on ? 'crosshair' : ''
      if (!on) mark(null)
    })
    document.addEventListener('pointerover', (event) => {
      if (on && event.target instanceof Element) mark(partAt(event.target))
    })
    document.addEventListener('click', (event) => {
      if (!on) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const element = event.target instanceof Element ? partAt(event.target) : null
      if (!element) return
      mark(element)
      const block = element.closest('main section.block[id]')
      tell({ type: 'picked', page: root.dataset.path, block: block ? block.id : null, text: textOf(element), colours: coloured(element) })
    }, true)
    document.addEventListener('submit', (event) => {
      if (!on) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }, true)
    document.addEventListener('keydown', (event) => {
      if (on && event.key === 'Escape') tell({ type: 'left' })
    })`
