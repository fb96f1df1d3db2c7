import { PasswordInput } from '@ark-ui/react/password-input'
import { Eye, EyeOff } from 'lucide-react'
import { css, cx } from '../../styled-system/css'
import { button, field } from '../../styled-system/recipes'
import { fieldLabel } from './text-field.tsx'

export interface PasswordFieldProps {
  readonly label: string
  /** What the button beside the field shows, as in "Show password"; two fields of one form need two. */
  readonly subject: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly autoComplete: 'current-password' | 'new-password'
  readonly required?: boolean
  readonly invalid?: boolean
  /** The id of the text that says what is wrong. */
  readonly describedBy?: string | undefined
}

/** A labelled password whose characters a button shows and hides; reachable by keyboard. */
export function PasswordField({ label, subject, value, onValue, autoComplete, required = false, invalid = false, describedBy }: PasswordFieldProps) {
  const translations = { visibilityTrigger: (visible: boolean) => `${visible ? 'Hide' : 'Show'} ${subject}` }
  return (
    <PasswordInput.Root autoComplete={autoComplete} required={required} invalid={invalid} translations={translations}>
      <PasswordInput.Label className={fieldLabel}>{label}</PasswordInput.Label>
      <PasswordInput.Control className={css({ position: 'relative' })}>
        <PasswordInput.Input
          value={value}
          onChange={(event) => onValue(event.target.value)}
          required={required}
          aria-describedby={describedBy}
          className={cx(field(), css({ paddingInlineEnd: '44px' }))}
        />
        <PasswordInput.Context>
          {({ toggleVisible }) => (
            <PasswordInput.VisibilityTrigger
              tabIndex={0}
              // A pointer is heard as it goes down; keys and assistive technology only click.
              onClick={(event) => event.detail === 0 && toggleVisible()}
              className={cx(button({ look: 'ghost', size: 'icon' }), css({ position: 'absolute', right: '4px', top: '4px' }))}
            >
              <PasswordInput.Indicator fallback={<Eye size={18} aria-hidden="true" />}>
                <EyeOff size={18} aria-hidden="true" />
              </PasswordInput.Indicator>
            </PasswordInput.VisibilityTrigger>
          )}
        </PasswordInput.Context>
      </PasswordInput.Control>
    </PasswordInput.Root>
  )
}
