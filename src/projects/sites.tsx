import { type ComponentType, Suspense, useState } from 'react'
import { css } from '../../styled-system/css'
import { field } from '../../styled-system/recipes'
import { useSession } from '../api/session.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Composer, type Offer } from './composer.tsx'
import { useProjectList } from './project-list.tsx'
import { SiteCard } from './site-card.tsx'

/** Above this many sites there is a box to search them. */
const searchable = 8

const firstName = (full_name: string): string => full_name.trim().split(/\s+/)[0] ?? ''

export interface SitesProps {
  /** Sites to begin from; `onUse` takes the words of one. */
  readonly Gallery: ComponentType<{ readonly onUse: (words: string) => void; readonly canTry: boolean }>
}

/** The site list: what to build next, and what there is (specification 2, / and /sites). */
export function Sites({ Gallery }: SitesProps) {
  const { user } = useSession()
  const { projects, unknown } = useProjectList()
  const [sought, seek] = useState('')
  const [offer, setOffer] = useState<Offer>({ words: '', count: 0 })
  const found = projects.filter(({ name }) => name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase()))
  const name = firstName(user.full_name)
  return (
    <div className={css({ maxWidth: '1104px', mx: 'auto', px: { base: '4', md: '8' }, pt: { base: '6', md: '12' }, pb: '16' })}>
      <PageHeading
        title="Your sites"
        className={css({ fontSize: { base: '30px', md: '40px' }, lineHeight: '1.15', letterSpacing: '-0.04em', mb: { base: '4', md: '5' } })}
      >
        {name ? `What should we build, ${name}?` : 'What should we build?'}
      </PageHeading>
      <Composer offer={offer} />
      <section aria-labelledby="your-sites" className={css({ mt: '10' })}>
        <div className={css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minHeight: '40px', mb: '3' })}>
          <h2 id="your-sites" className={css({ fontSize: '20px' })}>
            Your sites
          </h2>
          {projects.length > searchable ? (
            <input
              type="search"
              aria-label="Search sites"
              placeholder="Search sites…"
              value={sought}
              onChange={(event) => seek(event.target.value)}
              className={`${field()} ${css({ maxWidth: '220px' })}`}
            />
          ) : null}
        </div>
        {found.length > 0 ? (
          <ul
            aria-labelledby="your-sites"
            className={css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))', gap: '4' })}
          >
            {found.map((project) => (
              <SiteCard key={project.id} project={project} />
            ))}
          </ul>
        ) : null}
        <p role="status" className={css({ color: 'text2' })}>
          {projects.length > 0 && found.length === 0 ? `No site is called “${sought.trim()}”.` : ''}
        </p>
        {!unknown && projects.length === 0 ? (
          <div className={css({ border: '1px dashed', borderColor: 'line', borderRadius: 'card', px: '6', py: '10', textAlign: 'center' })}>
            <p className={css({ fontWeight: '500' })}>No projects yet</p>
            <p className={css({ color: 'text2' })}>Describe one above and press Build it: you will watch it being built.</p>
          </div>
        ) : null}
      </section>
      <Suspense fallback={null}>
        <Gallery canTry onUse={(words) => setOffer(({ count }) => ({ words, count: count + 1 }))} />
      </Suspense>
    </div>
  )
}
