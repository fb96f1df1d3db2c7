/** The part of the shared script that lets the time run down till something, and tells what is due when its time comes, on a page that lists it: in words, and spoken where the browser speaks. Each is told once. */
export const alarmScript = `
  const untils = [...document.querySelectorAll('[data-until]')]
  const tick = () => {
    const two = (number) => String(Math.floor(number)).padStart(2, '0')
    for (const one of untils) {
      const left = Math.floor((new Date(one.dataset.until) - Date.now()) / 1000)
      const clock = two((left % 86400) / 3600) + ':' + two((left % 3600) / 60) + ':' + two(left % 60)
      one.textContent = left < 0 ? 'Over' : left < 86400 ? clock : Math.floor(left / 86400) + ' d ' + clock
    }
  }
  if (untils.length > 0) {
    tick()
    setInterval(tick, 1000)
  }
  const alarms = [...document.querySelectorAll('[data-rings]')]
  if (alarms.length > 0) {
    const told = document.createElement('div')
    told.className = 'alarm'
    told.setAttribute('role', 'alert')
    document.body.append(told)
    // A page without an origin keeps nothing in its session.
    const rung = new Map()
    const ring = () => {
      for (const one of alarms) {
        const due = new Date(one.dataset.rings).getTime()
        const key = 'rung:' + one.dataset.ringsId
        const late = Date.now() - due
        if (!(late >= 0 && late < 3600000) || (rung.get(key) ?? sessionGet(key)) === one.dataset.rings) continue
        rung.set(key, one.dataset.rings)
        sessionSet(key, one.dataset.rings)
        const words = one.querySelector('strong').textContent
        const line = document.createElement('p')
        line.className = 'card'
        line.textContent = 'It is time: ' + words
        const close = document.createElement('button')
        close.type = 'button'
        close.className = 'button button-small button-plain'
        close.textContent = 'Got it'
        close.addEventListener('click', () => line.remove())
        line.append(close)
        told.append(line)
        if (window.speechSynthesis) speechSynthesis.speak(new SpeechSynthesisUtterance(words))
      }
    }
    ring()
    setInterval(ring, 5000)
  }
`
