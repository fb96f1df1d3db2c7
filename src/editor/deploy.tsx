import { useSelector } from '@xstate/react'
import { Copy, Download, ExternalLink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ProjectDetail } from '../../contract/projects.api.ts'
import type { DeploymentActor } from '../../machines/deployment.machine.ts'
import { css, cx } from '../../styled-system/css'
import { button, note } from '../../styled-system/recipes'
import { reasonOf } from '../api/reason.ts'
import { safeUrl } from '../api/safe-url.ts'
import { useSession } from '../api/session.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'

/** The address with its copy and visit buttons. */
function Address({ url }: { readonly url: string }) {
  const address = safeUrl(url)
  const [said, say] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      say('Copied.')
    } catch {
      say('Could not copy. Select the address instead.')
    }
  }
  return (
    <div className={css({ display: 'grid', gap: '2' })}>
      <p
        className={css({
          bg: 'muted',
          borderRadius: 'control',
          px: '3',
          py: '2',
          fontFamily: 'mono',
          fontSize: '13px',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        })}
      >
        {url}
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })}>
        <button type="button" className={button({ size: 'sm' })} onClick={() => void copy()}>
          <Copy size={15} aria-hidden="true" />
          Copy
        </button>
        {address === null ? null : (
          <a className={button({ size: 'sm' })} href={address} target="_blank" rel="noopener noreferrer">
            <ExternalLink size={15} aria-hidden="true" />
            Visit
          </a>
        )}
        <span role="status" className={css({ fontSize: '13px', color: 'text2' })}>
          {said}
        </span>
      </div>
    </div>
  )
}

/** Why a deployment was refused; an unverified address can have its mail sent again. */
function Refusal({ deployment }: { readonly deployment: DeploymentActor }) {
  const { user } = useSession()
  const { failure, mail } = useSelector(deployment, ({ context }) => context)
  const busy = useSelector(deployment, (snapshot) => snapshot.hasTag('busy'))
  if (!failure || failure.fields.subdomain) return null
  return (
    <div className={css({ display: 'grid', gap: '2', justifyItems: 'start' })}>
      <p role="alert" className={cx(note({ tone: 'bad' }), css({ width: 'full' }))}>
        {reasonOf(failure)}
      </p>
      {failure.kind === 'forbidden' ? (
        <SubmitButton type="button" look="quiet" size="sm" busy={busy} onClick={() => deployment.send({ type: 'mail.send' })}>
          Send the mail again
        </SubmitButton>
      ) : null}
      <p role="status" className={css({ fontSize: '13px', color: 'text2' })}>
        {mail === 'sent' ? `Sent to ${user.email}.` : mail === 'refused' ? 'The mail could not be sent now. Wait a minute and try again.' : ''}
      </p>
    </div>
  )
}

/** The address that a first deployment is to have; left empty, one is made from the site's name. */
function OwnAddress({ deployment }: { readonly deployment: DeploymentActor }) {
  const { subdomain, failure } = useSelector(deployment, ({ context }) => context)
  const busy = useSelector(deployment, (snapshot) => snapshot.hasTag('busy'))
  return (
    <TextField
      label="Address (optional)"
      placeholder="my-studio"
      value={subdomain}
      disabled={busy}
      autoComplete="off"
      spellCheck={false}
      onValue={(text) => deployment.send({ type: 'subdomain.changed', subdomain: text })}
      error={failure?.fields.subdomain?.[0] ?? null}
    />
  )
}

/** What visitors see of the project now, or would. */
function standingOf({ name, latest_version, live_version }: ProjectDetail, live: boolean): string {
  if (live) {
    const newer = live_version !== null && latest_version > live_version
    return newer ? `Visitors see version ${live_version}. Version ${latest_version} is newer.` : `Visitors see version ${live_version}, the latest.`
  }
  if (latest_version === 0) return 'There is nothing to deploy yet: describe what to build first.'
  return `Version ${latest_version} of ${name} gets an address of its own, which stays the same when you deploy again.`
}

export interface DeployProps {
  readonly project: ProjectDetail
  readonly deployment: DeploymentActor
  readonly open: boolean
  readonly onClose: () => void
}

/** Puts the latest version on the web, brings it up to date, or takes it down. */
export function Deploy({ project, deployment, open, onClose }: DeployProps) {
  const snapshot = useSelector(deployment, (current) => current)
  const busy = snapshot.hasTag('busy')
  const exporting = snapshot.hasTag('exporting')
  const live = snapshot.hasTag('live') || (busy && project.live_version !== null)
  const { latest_version, live_version } = project
  const manageUrl = safeUrl(project.manage_url)
  const newer = live && live_version !== null && latest_version > live_version
  const start = (label: string) => (
    <SubmitButton
      type="button"
      data-main=""
      look="pen"
      full
      busy={busy && !exporting}
      busyLabel="Deploying…"
      disabled={latest_version === 0 || exporting}
      onClick={() => deployment.send({ type: 'deployment.start' })}
    >
      {label}
    </SubmitButton>
  )
  const firstTime = !live && latest_version > 0 && !project.deployment_url && live_version === null
  const confirming = snapshot.hasTag('confirming')
  const standing = standingOf(project, live)
  const parts = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed goes as the site comes or goes, or is brought up to date.
  useEffect(() => {
    if (document.activeElement === document.body) parts.current?.querySelector<HTMLElement>('button, a')?.focus()
  }, [standing])
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={live ? 'Your site is live' : 'Deploy'}
        initialFocus={() =>
          parts.current?.querySelector<HTMLElement>('[data-main]:not(:disabled)') ?? parts.current?.querySelector<HTMLElement>('button, a') ?? null
        }
      >
        <div ref={parts} className={css({ display: 'grid', gap: '4', mt: '4' })}>
          {live && project.deployment_url ? <Address url={project.deployment_url} /> : null}
          <p role="status" className={css({ color: 'text2' })}>
            {standing}
          </p>
          {firstTime ? <OwnAddress deployment={deployment} /> : null}
          {live ? newer && start('Update') : start('Deploy')}
          {live && manageUrl ? (
            <p className={css({ fontSize: '14px', color: 'text2' })}>
              <a
                className={css({ color: 'text', textDecoration: 'underline', textUnderlineOffset: '3px' })}
                href={manageUrl}
                target="_blank"
                rel="noopener noreferrer"
              >
                Manage the live site
              </a>{' '}
              as its owner. Keep this link to yourself.
            </p>
          ) : null}
          <Refusal deployment={deployment} />
          {latest_version > 0 ? (
            <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontSize: '13px', color: 'text2' })}>
              <SubmitButton type="button" look="quiet" size="sm" busy={exporting} disabled={busy} onClick={() => deployment.send({ type: 'project.export' })}>
                <Download size={15} aria-hidden="true" />
                Download the site
              </SubmitButton>
              A Node project with its data, which runs by itself.
            </div>
          ) : null}
          {live ? (
            <button
              type="button"
              // Natively disabled it would lose the focus that comes back to it.
              aria-disabled={busy}
              className={cx(button({ look: 'danger', size: 'sm' }), css({ justifySelf: 'start' }))}
              onClick={() => deployment.send({ type: 'takeDown.ask' })}
            >
              Take down
            </button>
          ) : null}
        </div>
      </Dialog>
      <ConfirmDialog
        open={confirming}
        title="Take the site down"
        message="Visitors will no longer see it. Its address and its data are kept, and you can deploy it again."
        confirm="Take down"
        onConfirm={() => deployment.send({ type: 'takeDown.confirm' })}
        onCancel={() => deployment.send({ type: 'takeDown.cancel' })}
      />
    </>
  )
}
