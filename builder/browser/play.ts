import { type AnyStateMachine, createActor } from 'xstate'
import type { ModuleName } from '../module-data.ts'
import { clockOf } from './clock.ts'
import { dragging } from './dragging.ts'
import { exchange, isField } from './exchange.ts'
import { movesFocus } from './grid-keys.ts'
import { keeperOf } from './keeping.ts'
import { memoryOf } from './memory.ts'
import type { Measures, Module } from './module.ts'
import { morph } from './morph.ts'
import { opened } from './opened.ts'

/** An element of the stage says by attributes what it sends: `data-send` on a click, `data-type` as something is typed, each the JSON of an event. */
function eventOf(element: Element, name: 'send' | 'type', text?: string): { type: string } | null {
  const said = element.getAttribute(`data-${name}`)
  if (said === null || element.getAttribute('aria-disabled') === 'true') return null
  return { ...(JSON.parse(said) as { type: string }), ...(text !== undefined && { text }) }
}

const held = new WeakMap<HTMLInputElement, string>()
/** Puts the file of a data or object address into a field, as if it had been chosen there. */
function holdFile(field: HTMLInputElement, address: string, name: string): void {
  if (held.get(field) === address) return
  held.set(field, address)
  const made = opened.get(address)
  const [, type = '', body = ''] = made ? [] : (/^data:([^;,]+);base64,(.*)$/s.exec(address) ?? [])
  const file = new DataTransfer()
  file.items.add(made ? new File([made], name, { type: made.type }) : new File([Uint8Array.from(atob(body), (one) => one.charCodeAt(0))], name, { type }))
  field.files = file.files
}

/** Fills the form that keeps a result and shows it; hides it while there is nothing to keep. */
function offer(form: HTMLFormElement | null, measures: Measures | null): void {
  if (!form) return
  if (!form.hasAttribute('data-module-auto')) form.hidden = measures === null
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-measure]')) {
    const value = measures?.[field.dataset.measure ?? '']
    if (value === undefined) continue
    if (field.type === 'file') holdFile(field, String(value), String(measures?.[`${field.dataset.measure}_file`] ?? measures?.file ?? 'picture.png'))
    else field.value = String(value)
  }
  const change = form.querySelector<HTMLButtonElement>('[data-module-change]')
  const made = form.querySelector<HTMLButtonElement>('[data-module-new]')
  if (change && made) {
    change.value = String(measures?.row ?? '')
    change.hidden = change.value === ''
    made.textContent = change.hidden ? made.dataset.moduleNew! : 'Save as a new one'
    made.classList.toggle('button-plain', !change.hidden)
  }
  for (const place of form.querySelectorAll('[data-shown]')) place.textContent = String(measures?.[place.getAttribute('data-shown') ?? ''] ?? '')
}

/** Plays a module on its section of the page; answers with how to stop it. */
export function play(section: HTMLElement, module: Module<ModuleName, AnyStateMachine>): () => void {
  const stage = section.querySelector<HTMLElement>('[data-module-stage]')
  const status = section.querySelector('[data-module-status]')
  const form = section.querySelector<HTMLFormElement>('form[data-module-keep]')
  if (!stage) return () => undefined
  const data = JSON.parse(section.dataset.moduleInput ?? 'null')
  const memory = memoryOf(`${section.dataset.module} ${section.dataset.moduleMemory ?? `${document.documentElement.dataset.path} ${section.id}`}`)
  const actor = createActor(module.machine, { input: module.input(data, Math.floor(Math.random() * 2 ** 31), memory.read(), Date.now()) })
  const time = clockOf((seconds) => actor.send({ type: 'time.passed', seconds }))
  const keeps = form?.hasAttribute('data-module-auto') ? keeperOf(form) : null
  let focused = ''
  let said = ''

  actor.subscribe((snapshot) => {
    const isHere = stage.contains(document.activeElement)
    morph(stage, module.view(snapshot, data))
    const focus = stage.querySelector<HTMLElement>('[data-focus-when]')
    const wanted = focus?.getAttribute('data-focus-when') ?? ''
    if (focus && wanted !== focused && said !== '') {
      focus.focus({ preventScroll: true })
      if (focus instanceof HTMLInputElement && focus.type === 'text') focus.setSelectionRange(focus.value.length, focus.value.length)
    }
    // What had the focus may be gone: the next key goes on from here, not from the top of the page.
    else if (isHere && !stage.contains(document.activeElement)) stage.focus({ preventScroll: true })
    focused = wanted
    module.sound?.(snapshot)
    const words = module.words(snapshot, data)
    if (status && words !== said) status.textContent = said === '' ? '' : words
    said = words || ' '
    const measures = module.measures?.(snapshot, data) ?? null
    offer(form, measures && { time: new Date().toTimeString().slice(0, 5), ...measures })
    keeps?.(measures)
    if (module.memory) memory.write(module.memory(snapshot, Date.now()))
    time.run(snapshot.hasTag('timed'))
  })
  const send = (event: { type: string } | null) => event && actor.send(event)
  const listening = new AbortController()
  const on = { signal: listening.signal }
  stage.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('[data-send]') : null
      if (pressed) send(eventOf(pressed, 'send'))
    },
    on,
  )
  stage.addEventListener('input', ({ target }) => isField(target) && target.type !== 'file' && send(eventOf(target, 'type', target.value)), on)
  exchange(stage, (event) => send(event), on)
  dragging(stage, (event) => send(event), on)
  module.listen?.(stage, (event) => send(event), on)
  stage.addEventListener('submit', (event) => event.preventDefault(), on)
  stage.addEventListener(
    'keydown',
    (event) => {
      const isBoard = event.target instanceof Element && event.target.closest('[data-keys]') !== null
      if (!isBoard || event.ctrlKey || event.metaKey || event.altKey) return
      const meant = module.key?.(event.key, actor.getSnapshot()) ?? null
      if (meant) send(meant)
      if (meant || movesFocus(event.target, event.key)) event.preventDefault()
    },
    on,
  )
  stage.tabIndex = -1
  actor.start()
  return () => {
    time.run(false)
    listening.abort()
    actor.stop()
  }
}
