import type { Project } from '../../contract/projects.api.ts'
import type { AccountDialogEvent, AccountDialogSnapshot, Notice } from '../../machines/account-dialog.machine.ts'

export type AccountTab = 'profile' | 'mySites'
export type DomainKind = 'subdomain' | 'custom'

export interface AccountProps {
  readonly open: boolean
  readonly tab: AccountTab
  readonly sites: readonly Project[]
  readonly loadingSites: boolean
  /** True where the sites could not be loaded: the list then counts as empty. */
  readonly unlisted: boolean
  readonly choosingDomain: boolean
  readonly domainKind: DomainKind
  readonly planOpen: boolean
  /** The notice of the info modal, or null while it is closed. */
  readonly notice: Notice | null
  /** True while something lies over the account dialog. */
  readonly covered: boolean
  readonly close: () => void
  readonly chooseTab: (tab: AccountTab) => void
  readonly retrySites: () => void
  readonly openDomain: () => void
  readonly closeDomain: () => void
  readonly chooseDomainKind: (kind: DomainKind) => void
  readonly closePlan: () => void
  readonly closeNotice: () => void
}

/** What the account dialog and its child dialogs show and do. */
export function connectAccount(snapshot: AccountDialogSnapshot, send: (event: AccountDialogEvent) => void): AccountProps {
  const choosingDomain = snapshot.hasTag('domain')
  return {
    open: snapshot.hasTag('account'),
    tab: snapshot.hasTag('mySites') ? 'mySites' : 'profile',
    sites: snapshot.context.sites,
    loadingSites: snapshot.hasTag('loading'),
    unlisted: snapshot.hasTag('unlisted'),
    choosingDomain,
    domainKind: snapshot.hasTag('custom') ? 'custom' : 'subdomain',
    planOpen: snapshot.hasTag('plan'),
    notice: snapshot.context.notices[0] ?? null,
    covered: choosingDomain || snapshot.hasTag('plan') || snapshot.hasTag('info'),
    close: () => send({ type: 'account.close' }),
    chooseTab: (tab) => send({ type: tab === 'profile' ? 'profile.choose' : 'sites.choose' }),
    retrySites: () => send({ type: 'sites.retry' }),
    openDomain: () => send({ type: 'domain.open' }),
    closeDomain: () => send({ type: 'domain.close' }),
    chooseDomainKind: (kind) => send({ type: kind === 'custom' ? 'custom.choose' : 'subdomain.choose' }),
    closePlan: () => send({ type: 'plan.close' }),
    closeNotice: () => send({ type: 'info.close' }),
  }
}
