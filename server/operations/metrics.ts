import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'

/** What a turn asked of a language model, all requests together. */
export interface ModelUse {
  readonly provider: string
  readonly tier: string
  readonly outcome: string
  readonly requests: number
  readonly tokens_in: number
  readonly tokens_out: number
  readonly seconds: number
  /** Dollars; null where no price is set. */
  readonly cost: number | null
}
export interface Metrics {
  /** Counts what was asked of a language model in one turn. */
  modelAsked(use: ModelUse): void
  /** Counts one answered request. */
  count(kind: string, method: string, status: number, seconds: number): void
  /** Everything, in Prometheus's text format. */
  text(): Promise<string>
  readonly contentType: string
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])

const modelLabels = ['provider', 'tier'] as const

/** Counts what is asked of language models; nothing of it stands in /metrics before the first time. */
function countModels(registry: Registry): (use: ModelUse) => void {
  const counter = (name: string, help: string, more: readonly string[] = []) =>
    new Counter({ name, help, labelNames: [...modelLabels, ...more], registers: [registry] })
  const turns = counter('sparksite_model_turns_total', 'Turns that asked a language model, by what came of it.', ['outcome'])
  const requests = counter('sparksite_model_requests_total', 'Requests to language models.')
  const tokens = counter('sparksite_model_tokens_total', 'Tokens of language models.', ['direction'])
  const dollars = counter('sparksite_model_dollars_total', 'Estimated cost of language models in dollars, where a price is set.')
  const seconds = new Histogram({
    name: 'sparksite_model_seconds',
    help: 'Time that a turn waited for a language model.',
    labelNames: [...modelLabels],
    buckets: [0.5, 1, 2.5, 5, 10, 20, 40, 60],
    registers: [registry],
  })
  return (use) => {
    const { provider, tier, outcome } = use
    turns.labels(provider, tier, outcome).inc()
    requests.labels(provider, tier).inc(use.requests)
    tokens.labels(provider, tier, 'in').inc(use.tokens_in)
    tokens.labels(provider, tier, 'out').inc(use.tokens_out)
    if (use.cost !== null) dollars.labels(provider, tier).inc(use.cost)
    seconds.labels(provider, tier).observe(use.seconds)
  }
}

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
  let modelAsked: ((use: ModelUse) => void) | null = null
  return {
    modelAsked(use) {
      modelAsked ??= countModels(registry)
      modelAsked(use)
    },
    count(kind, asked, status, seconds) {
      const method = methods.has(asked) ? asked : 'other'
      known(counters, `${kind} ${method} ${status}`, () => requests.labels(kind, method, String(status))).inc()
      known(histograms, kind, () => durations.labels(kind)).observe(seconds)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
