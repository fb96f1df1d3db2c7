import { alarmScript } from './alarm-script.ts'
import { playScript } from './play-script.ts'

/** The part of the shared script that copies links, keeps what is looked at, looks for what is new, and plays on. None of it is needed to use a page. */
export const socialScript = `
  for (const field of document.querySelectorAll('input[data-address]')) {
    const whole = new URL(field.dataset.address, location.href).href
    const mail = field.parentElement.querySelector('[data-mail]')
    field.value = whole
    if (mail) mail.href = 'mailto:?subject=' + encodeURIComponent(mail.dataset.mail) + '&body=' + encodeURIComponent(mail.dataset.mail + ': ' + whole)
  }
  for (const button of document.querySelectorAll('button[data-copy-link]')) {
    button.hidden = false
    button.addEventListener('click', () => {
      const field = document.getElementById(button.dataset.copyLink)
      const say = (words) => { field.closest('.share, .share-cell').querySelector('[data-link-copied]').textContent = words }
      field.select()
      const byHand = () => say(document.execCommand('copy') ? 'Link copied.' : 'Press Ctrl+C or ⌘C to copy the link.')
      if (navigator.clipboard) navigator.clipboard.writeText(field.value).then(() => say('Link copied.'), byHand)
      else byHand()
    })
  }

  const visit = document.querySelector('form[data-visits]')
  if (visit && window.origin !== 'null') {
    const gone = () => visit.remove()
    const seen = 'visit ' + location.search
    if (sessionGet(seen)) gone()
    else fetch(visit.action, { method: 'POST', body: new URLSearchParams(new FormData(visit)) }).then((answer) => {
      sessionSet(seen, 'yes')
      if (!answer.ok) return gone()
      visit.querySelector('button').remove()
      visit.querySelector('[role=status]').textContent = 'You came by a link that somebody shared; your visit is counted for them.'
    }, gone)
  }

  if (window.origin !== 'null')
    for (const form of document.querySelectorAll('form[data-keeps]')) {
      const seen = 'kept ' + location.pathname + location.search
      if (sessionGet(seen)) form.remove()
      else
        fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) }).then((answer) => {
          if (!answer.ok) return
          sessionSet(seen, 'yes')
          form.remove()
        }, () => {})
    }

  const watched = () => document.querySelectorAll('[data-poll][id]')
  if (watched().length > 0 && window.origin !== 'null') {
    const look = async () => {
      if (document.hidden || document.activeElement?.closest('[data-poll]')) return true
      try {
        const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
        if (!answer.ok) return answer.status >= 500 || answer.status === 429
        const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
        for (const part of watched()) {
          const next = fresh.getElementById(part.id)
          if (next && next.querySelectorAll('li, tbody tr').length !== part.querySelectorAll('li, tbody tr').length) part.replaceChildren(...next.childNodes)
        }
        return true
      } catch {
        return false
      }
    }
    const again = () => setTimeout(async () => { if (await look()) again() }, 5000)
    again()
  }

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !event.target.matches('.inbox-thread textarea, .assistant textarea')) return
    event.preventDefault()
    event.target.form.requestSubmit()
  })

${alarmScript}
${playScript}
  function sessionGet(name) { try { return sessionStorage.getItem(name) } catch { return '' } }
  function sessionSet(name, value) { try { sessionStorage.setItem(name, value) } catch {} }
  function localGet(name) { try { return localStorage.getItem(name) } catch { return '' } }
  function localSet(name, value) { try { localStorage.setItem(name, value) } catch {} }
`
