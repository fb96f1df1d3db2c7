// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Dialog } from '../../../src/ui/dialog.tsx'

afterEach(cleanup)

function Page({ open }: { readonly open: boolean }) {
  return (
    <>
      <button type="button">Log in</button>
      <button type="button">Get started</button>
      <Dialog open={open} onClose={() => undefined} title="Welcome">
        <button type="button">Done</button>
      </Dialog>
    </>
  )
}

test('the focus returns to what opened a dialog, also where a Tab came before the dialog had the focus', async () => {
  const { rerender } = render(<Page open={false} />)
  const opener = screen.getByRole('button', { name: 'Log in' })
  opener.focus()
  rerender(<Page open />)
  screen.getByText('Get started').focus()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' })))
  rerender(<Page open={false} />)
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
