import { ExternalLink } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { Project } from '../../contract/projects.api.ts'
import { css } from '../../styled-system/css'
import { button, note } from '../../styled-system/recipes'
import { safeUrl } from '../api/safe-url.ts'
import { LocalDateTime } from '../ui/relative-time.tsx'
import type { AccountProps } from './account.connect.ts'
import { TimeRange } from './time-range.tsx'

const table = css({
  width: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: { base: '13px', md: '14px' },
  '& th': { textAlign: 'start', fontWeight: '500', fontSize: '13px', color: 'text2', py: '2', pe: '3' },
  '& td': { textAlign: 'start', py: '3', pe: '3', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th:nth-child(1)': { width: '30%' },
  '& th:nth-child(2)': { width: '38%' },
  '& tr': { borderBottomWidth: '1px', borderColor: 'line' },
})
const none = css({ color: 'text2' })

function Section({ id, title, action, children }: { readonly id: string; readonly title: string; readonly action: ReactNode; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={css({ mb: '8' })}>
      <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', minHeight: '40px', mb: '1' })}>
        <h4 id={id} className={css({ fontFamily: 'sans', fontSize: '15px', fontWeight: '500', letterSpacing: '0' })}>
          {title}
        </h4>
        {action}
      </div>
      {children}
    </section>
  )
}

const Head = ({ columns }: { readonly columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
)

/** A link only where it leads to a web address: what the server sent may be anything. */
function DeploymentUrl({ url }: { readonly url: string }) {
  const address = safeUrl(url)
  if (address === null) return url
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={css({ color: 'pen', textDecoration: 'underline', textUnderlineOffset: '3px' })}>
      {url}
      <ExternalLink size={13} aria-hidden="true" className={css({ display: 'inline', verticalAlign: '-1px', ms: '1' })} />
      <span className={css({ srOnly: true })}> (opens in a new tab)</span>
    </a>
  )
}

const Site = ({ site }: { readonly site: Project }) => (
  <tr>
    <td>{site.name}</td>
    <td>{site.deployment_url ? <DeploymentUrl url={site.deployment_url} /> : <span className={none}>Not deployed yet</span>}</td>
    <td>
      <LocalDateTime at={site.updated_at} />
    </td>
  </tr>
)

function Sites({ account }: { readonly account: AccountProps }) {
  function retry(event: MouseEvent<HTMLElement>) {
    // The button goes while the sites load: its panel keeps the focus in the dialog.
    event.currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus()
    account.retrySites()
  }
  return (
    <>
      {account.unlisted ? (
        <div role="alert" className={`${note({ tone: 'bad' })} ${css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' })}`}>
          <p>Your sites could not be loaded.</p>
          <button type="button" className={button({ size: 'sm' })} onClick={retry}>
            Try again
          </button>
        </div>
      ) : null}
      {account.sites.length > 0 ? (
        <table aria-labelledby="all-sites" className={table}>
          <Head columns={['Project Name', 'Deployment URL', 'Last Updated']} />
          <tbody>
            {account.sites.map((site) => (
              <Site key={site.id} site={site} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className={`${none} ${css({ py: '3', fontSize: '14px' })}`}>You haven't created any projects yet.</p>
      )}
    </>
  )
}

/** The My Sites tab (specification 2): domains, of which there are none, and the sites as they were when the dialog opened. */
export function MySites({ account }: { readonly account: AccountProps }) {
  return (
    <>
      <h3 className={css({ fontSize: '22px', lineHeight: '1.2', mb: '4' })}>My Sites</h3>
      {account.loadingSites ? (
        <p role="status" className={none}>
          Loading your sites...
        </p>
      ) : (
        <>
          <Section
            id="domains"
            title="Domains"
            action={
              <button type="button" className={button({ look: 'quiet', size: 'sm' })} aria-haspopup="dialog" onClick={account.openDomain}>
                New domain
              </button>
            }
          >
            <table aria-labelledby="domains" className={table}>
              <Head columns={['Domain', 'Project', 'Status']} />
              <tbody>
                <tr>
                  <td colSpan={3} className={none}>
                    No domains configured.
                  </td>
                </tr>
              </tbody>
            </table>
          </Section>
          <Section id="all-sites" title="All deployed sites" action={<TimeRange />}>
            <Sites account={account} />
          </Section>
        </>
      )}
    </>
  )
}
