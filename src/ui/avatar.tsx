import { Avatar as Ark } from '@ark-ui/react/avatar'
import { css } from '../../styled-system/css'
import { safeUrl } from '../api/safe-url.ts'

const face = css({
  flexShrink: '0',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  overflow: 'hidden',
  bg: 'penSoft',
  color: 'onPenSoft',
  fontWeight: '600',
  '& img': { width: 'full', height: 'full', objectFit: 'cover' },
})

export interface AvatarProps {
  /** Its first letter stands where there is no picture, or none that loads. */
  readonly name: string
  readonly picture: string | null
  /** Pixels. */
  readonly size: number
}

/** A round picture, or a first letter; says nothing by itself. */
export function Avatar({ name, picture, size }: AvatarProps) {
  const source = safeUrl(picture)
  const letter = [...name.trim()][0]?.toLocaleUpperCase() ?? '?'
  return (
    <Ark.Root className={face} style={{ width: size, height: size, fontSize: Math.round(size * 0.4) }} aria-hidden="true">
      <Ark.Fallback>{letter}</Ark.Fallback>
      {source ? <Ark.Image src={source} alt="" referrerPolicy="no-referrer" /> : null}
    </Ark.Root>
  )
}
