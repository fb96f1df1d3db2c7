/** How long tests wait before they fail, in milliseconds: a busy machine is slow, and only what never comes is wrong. */
export const patience = { testTimeout: 240_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } } as const

/** The environment of a node to which a busy machine is no outage. */
export const patientNode = { TIMEOUT_DATABASE: '60', TIMEOUT_CONNECT: '60' } as const
