import { fromPromise } from 'xstate'
import { plansApi } from '../../contract/plans.api.ts'
import { usersApi } from '../../contract/users.api.ts'
import { cancelSubscriptionMachine } from '../../machines/cancel-subscription.machine.ts'
import { passwordChangeMachine } from '../../machines/password-change.machine.ts'
import { profileNameMachine } from '../../machines/profile-name.machine.ts'
import type { Client } from '../api/client.ts'
import type { ActorsOf } from '../api/projects.ts'

/** The preferred name over PATCH /users/profile/. */
export const profileNameOver = (client: Client) =>
  profileNameMachine.provide({
    actors: {
      saveProfile: fromPromise(({ input, signal }) => client.call(usersApi.saveProfile, { body: input, signal })),
    } satisfies ActorsOf<typeof profileNameMachine>,
  })

/** The change of password over POST /users/set-password/. */
export const passwordChangeOver = (client: Client) =>
  passwordChangeMachine.provide({
    actors: {
      setPassword: fromPromise(({ input, signal }) => client.call(usersApi.setPassword, { body: input, signal })),
    } satisfies ActorsOf<typeof passwordChangeMachine>,
  })

/** The cancellation over POST /billing/cancel/. */
export const cancelSubscriptionOver = (client: Client) =>
  cancelSubscriptionMachine.provide({
    actors: {
      cancelSubscription: fromPromise(({ signal }) => client.call(plansApi.cancelSubscription, { signal })),
    } satisfies ActorsOf<typeof cancelSubscriptionMachine>,
  })
