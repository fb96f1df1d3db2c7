/** The part of the sites' script that turns slides by themselves until somebody looks closer or stops them; without it, they are turned by hand. */
export const carouselScript = `  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    for (const box of document.querySelectorAll('.carousel')) {
      const slides = box.querySelector('.slides')
      const steps = box.querySelector('.slide-steps')
      if (!steps) continue
      let held = false
      let stopped = false
      const button = document.createElement('button')
      button.type = 'button'
      button.className = 'button button-small button-plain'
      button.textContent = 'Pause'
      button.addEventListener('click', () => {
        stopped = !stopped
        button.textContent = stopped ? 'Go on' : 'Pause'
      })
      steps.append(button)
      for (const [name, is] of [['pointerenter', true], ['pointerleave', false], ['focusin', true], ['focusout', false]])
        box.addEventListener(name, () => { held = is })
      setInterval(() => {
        if (held || stopped || document.hidden) return
        const all = [...slides.children]
        const at = all.findIndex(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 > slides.scrollLeft + all[0].offsetLeft)
        const next = all[(at + 1) % all.length]
        slides.scrollTo({ left: next.offsetLeft - all[0].offsetLeft, behavior: 'smooth' })
      }, 6000)
    }
`
