// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProjectDetail } from '../../../contract/projects.api.ts'
import { ApiFailure } from '../../../src/api/api-failure.ts'
import { visit } from '../visit.tsx'
import { detail, holding, said } from './opened.ts'

const live = (rest: Partial<ProjectDetail> = {}) => detail({ live_version: 2, deployment_url: 'http://clay-corner.localhost', ...rest })

/** Opens the dialog of an editor by its button's name. */
async function open(button: string, project: ProjectDetail, answers: Parameters<typeof holding>[2] = {}) {
  const client = holding(project, [said('m1', { version: 2 })], answers)
  visit('/project/p1', { token: 'T', client })
  fireEvent.click(await screen.findByRole('button', { name: button }))
  return { client, dialog: await screen.findByRole('dialog') }
}

test('BUILD-03 a site that is not deployed is deployed, then shows its address to copy and visit', async () => {
  let project = detail()
  const { dialog } = await open('Deploy', project, {
    project: () => project,
    deploy: () => {
      project = live()
      return project
    },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Deploy' }))
  const visitLink = await screen.findByRole('link', { name: 'Visit' })
  expect([visitLink.getAttribute('href'), visitLink.getAttribute('rel')]).toEqual(['http://clay-corner.localhost', 'noopener noreferrer'])
  expect(within(dialog).getByText('Visitors see version 2, the latest.')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeTruthy()
})

test('BUILD-03 a live version that is older than the latest can be updated', async () => {
  const { dialog } = await open('Update', live({ live_version: 1 }))
  expect(within(dialog).getByText('Visitors see version 1. Version 2 is newer.')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Update' })).toBeTruthy()
})

test('BUILD-03 taking a site down is asked first', async () => {
  const { client, dialog } = await open('Deployed', live(), { takeDown: () => undefined })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Take down' }))
  const question = await screen.findByRole('alertdialog', { name: 'Take the site down' })
  expect(client.calls.filter(({ name }) => name === 'takeDown')).toEqual([])
  fireEvent.click(within(question).getByRole('button', { name: 'Take down' }))
  await waitFor(() => expect(client.calls.filter(({ name }) => name === 'takeDown')).toHaveLength(1))
})

test('an unverified email address is told so, and its mail is sent again on request', async () => {
  const refusal = 'Verify your email address first: open the link in the mail that we sent you.'
  const forbidden = new ApiFailure({ kind: 'forbidden', status: 403, detail: refusal, fields: {} }, 'forbidden')
  const { client, dialog } = await open('Deploy', detail(), { deploy: () => Promise.reject(forbidden), sendVerification: () => undefined })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Deploy' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe(refusal)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send the mail again' }))
  await within(dialog).findByText('Sent to ada@example.com.')
  expect(client.calls.filter(({ name }) => name === 'sendVerification')).toHaveLength(1)
})

test('a live site has a link by which its owner manages it', async () => {
  const { dialog } = await open('Deployed', live({ manage_url: 'http://clay-corner.localhost/_session?key=k' }))
  expect(within(dialog).getByRole('link', { name: 'Manage the live site' }).getAttribute('href')).toBe('http://clay-corner.localhost/_session?key=k')
})
