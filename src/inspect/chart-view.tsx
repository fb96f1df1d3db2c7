import type { Box } from './chart.ts'

/** A state as a box with the boxes within it; active ones are marked. */
export function StateBox({ box }: { readonly box: Box }) {
  return (
    <div className={`box ${box.active ? 'active' : ''} ${box.initial ? 'initial' : ''} ${box.kind}`}>
      <h3>
        {box.key}
        {box.kind ? <small>{box.kind}</small> : null}
        {box.tags.map((tag) => (
          <small key={tag}>#{tag}</small>
        ))}
        {box.active ? <span className="hidden">, active</span> : null}
      </h3>
      {box.invokes.map((name) => (
        <p key={name} className="quiet">
          invokes {name}
        </p>
      ))}
      <ul>
        {box.ways.map(({ event, guard, target, actions }) => (
          <li key={`${event} ${guard} ${target}`}>
            <b>{event}</b>
            {guard ? ` [${guard}]` : ''}
            {target ? (
              <>
                {' '}
                <span className="to">to</span> {target}
              </>
            ) : null}
            {actions.length ? <i> / {actions.join(', ')}</i> : null}
          </li>
        ))}
      </ul>
      {box.boxes.length ? (
        <div className="within">
          {box.boxes.map((inner) => (
            <StateBox key={inner.key} box={inner} />
          ))}
        </div>
      ) : null}
    </div>
  )
}
