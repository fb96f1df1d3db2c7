import { useEffect, useState } from 'react'

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]
const spoken = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const absolute = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })

/** "5 minutes ago" for the last week, else the day; both arguments in Unix seconds. */
export function relativeTime(at: number, now: number): string {
  const ago = Math.max(0, now - at)
  if (ago < 60) return 'just now'
  if (ago >= 7 * 86_400) {
    const year = new Date(at * 1000).getFullYear() === new Date(now * 1000).getFullYear() ? {} : { year: 'numeric' as const }
    return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...year }).format(at * 1000)
  }
  const [unit, seconds] = units.find(([, length]) => ago >= length) ?? ['minute', 60]
  return spoken.format(-Math.floor(ago / seconds), unit)
}

/** Whether Unix seconds name a moment that a calendar holds; 0 stands for one that is not known. */
const isMoment = (at: number): boolean => at !== 0 && !Number.isNaN(new Date(at * 1000).getTime())

/** The local date and time of Unix seconds. */
export const localDateTime = (at: number): string => absolute.format(at * 1000)

/** Unix seconds as local date and time; nothing where the moment is not known. */
export const LocalDateTime = ({ at }: { readonly at: number }) =>
  isMoment(at) ? <time dateTime={new Date(at * 1000).toISOString()}>{localDateTime(at)}</time> : null

/** How long ago something was, kept up to date by the minute, or that it is not known; the local date and time shows on hover. */
export function RelativeTime({ at }: { readonly at: number }) {
  const [now, setNow] = useState(() => Date.now() / 1000)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), 60_000)
    return () => clearInterval(timer)
  }, [])
  if (!isMoment(at)) return 'at an unknown time'
  return (
    <time dateTime={new Date(at * 1000).toISOString()} title={localDateTime(at)}>
      {relativeTime(at, Math.max(now, at))}
    </time>
  )
}
