import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { PageHeading } from '../ui/page-heading.tsx'

const body = css({
  maxWidth: 'prose',
  mx: 'auto',
  px: '6',
  pt: { base: '10', md: '16' },
  lineHeight: '1.65',
  '& h2': { fontSize: '22px', mt: '10', mb: '2', lineHeight: '1.25' },
  '& p + p, & p + ul, & ul + p': { mt: '3' },
  '& ul': { listStyleType: 'disc', pl: '5' },
  '& li + li': { mt: '1' },
  '& a': { color: 'pen', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& code': { fontFamily: 'mono', fontSize: '.92em' },
})

/** A page of text: its heading, then sections of h2 and paragraphs. */
export const Article = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <article className={body}>
    <PageHeading title={title} className={css({ fontSize: { base: '40px', md: '56px' }, lineHeight: '1.08', letterSpacing: '-0.035em', mb: '6' })} />
    {children}
  </article>
)
