import type { Entity, Values } from '../../model.ts'
import { isLater } from './fields.ts'
import { fieldIn } from './parts.ts'
import { type Payable, paidSeeds } from './payables.ts'

const pending = 'Pending'
/** Whether a sample payment is still to come. */
export const isAwaited = ({ status }: Values): boolean => status === pending

/** The payments of what the sample rows say is paid or was given back, each as it stands, with its sum; and one that is still to come, where that leaves something to pay. */
export function toldPayments(payment: Entity, methods: readonly string[], { entity, by, price, state }: Payable, method: string): Entity {
  const isTold = fieldIn(entity, state ?? '') !== undefined
  const stateOf = (seed: Values, index: number): string => (isTold ? String(seed[state ?? '']) : index < paidSeeds(entity) ? 'Paid' : 'Unpaid')
  const own = payment.fields.find(({ id }) => id === payment.lifecycle?.field)
  const known = (status: string): boolean => own?.choices?.includes(status) ?? status === 'Paid'
  const told = entity.seeds.map((seed, index) => ({ seed, index, status: stateOf(seed, index) }))
  const open = told.filter(({ status }) => status === 'Unpaid')
  const last = open.length > 1 && known(pending) ? open.slice(-1).map((one) => ({ ...one, status: pending })) : []
  const paid = told.filter(({ status }) => (status === 'Paid' || status === 'Refunded') && known(status))
  const amount = payment.fields.find(({ type }) => type === 'money')?.id
  const seeds = [...paid, ...last].slice(0, 8).map(({ seed, index, status }, at): Values => {
    const usual = status === pending ? (methods.find(isLater) ?? methods[0]) : methods[at % methods.length]
    const said = typeof seed.payment === 'string' && methods.includes(seed.payment) && status !== pending ? seed.payment : usual
    const sum = price === undefined ? undefined : seed[price]
    return {
      ...payment.seeds[at % Math.max(1, payment.seeds.length)],
      [by]: index,
      [method]: said ?? 'Card',
      ...(amount !== undefined && typeof sum === 'number' && { [amount]: sum }),
      ...(own && { [own.id]: status }),
    }
  })
  return { ...payment, seeds }
}
