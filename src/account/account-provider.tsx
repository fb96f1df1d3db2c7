import { Portal } from '@ark-ui/react/portal'
import { useSelector } from '@xstate/react'
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { User } from '../../contract/users.api.ts'
import type { AccountDialogEvent } from '../../machines/account-dialog.machine.ts'
import { css } from '../../styled-system/css'
import { useActorRef } from '../api/actor-ref.ts'
import { unarrived } from '../api/arriving-client.ts'
import type { Client } from '../api/client.ts'
import { SessionProvider, useSession } from '../api/session.tsx'
import { InfoModal } from '../ui/info-modal.tsx'
import { type AccountProps, connectAccount } from './account.connect.ts'
import { accountDialogOver } from './account.effects.ts'
import { useLast } from './use-last.ts'

export interface Message {
  readonly title: string
  readonly message: string
  /** Called once the person has closed it; not where the session has ended before. */
  readonly onClose?: () => void
}

/** What a logged-in page opens over itself. */
export interface Account {
  readonly openAccount: () => void
  readonly openPlan: () => void
  /** Shows the info modal; a message that comes while another is shown waits for it. */
  readonly notify: (message: Message) => void
  /** The pointer or the focus is on something that opens one of them. */
  readonly prepare: () => void
}

/** What the plan dialog is given; `locked` while the info modal lies over it. */
export interface PlanDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly locked: boolean
  readonly client: Client
  readonly user: User
  readonly notify: (message: Message) => void
}
export interface AccountDialogProps {
  readonly account: AccountProps
  readonly openPlan: () => void
}
export interface AccountProviderProps {
  readonly loadAccountDialog: () => Promise<{ readonly AccountDialog: ComponentType<AccountDialogProps> }>
  readonly loadPlanDialog: () => Promise<{ readonly PlanDialog: ComponentType<PlanDialogProps> }>
  readonly children: ReactNode
}

const AccountContext = createContext<Account | null>(null)

/** The verbs that open the account dialog and what belongs to it; throws outside its provider. */
export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('useAccount is for what AccountProvider holds.')
  return account
}

const pill = css({
  position: 'fixed',
  insetBlockEnd: '6',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  zIndex: 'toast',
  px: '4',
  py: '2',
  borderRadius: 'control',
  bg: 'ink',
  color: 'onInk',
  fontSize: '14px',
  boxShadow: '2',
})
const unopened = { title: 'That could not be opened', message: unarrived }

/** Hosts account dialog, plan dialog and info modal over the logged-in pages; the first two arrive when they are first asked for. */
export function AccountProvider({ loadAccountDialog, loadPlanDialog, children }: AccountProviderProps) {
  const session = useSession()
  const { client, user } = session
  const actor = useActorRef(useMemo(() => accountDialogOver(client), [client]))
  const snapshot = useSelector(actor, (current) => current)
  const [AccountDialog, setAccountDialog] = useState<ComponentType<AccountDialogProps> | null>(null)
  const [PlanDialog, setPlanDialog] = useState<ComponentType<PlanDialogProps> | null>(null)
  const [awaited, setAwaited] = useState(0)
  const onClosed = useRef(new Map<number, () => void>())
  const told = useRef(0)

  useEffect(() => {
    const closed = actor.on('info.closed', ({ notice_id }) => {
      const then = onClosed.current.get(notice_id)
      onClosed.current.delete(notice_id)
      then?.()
    })
    return () => closed.unsubscribe()
  }, [actor])

  const verbs = useMemo<Account>(() => {
    // What arrives after the session has ended finds the actor stopped.
    const send = (event: AccountDialogEvent) => actor.getSnapshot().status === 'active' && actor.send(event)
    const notify = ({ title, message, onClose }: Message) => {
      told.current += 1
      if (onClose) onClosed.current.set(told.current, onClose)
      send({ type: 'info.show', notice: { notice_id: told.current, title, message } })
    }
    function open<Part>(load: () => Promise<Part>, arrived: (part: Part) => void) {
      setAwaited((before) => before + 1)
      void load()
        .then(arrived, () => notify(unopened))
        .finally(() => setAwaited((before) => before - 1))
    }
    return {
      openAccount: () =>
        open(loadAccountDialog, (part) => {
          setAccountDialog(() => part.AccountDialog)
          send({ type: 'account.open' })
        }),
      openPlan: () =>
        open(loadPlanDialog, (part) => {
          setPlanDialog(() => part.PlanDialog)
          send({ type: 'plan.open' })
        }),
      notify,
      prepare: () => void Promise.allSettled([loadAccountDialog(), loadPlanDialog()]),
    }
  }, [actor, loadAccountDialog, loadPlanDialog])

  const within = useMemo(
    () => ({
      ...session,
      logOut: () => {
        actor.send({ type: 'session.ended' })
        session.logOut()
      },
    }),
    [actor, session],
  )
  const account = connectAccount(snapshot, actor.send)
  return (
    <SessionProvider value={within}>
      <AccountContext value={verbs}>
        {children}
        {AccountDialog ? <AccountDialog account={account} openPlan={verbs.openPlan} /> : null}
        {PlanDialog ? (
          <PlanDialog open={account.planOpen} onClose={account.closePlan} locked={account.notice !== null} client={client} user={user} notify={verbs.notify} />
        ) : null}
        <Notices account={account} />
        {awaited > 0 ? <Awaited /> : null}
      </AccountContext>
    </SessionProvider>
  )
}

/** Says that what was asked for is on its way; outside the page, which an open dialog hides. */
const Awaited = () => (
  <Portal>
    <p role="status" aria-live="polite" className={pill}>
      Loading...
    </p>
  </Portal>
)

/** The info modal, with the last notice while it fades. */
function Notices({ account: { notice, closeNotice } }: { readonly account: AccountProps }) {
  const shown = useLast(notice, notice !== null)
  return shown ? <InfoModal key={shown.notice_id} open={notice !== null} title={shown.title} message={shown.message} onClose={closeNotice} /> : null
}
