import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { sitePaths } from '../../builder/site.ts'
import { colouredParts, pointedPart } from '../../contract/edit.ts'
import type { Preview } from '../../contract/projects.api.ts'
import type { PickedPart } from '../../machines/pointing.machine.ts'
import { css, cx } from '../../styled-system/css'
import { safeUrl } from '../api/safe-url.ts'
import { PreviewBar, pageAddress } from './preview-bar.tsx'

interface Frame {
  readonly key: number
  readonly src: string
}
export interface PreviewPaneProps {
  readonly name: string
  /** Where the newest version is seen, until Unix seconds that use moves forward; null before the first version. */
  readonly preview: Preview | null
  /** Asks for a preview whose address is good again; one that is new or the same arrives as `preview`. */
  readonly onRenew: () => void
  /** Where to go, and as which role; null for the one that the preview stands in. A new `count` is a new wish, even for the same path. */
  readonly wish: { readonly path: string; readonly role: string | null; readonly count: number }
  /** Pages to offer in the path bar. */
  readonly pages: readonly string[]
  readonly building: boolean
  readonly pointing: Pointing
}
/** Pointing at parts of the site: whether it is on, and what is told of it. */
export interface Pointing {
  readonly on: boolean
  readonly disabled: boolean
  readonly onToggle: () => void
  readonly onPick: (part: PickedPart) => void
  readonly onLeave: () => void
  /** What stands between the bar and the site while it is on; `path` is the page that is shown. */
  readonly panel: (path: string) => ReactNode
}
const picked = v.object({ type: v.literal('picked'), ...pointedPart.entries, colours: v.picklist(colouredParts) })

const isPathMessage = (data: unknown): data is { type: 'path'; path: string } =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === 'path' && typeof (data as { path?: unknown }).path === 'string'

const isLeaving = (data: unknown): boolean => typeof data === 'object' && data !== null && (data as { type?: unknown }).type === 'left'

/**
 * The site in a sandboxed frame. A newer version loads behind the one that is shown and takes its place once it has
 * loaded, on the same page, so that nothing flashes.
 */
export function PreviewPane({ name, preview, onRenew, wish, pages, building, pointing }: PreviewPaneProps) {
  const url = safeUrl(preview?.url)
  const [path, setPath] = useState('/')
  const [frames, setFrames] = useState<readonly Frame[]>([])
  const [shown, setShown] = useState<number | null>(null)
  const [phone, setPhone] = useState(false)
  const elements = useRef(new Map<number, HTMLIFrameElement>())
  const count = useRef(0)
  const current = useRef('/')
  const loadedUrl = useRef<string | null>(null)
  const renewing = useRef(false)
  const pointed = useRef(pointing)
  pointed.current = pointing
  const tellPointing = useCallback((frame: HTMLIFrameElement) => frame.contentWindow?.postMessage({ type: 'point', on: pointed.current.on }, '*'), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is read when it is told.
  useEffect(() => {
    for (const frame of elements.current.values()) tellPointing(frame)
  }, [pointing.on])

  function load(to: string, role: string | null = null) {
    if (preview === null || url === null) return
    current.current = to
    if (preview.expires_at <= Date.now() / 1000 && !renewing.current) {
      renewing.current = true
      return onRenew()
    }
    renewing.current = false
    loadedUrl.current = url
    count.current += 1
    const from = role === null ? to : `${sitePaths.session}?${new URLSearchParams({ role, back: to })}`
    const frame = { key: count.current, src: pageAddress(url, from) }
    // The one that is shown stays until the newest has loaded; one that was loading gives way.
    setFrames((before) => [...before.filter(({ key }) => elements.current.get(key)?.dataset.shown === 'true'), frame])
    setPath(to)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version, or an address that is good again, loads on the page that is shown.
  useEffect(() => {
    if (url !== loadedUrl.current || renewing.current) load(current.current)
  }, [preview])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new wish leads anywhere.
  useEffect(() => {
    if (wish.count > 0) load(wish.path, wish.role)
  }, [wish])
  useEffect(() => {
    function hear(event: MessageEvent) {
      // The sandbox gives the frame no origin: its window alone tells who speaks.
      const frame = [...elements.current.values()].find((element) => element.contentWindow === event.source)
      if (!frame) return
      if (isPathMessage(event.data)) tellPointing(frame)
      if (frame.dataset.shown !== 'true') return
      const part = pointed.current.on ? v.safeParse(picked, event.data) : null
      if (part?.success) {
        const { type: _, ...rest } = part.output
        return pointed.current.onPick(rest)
      }
      if (pointed.current.on && isLeaving(event.data)) return pointed.current.onLeave()
      if (!isPathMessage(event.data) || !event.data.path.startsWith('/')) return
      current.current = event.data.path
      setPath(event.data.path)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [tellPointing])
  function loaded(key: number) {
    if (key !== count.current) return
    setShown(key)
    setFrames((before) => before.filter((frame) => frame.key === key))
  }
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', height: 'full' })}>
      <PreviewBar
        url={url}
        path={path}
        pages={pages}
        phone={phone}
        pointing={{ ...pointing, disabled: shown === null || pointing.disabled }}
        onGo={(to) => load(to)}
        onReload={() => load(current.current)}
        onPhone={setPhone}
      />
      {pointing.on ? pointing.panel(path) : null}
      <div className={css({ position: 'relative', flex: '1', minHeight: '0', bg: 'muted', borderBottomRadius: 'card', overflow: 'hidden' })}>
        {shown === null ? (
          <p className={css({ position: 'absolute', inset: '0', display: 'grid', placeItems: 'center', color: 'text2', p: '6', textAlign: 'center' })}>
            {preview !== null && url === null
              ? 'The preview has no address that can be shown.'
              : url !== null
                ? 'Loading the preview…'
                : building
                  ? 'Your site appears here as soon as it is built.'
                  : 'Describe what to build, and it appears here.'}
          </p>
        ) : null}
        {frames.map((frame) => {
          const visible = frame.key === shown
          return (
            <iframe
              key={frame.key}
              ref={(element) => {
                if (element) elements.current.set(frame.key, element)
                else elements.current.delete(frame.key)
              }}
              title={visible ? `Preview of ${name}` : `Newer preview of ${name}, loading`}
              data-shown={visible}
              inert={!visible}
              src={frame.src}
              sandbox="allow-scripts allow-forms allow-modals allow-downloads"
              referrerPolicy="no-referrer"
              onLoad={() => loaded(frame.key)}
              className={cx(framed, phone && phoneWide)}
            />
          )
        })}
      </div>
    </div>
  )
}

const framed = css({
  position: 'absolute',
  insetBlock: '0',
  insetInline: '0',
  mx: 'auto',
  width: 'full',
  height: 'full',
  border: '0',
  bg: 'white',
  opacity: '0',
  pointerEvents: 'none',
  '&[data-shown=true]': { opacity: '1', pointerEvents: 'auto' },
})
const phoneWide = css({ maxWidth: '390px', boxShadow: '2' })
