const read = (element: Element, name: string): object => JSON.parse(element.getAttribute(name) ?? '{}')
/** What is dropped on the lower half of something that stands in a list goes after it. */
function sideOf(place: Element, y: number): 'data-drop' | 'data-drop-after' {
  const { top, height } = place.getBoundingClientRect()
  return place.hasAttribute('data-drop-after') && y > top + height / 2 ? 'data-drop-after' : 'data-drop'
}

/** Dragging on a stage: what has `data-drag` is dropped on what has `data-drop`, and the event is what both say together. Pointers that move over what has `data-turn` send its event with how far. Everything that is dragged can be done by buttons too. */
export function dragging(stage: HTMLElement, send: (event: { type: string }) => void, on: AddEventListenerOptions): void {
  let held: Element | null = null
  const over = (target: EventTarget | null): Element | null => (held && target instanceof Element ? target.closest('[data-drop]') : null)
  stage.addEventListener(
    'dragstart',
    ({ target, dataTransfer }) => {
      held = target instanceof Element ? target.closest('[data-drag]') : null
      if (held && dataTransfer) dataTransfer.setData('text/plain', held.textContent?.trim() ?? '')
    },
    on,
  )
  stage.addEventListener(
    'dragover',
    (event) => {
      const place = over(event.target)
      for (const one of stage.querySelectorAll('.is-over')) if (one !== place) one.classList.remove('is-over', 'is-after')
      if (!place) return
      event.preventDefault()
      place.classList.add('is-over')
      place.classList.toggle('is-after', sideOf(place, event.clientY) === 'data-drop-after')
    },
    on,
  )
  stage.addEventListener(
    'drop',
    (event) => {
      const place = over(event.target)
      if (!place || !held) return
      event.preventDefault()
      place.classList.remove('is-over', 'is-after')
      send({ ...read(place, sideOf(place, event.clientY)), ...read(held, 'data-drag') } as { type: string })
    },
    on,
  )
  stage.addEventListener(
    'dragend',
    () => {
      held = null
      for (const one of stage.querySelectorAll('.is-over')) one.classList.remove('is-over', 'is-after')
    },
    on,
  )
  let from: { readonly x: number; readonly y: number; readonly element: Element } | null = null
  stage.addEventListener(
    'pointerdown',
    ({ target, clientX, clientY }) => {
      const element = target instanceof Element ? target.closest('[data-turn]') : null
      from = element ? { x: clientX, y: clientY, element } : null
    },
    on,
  )
  stage.addEventListener(
    'pointermove',
    ({ clientX, clientY, buttons }) => {
      if (!from || buttons === 0) return
      send({ ...read(from.element, 'data-turn'), x: (clientX - from.x) / 2, y: (clientY - from.y) / 2 } as unknown as { type: string })
      from = { ...from, x: clientX, y: clientY }
    },
    on,
  )
}
