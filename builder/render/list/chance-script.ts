/** The part of the sites' script that takes rows by chance: at each visit, by the button, and by what a visitor does anywhere on the page. */
export const chanceScript = `  const byChance = (of) => of[Math.floor(Math.random() * of.length)]
  const onPage = (name, act) =>
    document.addEventListener(name, (event) => {
      if (event.target.closest('a, button, input, select, textarea, label, video')) return
      event.preventDefault()
      act()
    })
  for (const box of document.querySelectorAll('[data-chance]')) {
    const all = [...box.querySelectorAll('[data-one]')]
    const isBehind = box.dataset.chance === 'backdrop'
    const turn = (from) => {
      const next = byChance(from)
      for (const one of all) one.hidden = one !== next
      const said = box.querySelector('[data-chance-said]')
      if (said) said.textContent = 'Now behind the page: ' + next.dataset.one
    }
    const another = () => turn(all.length > 1 ? all.filter((one) => one.hidden) : all)
    const button = box.querySelector('[data-another]')
    button.hidden = false
    button.addEventListener('click', another)
    if (!isBehind) turn(all)
    if (box.dataset.on) onPage(box.dataset.on, another)
  }
  const tracks = document.querySelector('.player[data-on]')
  if (tracks) onPage(tracks.dataset.on, () => byChance([...document.querySelectorAll('.player[data-on] .tracks a:not([aria-current])')])?.click())
`
