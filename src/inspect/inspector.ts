import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { hearInspection } from '../api/inspection.ts'
import { withoutSecrets } from './secrets.ts'

const local = '/src/inspect/inspect.html'
const remote = 'https://stately.ai/inspect'
const frame = 'xstateinspector'

/** The address of the inspector: the setting's, else Stately's where that is asked for, else the local page's. */
export const inspectorUrl = (asked: string, setting: string | undefined): string => setting || (asked === 'stately' ? remote : local)

const running = (children: unknown): string[] | undefined =>
  typeof children === 'object' && children !== null
    ? Object.values(children as Record<string, { sessionId?: string; id: string }>).map(({ sessionId, id }) => sessionId ?? id)
    : undefined

/** Of a snapshot what an inspector shows, its words without secrets; the names of states are the chart's own, and stay. */
export function serialize(event: StatelyInspectionEvent): StatelyInspectionEvent {
  if (!('snapshot' in event)) return withoutSecrets(event)
  const { status, value, context, input, output, error, tags, children } = (event.snapshot ?? {}) as unknown as Record<string, unknown>
  const snapshot = {
    ...withoutSecrets({ context, input, output, error }),
    status,
    value,
    tags: tags instanceof Set ? [...tags] : tags,
    children: running(children),
  }
  const definition = 'definition' in event ? { definition: event.definition } : {}
  return { ...withoutSecrets({ ...event, snapshot: undefined }), ...definition, snapshot } as unknown as StatelyInspectionEvent
}

/** Shows a button that opens the inspector at an address: browsers open a window only on a click. */
export function offerInspector(url: string): HTMLButtonElement {
  const inspector = createBrowserInspector({
    url,
    autoStart: false,
    maxDeferredEvents: 2_000,
    // A chart's transitions stand deep: a state within a state within a state has its actions at 12.
    serializationDepthLimit: 40,
    sanitizeEvent: withoutSecrets,
    sanitizeContext: withoutSecrets,
    serialize,
  })
  hearInspection((event) => inspector.inspect.next?.(event))
  let opened = false
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Open the inspector'
  button.style.cssText =
    'position:fixed;z-index:2147483647;left:12px;bottom:12px;padding:8px 14px;border-radius:999px;background:#111;color:#fff;font:13px system-ui'
  button.addEventListener('click', () => {
    // A second start would send everything twice.
    if (opened) inspector.adapter.targetWindow = window.open(url, frame)
    else inspector.start()
    opened = true
  })
  document.body.append(button)
  return button
}
