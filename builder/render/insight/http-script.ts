/** The part of every page's script that sends a request to the site's own API where a page has the form for it, and shows status and body of what comes back. */
export const httpScript = `
  document.addEventListener('submit', async (event) => {
    const form = event.target
    if (!form.matches('[data-http]')) return
    event.preventDefault()
    const { method, path, body } = Object.fromEntries(new FormData(form))
    const reply = form.querySelector('[data-http-reply]')
    const show = (status, text) => {
      const [line, out] = [document.createElement('p'), document.createElement('pre')]
      line.append(document.createElement('strong'))
      line.firstChild.textContent = status
      out.textContent = text
      reply.replaceChildren(line, out)
    }
    const has = method !== 'GET' && method !== 'DELETE'
    try {
      const begun = performance.now()
      const answer = await fetch(form.dataset.http + path.trim().replace(/^\\/?(?:_api\\/)?/, ''), { method, ...(has && { body, headers: { 'content-type': 'application/json' } }) })
      const said = await answer.text()
      let text = said
      try { text = JSON.stringify(JSON.parse(said), null, 2) } catch {}
      show(answer.status + ' ' + answer.statusText + ', ' + Math.round(performance.now() - begun) + ' ms', text || 'No body.')
    } catch {
      show('Not reached', 'Nothing came back. Try again from the deployed site.')
    }
  })
`
