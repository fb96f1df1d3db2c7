import { type CallSnapshot, type CallSwitch, calledIn, callMachine } from '../../machines/modules/call.machine.ts'
import type { CallData } from '../module-data.ts'
import { type Html, html } from '../render/html.ts'
import { clock, event, options, press } from './controls.ts'
import { defineModule } from './module.ts'

const honest = {
  call: 'A practice line: sample people answer here. Calls leave this page once its owner connects a telephone service.',
  meeting: 'A practice room: sample people take part here. Others are really seen and heard once its owner connects a meeting service.',
} as const
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.slice(0, 1).toUpperCase())
    .slice(0, 2)
    .join('')
const face = (name: string): Html =>
  html`<svg viewBox="0 0 80 80" aria-hidden="true"><circle cx="40" cy="40" r="34" fill="var(--call-face)"></circle><text x="40" y="49" text-anchor="middle" font-size="26" fill="var(--call-ink)">${initials(name) || '#'}</text></svg>`
/** What stands for a camera that is on: no picture is taken. */
const scene = html`<svg viewBox="0 0 80 80" aria-hidden="true"><rect x="6" y="12" width="68" height="56" rx="6" fill="var(--call-face)"></rect><circle cx="40" cy="35" r="11" fill="var(--call-ink)"></circle><path d="M18 66c2-14 12-19 22-19s20 5 22 19z" fill="var(--call-ink)"></path></svg>`

function choosing(snapshot: CallSnapshot, data: CallData): Html {
  const { people, chosen, number, isVideo, way } = snapshot.context
  const all = people.map(({ id, name }) => ({ words: name, sends: event('person.choose', { id }), isChosen: id === chosen }))
  const kinds = [true, false].map((one) => ({ words: one ? 'Video' : 'Voice', sends: event('video.choose', { isVideo: one }), isChosen: one === isVideo }))
  const keys = '123456789*0#'.split('')
  if (way === 'meeting')
    return html`${all.length > 0 ? options('Meeting', all) : html`<p class="module-about">There is no meeting to join yet: schedule one below.</p>`}${options(
      'Camera',
      kinds.map((one, at) => ({ ...one, words: at === 0 ? 'On' : 'Off' })),
    )}<div class="actions">${press('Join', event('call.start'), { look: 'button-large', isOff: chosen === '' })}</div>`
  return html`${options('Whom to call', all)}<div class="call-dial"><div class="field"><label for="call-number">Or a number</label><input id="call-number" type="tel" maxlength="20" value="${number}" data-key="number" data-type="${event('number.type')}"></div><div class="call-keys" role="group" aria-label="Keys">${keys.map((key) => press(key, event('key.press', { key }), { look: 'button-plain' }))}</div></div>${data.isVideo && options('Kind', kinds)}<div class="actions">${press('Call', event('call.start'), { look: 'button-large', isOff: calledIn(snapshot.context).length < 3 })}</div>`
}

const tile = (name: string, picture: Html, about: readonly string[]): Html =>
  html`<li class="call-tile" data-key="${name}">${picture}<strong>${name}</strong>${about.length > 0 && html`<span class="module-about">${about.join(', ')}</span>`}</li>`

function talking(snapshot: CallSnapshot): Html {
  const { present, others, isMuted, hasCamera, isSharing, isHandUp, isRecording, recorded, seconds, said, text, way } = snapshot.context
  const mine = [isMuted && 'muted', isHandUp && 'hand raised', isSharing && 'sharing the screen'].flatMap((one) => one || [])
  const turn = (name: CallSwitch, words: string, isOn: boolean) =>
    press(words, event('switch.turn', { name }), { look: isOn ? 'button-small is-chosen' : 'button-small button-plain', isPressed: isOn })
  const absent = others.filter((name) => !present.includes(name))
  const more = (label: string, type: 'person.add' | 'call.forward') =>
    absent.length > 0 &&
    html`<details class="designer-look"><summary>${label}</summary><div class="module-choices">${absent.map((name) => press(name, event(type, { name }), { look: 'button-small button-plain', label: `${label}: ${name}` }))}</div></details>`
  return html`<div><h2>${calledIn(snapshot.context)}</h2><p class="module-figure" role="timer">${clock(seconds)}</p></div><ul class="call-tiles">${tile('You', hasCamera ? scene : face('You'), [hasCamera ? 'camera on' : 'camera off', ...mine])}${present.map((name) => tile(name, face(name), ['sample']))}</ul>${isSharing && html`<div class="call-screen" role="img" aria-label="Your shared screen, drawn">${scene}<span>Your screen is shared (drawn here)</span></div>`}<div class="actions">${turn('isMuted', 'Mute', isMuted)}${turn('hasCamera', 'Camera', hasCamera)}${turn('isSharing', 'Share screen', isSharing)}${turn('isHandUp', 'Raise hand', isHandUp)}${turn('isRecording', 'Record', isRecording)}${way === 'call' && press('Hold', event('call.hold'), { look: 'button-small button-plain' })}${press(way === 'call' ? 'Hang up' : 'Leave', event('call.end'), { look: 'button-small' })}</div>${recorded > 0 && html`<p class="module-about">${isRecording ? 'Recording' : 'Recorded'}: ${clock(recorded)}</p>`}${more('Ask somebody to join', 'person.add')}${way === 'call' && more('Forward the call', 'call.forward')}<div class="call-said"><div class="field"><label for="call-text">Message to all</label><input id="call-text" type="text" maxlength="300" value="${text}" data-key="text${said.length}" data-type="${event('text.type')}"></div>${press('Send', event('text.send'), { look: 'button-small', isOff: text.trim() === '' })}</div>${said.length > 0 && html`<ol class="call-log">${said.map((one) => html`<li><strong>You</strong>: ${one}</li>`)}</ol>`}`
}

const partOf = (snapshot: CallSnapshot): Html => {
  const { forwarded, seconds, present, recorded } = snapshot.context
  const name = calledIn(snapshot.context)
  if (snapshot.matches('ringing'))
    return html`<div class="call-tiles">${tile(name, face(name), ['ringing …'])}</div><div class="actions">${press('Hang up', event('call.end'), { look: 'button-plain' })}</div>`
  if (snapshot.matches('held'))
    return html`<p class="module-figure" role="timer">${clock(seconds)}</p><p class="module-about">${name} is on hold.</p><div class="actions">${press('Resume', event('call.resume'))}${press('Hang up', event('call.end'), { look: 'button-plain' })}</div>`
  const came =
    present.length === 0
      ? 'Nobody answered'
      : forwarded === ''
        ? `${clock(seconds)} with ${present.join(', ')}`
        : `Forwarded to ${forwarded} after ${clock(seconds)}`
  return html`<h2 tabindex="-1" data-focus-when="ended">${name}: ended</h2><p class="module-about">${came}${recorded > 0 && html`; recorded: ${clock(recorded)}`}.</p><div class="actions">${press('Back', event('call.again'), { look: 'button-plain' })}</div>`
}

const told: Readonly<Record<string, (name: string) => string>> = {
  ringing: (name) => `Calling ${name}.`,
  talking: (name) => `${name}: connected.`,
  held: (name) => `${name} is on hold.`,
  ended: (name) => `${name}: ended.`,
}
export const call = defineModule<'call', typeof callMachine>({
  machine: callMachine,
  input: ({ way, people, others, isVideo }) => ({ way, people, others, isVideo }),
  view: (snapshot, data) =>
    html`<div class="call"><p class="help">${honest[data.way]}</p>${snapshot.matches('choosing') ? choosing(snapshot, data) : snapshot.matches('talking') ? talking(snapshot) : partOf(snapshot)}</div>`,
  words: (snapshot) => told[String(snapshot.value)]?.(calledIn(snapshot.context)) ?? '',
  measures(snapshot) {
    if (!snapshot.matches('ended')) return null
    const { present, seconds, recorded, forwarded, said, isVideo } = snapshot.context
    const name = calledIn(snapshot.context)
    const notes = [
      present.length === 0 ? 'Not answered.' : `With ${present.join(', ')}.`,
      forwarded && `Forwarded to ${forwarded}.`,
      recorded > 0 && `Recorded ${clock(recorded)}.`,
      ...said.map((one) => `You: ${one}`),
    ]
    return {
      with: name,
      kind: isVideo ? 'Video' : 'Voice',
      minutes: present.length === 0 ? 0 : Math.max(1, Math.ceil(seconds / 60)),
      note: notes.filter(Boolean).join('\n'),
      words: `${name}, ${clock(seconds)}`,
    }
  },
})
