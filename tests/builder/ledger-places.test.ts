import { expect, test } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const filed = ({ requirements }: AppModel, clause: RegExp) =>
  requirements.filter((one) => clause.test(one.clause)).map(({ clause: words, status, where }) => ({ words, status, where }))

const shop =
  'Please implement a painting service website to connect clients with painters. Users should be able to register and log in, browse services, and book a service. Painters should be able to view bookings. Clients should be able to view bookings.'

test('what a site is for is built with what serves it, where both whom it brings together are in the site', () => {
  expect(filed(siteOf(shop), /to connect/)).toEqual([{ words: 'to connect clients with painters', status: 'built', where: '/services' }])
  const [other] = filed(siteOf(shop.replace('to connect clients with painters', 'to connect astronauts with whales')), /to connect/)
  expect(other?.status).toBe('understood')
})

test('users and profiles that accounts stand for are found where the accounts are', () => {
  const site = siteOf(
    'Please implement a course website. Users should be able to register, log in, browse courses, and manage their personal profile. Administrators should be able to view all users and manage courses.',
  )
  const people = site.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'people'))
  expect(filed(site, /view all users/).map(({ status, where }) => [status, where])).toEqual([['built', people?.path]])
})

test('a form that is named by what one does in it is built with the first that the role may send', () => {
  const site = siteOf('Please implement a feedback website. Users should be able to submit feedback, save changes, and perform related operations.')
  expect(filed(site, /save changes|perform related/).map(({ status }) => status)).toEqual(['built', 'built'])
})

test('what is said to happen by itself is built only where that is what was built', () => {
  const identified = siteOf(
    'Please implement a video website. Users can upload videos and watch videos. The system should automatically identify the video content.',
  )
  expect(filed(identified, /identify/).map(({ status }) => status)).not.toContain('built')
  const booked = siteOf('Please implement a court booking website. Users can book a court for a day and time. The system should automatically book a court.')
  expect(filed(booked, /automatically/).map(({ status }) => status)).toEqual(['built'])
})

test('things of a site with many games stay beside the games', () => {
  const site = siteOf('Please implement a game box website with game search. Users should be able to play games, view game guides, and view monthly cards.')
  expect(site.entities.map(({ plural }) => plural)).toEqual(expect.arrayContaining(['monthly cards']))
})

test('text messages and e-mails are written to somebody, kept, and said to leave the site nowhere', () => {
  const site = siteOf('Please implement a customer website. Users should be able to view customers and send SMS. Users should be able to send emails.')
  const { fields, read, plural } = site.entities.find(({ id }) => id === 'sms')!
  expect([plural, read, fields.map(({ label }) => label)]).toEqual(['SMS', 'own', ['To', 'Phone', 'Message', 'Sent at']])
  expect(site.entities.find(({ id }) => id === 'emails')?.fields.map(({ label }) => label)).toEqual(['To', 'Email', 'Subject', 'Message', 'Sent at'])
  const page = site.pages.find(({ path }) => path === '/sms')
  expect(page?.blocks.at(-1)).toMatchObject({
    kind: 'text',
    paragraphs: ['Simulated sending: each text message is kept on this page. No text message leaves this site.'],
  })
  expect(filed(site, /send SMS/).map(({ status, where }) => [status, where])).toEqual([['built', '/sms']])
})

test('the end of a list that stands alone is built with the form that takes it', () => {
  const site = siteOf(
    'Please implement a photo website. Users should be able to upload photos. The website should support multiple formats, such as JPG, PNG, and GIF.',
  )
  expect(filed(site, /^(?:PNG|GIF)/).map(({ status }) => status)).not.toContain('not_understood')
})

test('files that can be played are, and what has no date is watched by a page that keeps up to date', () => {
  const site = siteOf('Please implement a club website. Users can upload files and play the files. Users can monitor cloud resource consumption.')
  expect(filed(site, /play|monitor/).map(({ status }) => status)).not.toContain('understood')
})

test('different pages are those of the site, and customers that it keeps are no account of whoever comes', () => {
  const pages = siteOf('Please implement a company website. Users should be able to browse different pages, including the homepage, about us, and products.')
  expect(pages.entities.map(({ plural }) => plural)).not.toContain('pages')
  const crm = siteOf('Please implement a design agency website. Users should be able to browse works, submit orders, and manage customer information.')
  expect(crm.entities.map(({ plural }) => plural)).toContain('customers')
  expect(filed(crm, /customer information/).map(({ status, where }) => [status, where])).toEqual([['built', '/customers']])
})

test('what is manipulated is no part of a name', () => {
  const site = siteOf(
    'Please implement a 3D viewer website for displaying and interactively manipulating 3D models. Users should be able to upload their own 3D model files.',
  )
  expect(site.entities.map(({ plural }) => plural).filter((plural) => plural.includes('manipulating'))).toEqual([])
})

test('an interface with pages is those pages, and joining us is applying', () => {
  const theme = siteOf(
    'Please implement a website theme. The website should have a user-friendly interface, including a homepage, about page, contact page, and more.',
  )
  expect(theme.entities.map(({ plural }) => plural)).toEqual(['inquiries', 'articles', 'about page sections', 'article categories'])
  expect(theme.pages.filter(({ navigation }) => navigation !== null).map(({ path }) => path)).toEqual(expect.arrayContaining(['/about', '/contact']))
  const company = siteOf('Please implement a corporate website to show services. The website should also have contact us and join us functions.')
  expect(company.entities.map(({ plural }) => plural)).toEqual(expect.arrayContaining(['job applications']))
})

test('what is called as a page of the site is, is built there', () => {
  const site = siteOf(
    'Please implement an office platform with financial management and case records. Users should be able to perform financial management and view case records.',
  )
  expect(filed(site, /perform financial/).map(({ status, where }) => [status, where])).toEqual([['built', '/financial-management']])
})

test('applications that are published and downloaded are files of a store, and no name begins with a verb', () => {
  const store = siteOf(
    'Please implement an application store for managing and publishing applications. The system should have functionalities for uploading, publishing, and removing applications, as well as supporting application category management.',
  )
  expect(store.entities.map(({ plural }) => plural)).toEqual(expect.arrayContaining(['applications', 'application categories']))
  expect(store.entities.find(({ id }) => id === 'applications')?.fields.map(({ type }) => type)).toContain('file')
})
