import { type ReactNode, useEffect } from 'react'

/** Names the document after the page that is shown: `Pricing Plans · SparkSite`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'SparkSite' ? title : `${title} · SparkSite`
  }, [title])
}

export interface PageHeadingProps {
  /** What the document is called; the heading itself unless it says more. */
  readonly title: string
  readonly className?: string
  readonly children?: ReactNode
}

/** The page's one h1, which takes the focus when a link has led to the page. */
export function PageHeading({ title, className, children = title }: PageHeadingProps) {
  usePageTitle(title)
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
