import { memoryOf } from './memory.ts'
import type { Measures } from './module.ts'

/** Puts other blocks of the page as they are in a document that came later. */
function renew(form: HTMLElement, later: Document): void {
  for (const now of document.querySelectorAll('main section[id]')) {
    const then = later.getElementById(now.id)
    if (then && !now.contains(form) && !now.querySelector('[data-module]')) now.replaceWith(then)
  }
}

/** What keeps every result of the form as soon as it is there; null where nothing can be sent, as in a preview: then the form is offered as others are. */
export function keeperOf(form: HTMLFormElement): ((measures: Measures | null) => void) | null {
  if (self.origin !== 'null' && !document.documentElement.hasAttribute('data-frame')) return keepsItself(form)
  form.removeAttribute('data-module-auto')
  form.querySelector('[data-kept]')?.replaceChildren()
  return null
}

/** Keeps every result by the form as soon as it is there, under the name that was last given, and says so in it. */
function keepsItself(form: HTMLFormElement): (measures: Measures | null) => void {
  const name = form.querySelector<HTMLInputElement>('[data-by]')
  const told = form.querySelector<HTMLElement>('[data-kept]')
  const button = form.querySelector<HTMLElement>('button')
  const memory = memoryOf('player')
  const before = memory.read()
  if (name && !name.dataset.by && typeof before === 'object' && before && 'name' in before) name.value = String(before.name)
  let isOver = false
  form.hidden = false
  if (button) button.hidden = true

  async function keep(): Promise<void> {
    if (name && !name.value.trim()) name.value = name.defaultValue
    if (name) memory.write({ name: name.value })
    const body = new URLSearchParams([...new FormData(form)].map(([field, value]) => [field, String(value)]))
    try {
      const answer = await fetch(form.action, { method: 'POST', body })
      const later = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const notice = later.querySelector('.notice p')
      for (const link of notice?.querySelectorAll('a') ?? []) link.remove()
      const words = notice?.textContent?.trim()
      if (!answer.ok || !words) throw new Error('Not kept.')
      if (told) told.textContent = words
      renew(form, later)
    } catch {
      if (told) told.textContent = 'This is not kept yet.'
      if (button) button.hidden = false
    }
  }
  return (measures) => {
    if (measures && !isOver) void keep()
    if (!measures && isOver && button) button.hidden = true
    isOver = measures !== null
  }
}
