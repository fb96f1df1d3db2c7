import type { Endpoint } from './endpoint.ts'
import { feedbackApi } from './feedback.api.ts'
import { plansApi } from './plans.api.ts'
import { projectsApi } from './projects.api.ts'
import { rowsApi } from './rows.api.ts'
import { usersApi } from './users.api.ts'

/** The whole of /api/v1 that this server offers: specification 7, and the calls that it leaves open. */
export const api = { ...usersApi, ...plansApi, ...projectsApi, ...rowsApi, ...feedbackApi } as const
export type EndpointName = keyof typeof api

/** Every row with its name, for servers that mount them and tests that walk them. */
export const endpoints: readonly (readonly [EndpointName, Endpoint])[] = Object.entries(api) as never
