import { Field } from '@ark-ui/react/field'
import type { ComponentProps } from 'react'
import { css } from '../../styled-system/css'
import { field } from '../../styled-system/recipes'

export const fieldLabel = css({ display: 'block', fontSize: '14px', fontWeight: '500', mb: '1' })
export const fieldError = css({ display: 'block', color: 'bad', fontSize: '13px', mt: '1' })

export type TextFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'size'> & {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error?: string | null | undefined
}

/** A labelled line of text; an error is tied to the field and marks it invalid. */
export function TextField({ label, value, onValue, error, required = false, ...input }: TextFieldProps) {
  return (
    <Field.Root invalid={Boolean(error)} required={required}>
      <Field.Label className={fieldLabel}>{label}</Field.Label>
      <Field.Input {...input} value={value} onChange={(event) => onValue(event.target.value)} className={field()} />
      <Field.ErrorText className={fieldError}>{error}</Field.ErrorText>
    </Field.Root>
  )
}
