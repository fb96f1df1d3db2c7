import { useState } from 'react'
import type { AppModel } from '../../builder/model.ts'
import type { ColouredPart } from '../../contract/edit.ts'
import type { PointingActor } from '../../machines/pointing.machine.ts'
import { css, cx } from '../../styled-system/css'
import { button, field } from '../../styled-system/recipes'
import { colourOf, partNames } from './point.connect.ts'

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })

/** The colour of a part of the site, for each part that has one. */
export function PartColour({
  actor,
  model,
  colours,
  busy,
}: {
  readonly actor: PointingActor
  readonly model: AppModel
  readonly colours: ColouredPart
  readonly busy: boolean
}) {
  const [part, setPart] = useState(colours)
  const [chosen, setChosen] = useState<string | null>(null)
  const hex = chosen ?? colourOf(model, part)
  return (
    <span className={line}>
      <select
        aria-label="Part to colour"
        value={part}
        className={cx(field(), css({ width: 'auto', height: '32px', fontSize: { base: '16px', md: '13px' } }))}
        onChange={(event) => {
          setPart(event.target.value as ColouredPart)
          setChosen(null)
        }}
      >
        {Object.entries(partNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <input
        type="color"
        aria-label="Colour"
        value={hex}
        className={css({ width: '40px', height: '32px', p: '0', border: '0', bg: 'transparent', cursor: 'pointer' })}
        onChange={(event) => setChosen(event.target.value)}
      />
      <button
        type="button"
        disabled={busy || chosen === null || chosen === colourOf(model, part)}
        className={button({ size: 'sm' })}
        onClick={() => chosen && actor.send({ type: 'part.change', change: { kind: 'colour', part, hex: chosen } })}
      >
        Save colour
      </button>
    </span>
  )
}
