/**
 * Tells by the real clock how many whole seconds have passed while something is timed: the timers of a hidden page come late,
 * and those of a sleeping computer not at all.
 */
export function clockOf(tell: (seconds: number) => void): { readonly run: (isTimed: boolean) => void } {
  let timer: ReturnType<typeof setInterval> | undefined
  let from = 0
  const look = (): void => {
    const seconds = Math.floor((Date.now() - from) / 1000)
    if (seconds === 0) return
    from += seconds * 1000
    if (seconds > 0) tell(seconds)
  }
  return {
    run(isTimed) {
      if (isTimed === (timer !== undefined)) return
      clearInterval(timer)
      from = Date.now()
      timer = isTimed ? setInterval(look, 250) : undefined
    },
  }
}
