import fc from 'fast-check'
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate'

type Act = (of: unknown, params: never) => void
/** The world outside of a chart, made anew for each schedule: actions that change it, and what of it contradicts the chart. */
export interface World {
  readonly actions: Readonly<Record<string, Act>>
  readonly contradicts: (snapshot: AnyMachineSnapshot) => string | null
}
/** What a machine's race is made of: events, answers and time are drawn at random, in any order. */
export interface Contender {
  readonly machine: AnyStateMachine
  /** One is drawn for each schedule. */
  readonly inputs?: readonly unknown[]
  /** What a person, a parent or the browser may send at any time. */
  readonly events: readonly AnyEventObject[]
  /** By child: what is sent to it while it is there. */
  readonly below?: Readonly<Record<string, readonly AnyEventObject[]>>
  /** By source: what a promise may resolve with, those of child machines included. Every kind of failure is drawn besides. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>
  /** By source: what a callback may send. */
  readonly says?: Readonly<Record<string, readonly AnyEventObject[]>>
  /** How a schedule may begin, to be deep in the chart at once; one is drawn. */
  readonly begins?: readonly (readonly AnyEventObject[])[]
  /** The events, in order, that lead home from anywhere once nothing is under way; and what home is. */
  readonly homeward: readonly AnyEventObject[]
  readonly home: (snapshot: AnyMachineSnapshot) => boolean
  readonly world?: () => World
}

/** A promise or callback that the chart has started. */
interface Running {
  readonly src: string
  readonly tell: (what: number) => void
  /** Whether it was left before its end. */
  readonly outlived: () => boolean
  /** A promise that has been settled, or a callback that was left. */
  ended: boolean
  told: boolean
}
/** How often each source was started, was left, and answered after that. */
export type Tally = Record<string, { started: number; left: number; late: number }>

const failures = (['invalid', 'unauthenticated', 'forbidden', 'missing', 'limited', 'network', 'timeout'] as const).map((kind) =>
  Object.assign(new Error(kind), { failure: { kind, status: 0, detail: '', fields: {} } }),
)
const pauses = [1, 60, 299, 300, 2000, 15_000, 100_000]
/** Undefined only of nothing. */
const pick = <Of>(of: readonly Of[], by: number): Of => of[by % of.length] as Of
const isMachine = (logic: unknown): logic is AnyStateMachine => typeof logic === 'object' && logic !== null && 'provide' in logic
async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await null
}

/** What a contender's charts start and do, told to the race that is under way: made once, as a chart takes longer to make than a schedule to run. */
class Course {
  readonly of: Contender
  readonly tally: Tally = {}
  readonly machine: AnyStateMachine
  race: Race | undefined
  constructor(of: Contender) {
    this.of = of
    this.machine = this.#provide(of.machine)
  }
  #provide(machine: AnyStateMachine): AnyStateMachine {
    const { actors, actions } = machine.implementations
    const effects = Object.entries(actions).filter(([, act]) => typeof act === 'function' && !('resolve' in act))
    const told = (name: string) => (of: unknown, params: never) => this.race?.act(name, of, params)
    return machine.provide({
      actors: Object.fromEntries(Object.entries(actors).map(([src, own]) => [src, isMachine(own) ? this.#provide(own) : this.#logic(src)])),
      actions: Object.fromEntries(effects.map(([name]) => [name, told(name)])),
    } as never)
  }
  count(src: string): Tally[string] {
    this.tally[src] ??= { started: 0, left: 0, late: 0 }
    return this.tally[src]
  }
  #logic(src: string) {
    const says = this.of.says?.[src]
    const answers = this.of.answers[src]
    const tally = this.count(src)
    if (says)
      return fromCallback(({ sendBack }) => {
        tally.started++
        const running: Running = { src, ended: false, told: false, tell: (what) => sendBack(pick(says, what) as never), outlived: () => running.ended }
        this.race?.running.push(running)
        return () => {
          tally.left++
          running.ended = true
        }
      })
    if (!answers) throw new Error(`Nothing says what ${src} answers.`)
    return fromPromise(({ signal }) => {
      tally.started++
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const tell = (what: number) => {
        running.ended = running.told = true
        if (what % 2 === 0) resolve(pick(answers, what >> 1))
        else reject(pick(failures, what >> 1))
      }
      const running: Running = { src, ended: false, told: false, tell, outlived: () => signal.aborted }
      signal.addEventListener('abort', () => tally.left++)
      this.race?.running.push(running)
      return promise
    })
  }
}

/** A race under way: the actor, what it has started, and every violation so far. */
class Race {
  readonly #course: Course
  readonly #of: Contender
  readonly #clock = new SimulatedClock()
  readonly running: Running[] = []
  readonly #world: World | undefined
  readonly #actor
  readonly violations: string[] = []
  #effects = 0
  constructor(course: Course, input: unknown) {
    course.race = this
    this.#course = course
    this.#of = course.of
    this.#world = course.of.world?.()
    this.#actor = createActor(course.machine, { clock: this.#clock, input: input as never })
    // An exception in a subscription would escape the schedule.
    this.#actor.subscribe({ error: (error) => void this.violations.push(`throws ${error}`) })
    this.#actor.on('*', () => this.#effects++)
    this.#actor.start()
  }
  act(name: string, of: unknown, params: never): void {
    this.#effects++
    this.#world?.actions[name]?.(of, params)
  }
  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot() as AnyMachineSnapshot
  }
  async #answer(running: Running | undefined, what: number): Promise<void> {
    if (!running) return
    const late = running.outlived()
    if (late) this.#course.count(running.src).late++
    const [snapshot, effects] = [this.snapshot, this.#effects]
    running.tell(what)
    await settled()
    if (late && (this.snapshot !== snapshot || this.#effects !== effects)) this.violations.push(`a late answer of ${running.src} is heard`)
  }
  send(event: AnyEventObject): void {
    this.#actor.send(event)
  }
  /** Sends one event: mostly one that is taken, else any; at times to a child. */
  #send(which: number, what: number): void {
    const [name, told] = pick([['', this.#of.events] as const, ...Object.entries(this.#of.below ?? {})], what)
    const target: AnyActorRef | undefined = name === '' ? this.#actor : this.snapshot.children[name]
    const snapshot = target?.getSnapshot() as AnyMachineSnapshot | undefined
    if (!target || told.length === 0 || snapshot?.status !== 'active') return
    const taken = what % 8 === 0 ? [] : told.filter((event) => snapshot.can(event))
    target.send(pick(taken.length > 0 ? taken : told, which))
  }
  /** One step: half of them events, a third answers, the rest time, and at times the end. */
  async step(by: number): Promise<void> {
    const [kind, which, what] = [by % 64, (by >> 6) & 255, by >> 14]
    if (kind > 60) this.stop()
    else if (kind < 32) this.#send(which, what)
    else if (kind < 56)
      await this.#answer(
        pick(
          this.running.filter(({ ended, told, outlived }) => !told && (!ended || outlived())),
          which,
        ),
        what,
      )
    else this.#clock.increment(pick(pauses, which))
    this.check()
  }
  #open(): readonly Running[] {
    return this.running.filter(({ ended, outlived }) => !ended && !outlived())
  }
  stop(): void {
    this.#actor.stop()
  }
  check(): void {
    const { status, context } = this.snapshot
    const open = this.#open()
    const twice = open.find(({ src }, at) => open.findIndex((other) => other.src === src) !== at)
    if (twice) this.violations.push(`two calls of ${twice.src} are under way`)
    if (status !== 'active' && open.length > 0) this.violations.push(`${open[0]?.src} outlives the machine`)
    const invoked = this.#invoked()
    const left = open.find(({ src }) => !invoked.has(src))
    if (left) this.violations.push(`${left.src} is not aborted`)
    if (status === 'active' && this.snapshot.hasTag('busy' as never) && typeof context.error === 'string')
      this.violations.push('an error stands beside a call under way')
    const contradiction = this.#world?.contradicts(this.snapshot)
    if (contradiction) this.violations.push(contradiction)
  }
  /** The sources that the active states of the machine and its children invoke. */
  #invoked(snapshot = this.snapshot): Set<string> {
    if (snapshot.status !== 'active') return new Set()
    const own = snapshot._nodes.flatMap((node) => node.invoke.map(({ src }) => String(src)))
    const below = (Object.values(snapshot.children) as (AnyActorRef | undefined)[]).flatMap((child) => {
      const of: AnyMachineSnapshot | undefined = child?.getSnapshot()
      return of && '_nodes' in of ? [...this.#invoked(of)] : []
    })
    return new Set([...own, ...below])
  }
  /** Ends what is under way, goes home, and looks whether that is home. */
  async goHome(by: number): Promise<void> {
    if (this.#actor.getSnapshot().status !== 'active') return
    for (const event of [...this.#of.homeward, null]) {
      for (let round = 0; round < 12; round++) {
        for (const running of this.#open()) await this.#answer(running, by + round)
        this.#clock.increment(100_000)
      }
      if (event && this.snapshot.status === 'active') this.#actor.send(event)
    }
    this.check()
    if (this.snapshot.status === 'active' && !this.#of.home(this.snapshot)) this.violations.push(`no way home from ${JSON.stringify(this.snapshot.value)}`)
    this.stop()
  }
}

async function schedule(course: Course, steps: readonly number[]): Promise<readonly string[]> {
  const { of } = course
  const first = steps[0] ?? 0
  const race = new Race(course, of.inputs ? pick(of.inputs, first) : undefined)
  for (const event of of.begins ? pick(of.begins, first >> 3) : []) race.send(event)
  for (const step of steps) {
    await race.step(step)
    if (race.violations.length > 0) return race.violations
  }
  await race.goHome(first)
  return race.violations
}

/** Runs random schedules of one seed; throws with the shortest that has a violation, and tallies what was raced otherwise. */
export async function race(of: Contender, numRuns: number, seed = 20_261_121): Promise<Tally> {
  const course = new Course(of)
  // Biased numbers would draw the first of everything most of the time.
  const steps = fc.noBias(fc.array(fc.nat(2 ** 22 - 1), { minLength: 1, maxLength: 20, size: 'max' }))
  const property = fc.asyncProperty(steps, async (drawn) => {
    const violations = await schedule(course, drawn)
    if (violations.length > 0) throw new Error(violations.join('; '))
  })
  await fc.assert(property, { numRuns, seed })
  return course.tally
}
