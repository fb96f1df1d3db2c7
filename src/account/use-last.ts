import { useState } from 'react'

/** The value while it is `live`, afterwards the last live one: what a dialog shows while it fades. */
export function useLast<Value>(value: Value, live: boolean): Value {
  const [last, setLast] = useState(value)
  if (live && value !== last) setLast(value)
  return live ? value : last
}
