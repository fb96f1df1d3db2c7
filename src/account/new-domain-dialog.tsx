import { RadioGroup } from '@ark-ui/react/radio-group'
import { css } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { Dialog } from '../ui/dialog.tsx'
import type { DomainKind } from './account.connect.ts'
import type { AccountDialogProps } from './account-provider.tsx'
import { useLast } from './use-last.ts'

/** Specification 9: the quotas read 0/0, whatever the plan. */
const kinds: readonly { readonly value: DomainKind; readonly label: string; readonly about: string }[] = [
  { value: 'subdomain', label: 'SparkSite domain (0/0)', about: 'Create a new subdomain' },
  { value: 'custom', label: 'Custom domain (0/0)', about: 'Connect a domain you own' },
]

const option = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  padding: '4',
  borderRadius: 'card',
  borderWidth: '1px',
  borderColor: 'line',
  cursor: 'pointer',
  _hover: { bg: 'subtle' },
  '&[data-state=checked]': { borderColor: 'pen', bg: 'subtle' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'ring', outlineOffset: '2px' },
})
const dot = css({
  flexShrink: '0',
  width: '18px',
  height: '18px',
  mt: '2px',
  borderRadius: '50%',
  border: '1px solid',
  borderColor: 'field',
  '&[data-state=checked]': { borderColor: 'penSolid', boxShadow: 'inset 0 0 0 4px {colors.penSolid}' },
})

/** The kinds of domain, with "Get more" for the plans that bring them (specification 2, New domain dialog). */
export function NewDomainDialog({ account, openPlan }: AccountDialogProps) {
  const kind = useLast(account.domainKind, account.choosingDomain)
  return (
    <Dialog
      open={account.choosingDomain}
      onClose={account.closeDomain}
      title={<span className={css({ fontSize: '24px' })}>New domain</span>}
      description="You have no domains left to add. Get more with a plan."
    >
      <RadioGroup.Root
        value={kind}
        onValueChange={({ value }) => account.chooseDomainKind(value as DomainKind)}
        className={css({ display: 'grid', gap: '2', mt: '5' })}
      >
        <RadioGroup.Label className={css({ srOnly: true })}>Kind of domain</RadioGroup.Label>
        {kinds.map(({ value, label, about }) => (
          <RadioGroup.Item key={value} value={value} className={option}>
            <RadioGroup.ItemControl className={dot} />
            <RadioGroup.ItemText>
              <span className={css({ display: 'block', fontSize: '14px', fontWeight: '500' })}>{label}</span>{' '}
              <span className={css({ display: 'block', fontSize: '13px', color: 'text2' })}>{about}</span>
            </RadioGroup.ItemText>
            <RadioGroup.ItemHiddenInput />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <div className={css({ display: 'flex', justifyContent: 'flex-end', gap: '2', mt: '6' })}>
        <button type="button" className={button({ look: 'quiet' })} onClick={account.closeDomain}>
          Cancel
        </button>
        <button type="button" className={button({ look: 'ink' })} aria-haspopup="dialog" onClick={openPlan}>
          Get more
        </button>
      </div>
    </Dialog>
  )
}
