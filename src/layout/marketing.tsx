import type { ReactNode } from 'react'
import { css } from '../../styled-system/css'
import { MarketingFooter } from './marketing-footer.tsx'
import { MarketingHeader, type MemberNav, type VisitorNav } from './marketing-header.tsx'

export type MarketingProps = { readonly children: ReactNode } & (
  | { readonly visitor: VisitorNav; readonly member?: never }
  | { readonly member: MemberNav; readonly visitor?: never }
)

const skip = css({
  position: 'absolute',
  left: '4',
  top: '-60px',
  zIndex: 'popover',
  bg: 'surface',
  color: 'text',
  padding: '2',
  borderRadius: 'control',
  _focus: { top: '3' },
})

/** The marketing layout: top nav, page, footer (specification 2). */
export function Marketing({ children, visitor, member }: MarketingProps) {
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })}>
      <a href="#content" className={skip}>
        Skip to content
      </a>
      <MarketingHeader {...(visitor ? { visitor } : { member })} />
      <main id="content" tabIndex={-1} className={css({ flex: '1', outline: 'none' })}>
        {children}
      </main>
      <MarketingFooter />
    </div>
  )
}
