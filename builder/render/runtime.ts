import { aidsScript } from './aids-script.ts'
import { dropScript } from './form/drop-script.ts'
import { formatScript } from './form/format-script.ts'
import { recordScript } from './form/record-script.ts'
import { aheadScript, filesScript, nowScript } from './form/script.ts'
import { planScript } from './form/seat-plan.ts'
import { zipScript } from './form/zip-script.ts'
import { httpScript } from './insight/http-script.ts'
import { insightScript } from './insight/script.ts'
import { carouselScript } from './list/carousel-script.ts'
import { chanceScript } from './list/chance-script.ts'
import { looksScript } from './looks/script.ts'
import { pointing } from './pointing.ts'
import { socialScript } from './social/script.ts'

/** The script that every page of every site shares. Nothing depends on it: it tells the frame's parent the path, applies filters as they change and keeps one's place. */
export const runtime = `(() => {
  const root = document.documentElement
  root.classList.add('js')
  if (window.parent !== window) {
    const tell = (message) => window.parent.postMessage(message, '*')
    tell({ type: 'path', path: root.dataset.path })
    ${pointing}
  }

  document.addEventListener('change', (event) => {
    const control = event.target
    if (control instanceof HTMLSelectElement && control.form && control.form.hasAttribute('data-auto')) control.form.requestSubmit()
  })

  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-print]')) window.print()
    const random = event.target instanceof Element && event.target.closest('[data-random]')
    if (random) {
      const pages = random.dataset.random.split(' ')
      random.href = pages[Math.floor(Math.random() * pages.length)]
    }
  })

  document.addEventListener('submit', (event) => {
    const form = event.target
    if (form.dataset.sent) event.preventDefault()
    else if (form.method === 'post') form.dataset.sent = 'yes'
  })
  window.addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll('form[data-sent]')) delete form.dataset.sent
  })

  for (const menu of document.querySelectorAll('.nav-small, .nav-more, .me, .tongues-all')) {
    document.addEventListener('click', (event) => {
      if (menu.open && !menu.contains(event.target)) menu.open = false
    })
    menu.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && menu.open) {
        menu.open = false
        menu.querySelector('summary').focus()
      }
    })
  }

${filesScript}
${dropScript}
${nowScript}
${planScript}
${aheadScript}
${recordScript}
${zipScript}
${carouselScript}
${chanceScript}
${looksScript}
${socialScript}
${insightScript}
${httpScript}
${aidsScript}
${formatScript}
  // After loading: the browser takes the focus away when it goes to the address's fragment.
  window.addEventListener('load', () => {
    const changed = document.querySelector('[data-changed]')
    if (changed) changed.scrollIntoView({ block: 'center' })
    const focused = document.querySelector('[data-focus]')
    if (focused) focused.focus({ preventScroll: focused.classList.contains('notice') })
  })
})()
`
