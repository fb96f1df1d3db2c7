import { describe, expect, it } from 'vitest'
import { placeScript } from '../../builder/render/social/place-script.ts'

class Media extends EventTarget {
  currentTime = 0
  readonly duration = 60
  readyState = 0
}

/** A browser in which a recording was left at some second, and what stays kept of it. */
function browser(left: string | null) {
  const kept = new Map(left === null ? [] : [['played:Harbour talk', left]])
  const keepPlace = new Function('localGet', 'localSet', `${placeScript}; return keepPlace`)(
    (name: string) => kept.get(name) ?? null,
    (name: string, value: number) => kept.set(name, String(value)),
  ) as (media: Media, name: string) => () => void
  const open = (readyState = 0): { media: Media; begin: () => void } => {
    const media = Object.assign(new Media(), { readyState })
    const begin = keepPlace(media, 'Harbour talk')
    media.dispatchEvent(new Event('loadedmetadata'))
    return { media, begin }
  }
  return { open, kept }
}

describe('what plays', () => {
  it('goes on where it was left, whenever it is known how long it is', () => {
    expect(browser('17').open().media.currentTime).toBe(17)
    expect(browser('17').open(1).media.currentTime).toBe(17)
  })

  it('begins anew where it was hardly begun, nearly over or never played', () => {
    expect(['1', '58', null].map((left) => browser(left).open().media.currentTime)).toEqual([0, 0, 0])
  })

  it('keeps how far it is, and forgets it at its end and when it is stopped', () => {
    const { open, kept } = browser(null)
    const { media, begin } = open()
    media.currentTime = 23.8
    media.dispatchEvent(new Event('timeupdate'))
    expect([...kept]).toEqual([['played:Harbour talk', '23']])
    expect(open().media.currentTime).toBe(23)
    media.dispatchEvent(new Event('ended'))
    expect([...kept]).toEqual([['played:Harbour talk', '0']])
    media.dispatchEvent(new Event('timeupdate'))
    begin()
    expect([...kept]).toEqual([['played:Harbour talk', '0']])
  })
})
