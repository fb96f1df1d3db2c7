import { isField } from './exchange.ts'

/** A key is pressed or let go: its pitch, and the page's milliseconds. */
export interface Pressed {
  readonly type: 'note.press' | 'note.release'
  readonly pitch: string
  readonly at: number
}
const tapped = 260

/** Plays the elements of a stage that have `data-pitch`: by mouse and touch, several at once, by the keyboard's key whose place `data-code` names, and by what presses buttons for somebody. */
export function pressing(stage: HTMLElement, send: (event: Pressed) => void, on: AddEventListenerOptions): void {
  const byPointer = new Map<number, string>()
  const byKey = new Map<string, string>()
  const pitchOf = (target: EventTarget | null): string | undefined =>
    target instanceof Element ? target.closest<HTMLElement>('[data-pitch]')?.dataset.pitch : undefined
  const press = (pitch: string) => send({ type: 'note.press', pitch, at: performance.now() })
  const release = (pitch: string) => send({ type: 'note.release', pitch, at: performance.now() })
  function letGo(pointer: number): void {
    const pitch = byPointer.get(pointer)
    if (pitch === undefined) return
    byPointer.delete(pointer)
    release(pitch)
  }
  function letAllGo(): void {
    for (const pointer of [...byPointer.keys()]) letGo(pointer)
    for (const pitch of byKey.values()) release(pitch)
    byKey.clear()
  }

  stage.addEventListener(
    'pointerdown',
    ({ target, pointerId, button }) => {
      const pitch = pitchOf(target)
      if (pitch === undefined || button !== 0) return
      // A finger that is captured by its first key could not slide to the next one.
      if (target instanceof Element && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId)
      byPointer.set(pointerId, pitch)
      press(pitch)
    },
    on,
  )
  stage.addEventListener(
    'pointerover',
    ({ target, pointerId }) => {
      const pitch = pitchOf(target)
      if (!byPointer.has(pointerId) || pitch === undefined || byPointer.get(pointerId) === pitch) return
      letGo(pointerId)
      byPointer.set(pointerId, pitch)
      press(pitch)
    },
    on,
  )
  for (const gone of ['pointerup', 'pointercancel'] as const) document.addEventListener(gone, ({ pointerId }) => letGo(pointerId), on)
  stage.addEventListener(
    'click',
    ({ target, detail }) => {
      const pitch = detail === 0 ? pitchOf(target) : undefined
      if (pitch === undefined) return
      press(pitch)
      setTimeout(() => release(pitch), tapped)
    },
    on,
  )
  stage.addEventListener('contextmenu', (event) => pitchOf(event.target) !== undefined && event.preventDefault(), on)
  document.addEventListener(
    'keydown',
    (event) => {
      const { code, target, ctrlKey, metaKey, altKey, repeat } = event
      if (ctrlKey || metaKey || altKey || isField(target)) return
      const pitch = stage.querySelector<HTMLElement>(`[data-code="${CSS.escape(code)}"]`)?.dataset.pitch
      if (pitch === undefined) return
      event.preventDefault()
      if (repeat || byKey.has(code)) return
      byKey.set(code, pitch)
      press(pitch)
    },
    on,
  )
  document.addEventListener(
    'keyup',
    ({ code }) => {
      const pitch = byKey.get(code)
      if (pitch === undefined) return
      byKey.delete(code)
      release(pitch)
    },
    on,
  )
  window.addEventListener('blur', letAllGo, on)
}
