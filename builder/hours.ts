/** The hours from one time of day to another, past midnight where the second is the earlier one; null where one of them is no time. */
export function hoursBetween(from: unknown, to: unknown): number | null {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return start === null || end === null ? null : Math.round((((end - start + 1440) % 1440) / 60) * 100) / 100
}

function minutesOf(time: unknown): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(typeof time === 'string' ? time : '') ?? []
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes)
}
