import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'

export interface Metrics {
  /** Counts one answered request. */
  count(kind: string, method: string, status: number, seconds: number): void
  /** Everything, in Prometheus's text format. */
  text(): Promise<string>
  readonly contentType: string
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])

function known<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const found = kept.get(key)
  if (found) return found
  const made = make()
  kept.set(key, made)
  return made
}

/** What the process counts of itself, and, by `busy`, of the turns that it runs. */
export function createMetrics(busy: () => number): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'sparksite_requests_total',
    help: 'Requests answered.',
    labelNames: ['kind', 'method', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'sparksite_request_seconds',
    help: 'Time until the answer began.',
    labelNames: ['kind'],
    buckets,
    registers: [registry],
  })
  new Gauge({
    name: 'sparksite_turns_running',
    help: 'Turns that this process runs.',
    registers: [registry],
    collect() {
      this.set(busy())
    },
  })
  // Looked up by their labels once, which the client does anew each time.
  const counters = new Map<string, { inc(): void }>()
  const histograms = new Map<string, { observe(seconds: number): void }>()
  return {
    count(kind, asked, status, seconds) {
      const method = methods.has(asked) ? asked : 'other'
      known(counters, `${kind} ${method} ${status}`, () => requests.labels(kind, method, String(status))).inc()
      known(histograms, kind, () => durations.labels(kind)).observe(seconds)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
