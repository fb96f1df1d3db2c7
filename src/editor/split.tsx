import { useSelector } from '@xstate/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { bounds, type SplitActor } from '../../machines/split.machine.ts'
import { css } from '../../styled-system/css'

/** Half of the separator, which is held in its middle, in pixels. */
const half = 4.5

export interface SplitViewProps {
  readonly split: SplitActor
  /** What stands beside the conversation, in one word. */
  readonly beside: string
  /** On phones, where one of the two is shown: whether it is the conversation. */
  readonly chat: boolean
  readonly conversation: ReactNode
  readonly stage: ReactNode
}

/** The conversation and what stands beside it, with a separator that is dragged or moved by keys, and arrows that hide either. */
export function SplitView({ split, beside, chat, conversation, stage }: SplitViewProps) {
  const snapshot = useSelector(split, (current) => current)
  const { percent } = snapshot.context
  const whole = useRef<HTMLElement>(null)
  const arrows = useRef<HTMLDivElement>(null)
  const alone = snapshot.hasTag('withoutConversation') ? 'stage' : snapshot.hasTag('withoutStage') ? 'conversation' : null
  useEffect(() => {
    // The arrow or separator that was used is gone with what it hid.
    if (alone && document.activeElement === document.body) arrows.current?.querySelector('button')?.focus()
  }, [alone])
  function drag({ clientX }: PointerEvent) {
    const { left = 0, width = 1 } = whole.current?.getBoundingClientRect() ?? {}
    split.send({ type: 'separator.move', percent: ((clientX - left - half) / width) * 100 })
  }
  function grab(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    split.send({ type: 'separator.grab' })
  }
  function press(event: KeyboardEvent) {
    const step = event.shiftKey ? 10 : 2
    const to = { ArrowLeft: percent - step, ArrowRight: percent + step, Home: bounds.least, End: bounds.most }[event.key]
    if (to !== undefined) split.send({ type: 'separator.move', percent: to })
    else if (event.key === 'Enter') split.send({ type: 'conversation.hide' })
    else return
    event.preventDefault()
  }
  return (
    <main ref={whole} className={columns} data-alone={alone ?? undefined} style={{ '--conversation': `${percent}%` } as CSSProperties}>
      <div className={column} data-behind={chat ? undefined : ''}>
        {conversation}
      </div>
      <div className={between}>
        {alone ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a separator that is moved is no line between paragraphs.
          <div
            role="separator"
            tabIndex={0}
            aria-label="Width of the conversation"
            aria-orientation="vertical"
            aria-valuenow={Math.round(percent)}
            aria-valuemin={bounds.least}
            aria-valuemax={bounds.most}
            aria-valuetext={`${Math.round(percent)}%`}
            className={line}
            data-dragging={snapshot.hasTag('dragging') ? '' : undefined}
            onPointerDown={grab}
            onPointerMove={snapshot.hasTag('dragging') ? drag : undefined}
            onLostPointerCapture={() => split.send({ type: 'separator.release' })}
            onKeyDown={press}
          />
        )}
        <div ref={arrows} className={stack}>
          {alone === 'conversation' ? (
            <Arrow name={`Show the ${beside}`} onPress={() => split.send({ type: 'stage.show' })} icon={<ChevronLeft size={16} aria-hidden="true" />} />
          ) : null}
          {alone === null ? (
            <Arrow name="Hide the conversation" onPress={() => split.send({ type: 'conversation.hide' })} icon={<ChevronLeft size={16} aria-hidden="true" />} />
          ) : null}
          {alone === null ? (
            <Arrow name={`Hide the ${beside}`} onPress={() => split.send({ type: 'stage.hide' })} icon={<ChevronRight size={16} aria-hidden="true" />} />
          ) : null}
          {alone === 'stage' ? (
            <Arrow
              name="Show the conversation"
              onPress={() => split.send({ type: 'conversation.show' })}
              icon={<ChevronRight size={16} aria-hidden="true" />}
            />
          ) : null}
        </div>
      </div>
      <div className={side} data-behind={chat ? '' : undefined}>
        {stage}
      </div>
    </main>
  )
}

function Arrow({ name, icon, onPress }: { readonly name: string; readonly icon: ReactNode; readonly onPress: () => void }) {
  return (
    <button type="button" className={arrow} aria-label={name} title={name} onClick={onPress}>
      {icon}
    </button>
  )
}

const columns = css({
  flex: '1',
  minHeight: '0',
  display: 'grid',
  gridTemplateRows: '100%',
  gridTemplateColumns: { base: '1fr', md: 'minmax(320px, min(var(--conversation), 100% - 377px)) 9px minmax(360px, 1fr)' },
  md: {
    '&[data-alone=stage]': { gridTemplateColumns: '0 9px 1fr', '& > :first-child': { display: 'none' } },
    '&[data-alone=conversation]': {
      gridTemplateColumns: '1fr 9px 0',
      '& > :last-child': { display: 'none' },
      '& > :first-child': { justifySelf: 'center', width: 'min(100%, 840px)' },
    },
  },
})
// Phones show one of the two; what is behind keeps its size, so that it keeps its place in what it scrolls.
const place = { gridRow: '1', '&[data-behind]': { visibility: { base: 'hidden', md: 'visible' } } } as const
const column = css({ display: 'flex', flexDirection: 'column', minHeight: '0', minWidth: '0', gridColumn: '1', ...place })
const side = css({
  minHeight: '0',
  minWidth: '0',
  gridColumn: { base: '1', md: '3' },
  bg: 'surface',
  borderRadius: { base: '0', md: 'card' },
  boxShadow: '1',
  me: { md: '2' },
  mb: { md: '2' },
  overflow: 'hidden',
  position: 'relative',
  // Over a frame, its own document would be told of the pointer.
  ':has([data-dragging]) + &': { _after: { content: '""', position: 'absolute', inset: '0' } },
  ...place,
})
const between = css({
  display: { base: 'none', md: 'block' },
  gridColumn: '2',
  gridRow: '1',
  position: 'relative',
  '@media (hover: hover)': { '&:not(:hover, :focus-within) > [role=separator] + div': { opacity: '0' } },
})
const line = css({
  position: 'absolute',
  inset: '0',
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  borderRadius: '4px',
  _after: { content: '""', position: 'absolute', insetBlock: '0', insetInlineStart: '4px', width: '1px' },
  '&:is(:hover, [data-dragging])': { _after: { bg: 'line' } },
  _focusVisible: { outline: '2px solid', outlineColor: 'ring', outlineOffset: '-2px' },
})
const stack = css({
  position: 'absolute',
  top: '50%',
  insetInlineStart: '50%',
  transform: 'translate(-50%, -50%)',
  display: 'grid',
  gap: '1',
  zIndex: '1',
  '[data-alone=stage] &': { transform: 'translate(-5px, -50%)' },
  '[data-alone=conversation] &': { transform: 'translate(-19px, -50%)' },
})
const arrow = css({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '32px',
  bg: 'surface',
  color: 'text2',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: '8px',
  cursor: 'pointer',
  _hover: { color: 'text', bg: 'muted' },
})
